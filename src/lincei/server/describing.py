"""The description of the interface, made complete: what the framework leaves out of the OpenAPI document."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.openapi.spec import Discriminator, OpenAPI, Operation, Reference, Schema

from lincei.server import answers, wire

WHERE = "#/components/schemas/"


def complete(described: OpenAPI) -> None:
    """Say what a message is, what refuses unknown fields, and by which field the messages of a union are told apart."""
    kinds = [
        kind
        for kind in (vars(wire) | vars(answers)).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    tags = {WHERE + kind.__name__: str(kind.__struct_config__.tag) for kind in kinds if kind.__struct_config__.tag}
    for kind in kinds:
        schema = described.components.schemas.get(kind.__name__)
        if schema is not None:
            schema.description = schema.description or kind.__doc__
            if kind.__struct_config__.forbid_unknown_fields:
                schema.additional_properties = False
    for path in (described.paths or {}).values():
        for operation in (path.get, path.post, path.delete):
            for schema in bodies(operation):
                tell_apart(schema, tags)


def bodies(operation: Operation | None) -> list[Schema]:
    """What an operation takes."""
    taken: Any = operation and operation.request_body
    kinds = taken.content.values() if taken else []
    return [kind.schema for kind in kinds if isinstance(kind.schema, Schema)]


def tell_apart(schema: Schema, tags: dict[str, str]) -> None:
    """A union of tagged messages has a discriminator."""
    names = [each.ref for each in schema.one_of or [] if isinstance(each, Reference)]
    if names and all(name in tags for name in names):
        schema.discriminator = Discriminator("type", {tags[name]: name for name in names})
