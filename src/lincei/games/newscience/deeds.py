"""What each action means: its message, its arguments and the components it touches on the table."""

from __future__ import annotations

from lincei.contract import Deed
from lincei.games.counting import bits
from lincei.games.newscience.actions import (
    ACCEPT,
    CASCADE,
    CHOOSE,
    CUBE_FROM,
    CUBE_TO,
    DECLINE,
    FAVOUR,
    PLACE,
    REROLL,
    RESEARCH_ON,
    RIVAL,
    SPEND,
    TRACK,
)
from lincei.games.newscience.refs import action_ref, discovery_ref, event_ref, scientist_ref, space_ref, track_ref
from lincei.games.newscience.rules.experiment import Announce, AnnounceLate, Experiment, Reroll
from lincei.games.newscience.rules.modifiers import PLAINLY, prestige_of
from lincei.games.newscience.rules.publish import Publish, dragged_along
from lincei.games.newscience.rules.serving import Serve
from lincei.games.newscience.rules.spaces import modifier
from lincei.games.newscience.rules.verbs import Decide, MakeStep, MayCarry
from lincei.games.newscience.state import NewScience
from lincei.games.newscience.terms import (
    ACTION_SPACE,
    ACTIONS,
    DISCOVERIES,
    EVENT_SPACE,
    INFLUENCE_SPACE,
    REST_SPACE,
    SCIENTISTS,
    SPACE_NAMES,
    TRACKS,
    action_of,
    first_space,
    track_of,
)


def describe(g: NewScience, action: int) -> Deed:
    """What a legal action of the seat to move means."""
    if action < PLACE:
        return describe_scientist(g, action)
    if action < RESEARCH_ON:
        return describe_place(g, action - PLACE)
    if action < SPEND:
        return describe_target(g, action)
    if action < REROLL:
        return describe_spend(g, action - SPEND)
    if action < CASCADE:
        return Deed("newscience-do-reroll", {}, ["button.reroll"])
    if action < CHOOSE:
        discovery = action - CASCADE
        slug = g.e.discovery_slug[discovery]
        return Deed("newscience-do-cascade", {"discovery": discovery_ref(g.e, discovery)}, [f"discovery.{slug}"])
    if action < DECLINE:
        return describe_decision(g, action)
    return describe_decline(g)


def describe_scientist(g: NewScience, scientist: int) -> Deed:
    args: dict[str, int | str] = {"scientist": scientist_ref(g.e, scientist)}
    for action, name in enumerate(ACTIONS):
        args[name] = g.e.rating[3 * scientist + action]
    return Deed("newscience-do-scientist", args, ["scientist." + SCIENTISTS[scientist]])


def describe_place(g: NewScience, space: int) -> Deed:
    touches = ["space." + SPACE_NAMES[space]]
    if space == REST_SPACE:
        return Deed("newscience-do-place-rest", {"position": len(g.resting) + 1}, touches)
    if space < INFLUENCE_SPACE:
        card = g.display[space - EVENT_SPACE]
        args: dict[str, int | str] = {"event": event_ref(g.e, card), "effect": g.e.event_ref[card]}
        return Deed("newscience-do-place-event", args, touches)
    if space < ACTION_SPACE:
        return Deed("newscience-do-place-influence", {"track": track_ref(track_of(space))}, touches)
    action = action_of(space)
    number = space - first_space(action) + 1
    args = {"action": action_ref(action), "number": number, "modifier": modifier(g, space)}
    return Deed("newscience-do-place-action", args, touches)


def describe_target(g: NewScience, action: int) -> Deed:
    """A discovery to be researched, tested or published, plainly or with the card in the lab."""
    kind, answer = divmod(action - RESEARCH_ON, 3 * DISCOVERIES)
    way, discovery = divmod(answer, DISCOVERIES)
    touches = ["discovery." + g.e.discovery_slug[discovery]]
    args: dict[str, int | str] = {"discovery": discovery_ref(g.e, discovery)}
    top = g.question
    if isinstance(top, MakeStep):
        return Deed("newscience-do-step-" + ACTIONS[kind], args, touches)
    assert isinstance(top, Serve)
    if isinstance(top, Experiment):
        trial = top.trial(g, discovery, way)
        args["value"] = trial.value
        args["points"] = trial.points
        args["chance"] = trial.chance(0, trial.rerolls)
    else:
        args["value"] = g.e.values[3 * discovery + kind]
        args["rest"] = top.missing(g, discovery, way)
    if isinstance(top, Publish):
        args["prestige"] = prestige_of(g, top.seat, discovery, way)
        args["cascade"] = bits(dragged_along(g, top.seat, discovery))
    if way == PLAINLY:
        return Deed("newscience-do-" + ACTIONS[kind], args, touches)
    card = g.seats[top.seat].lab
    args["event"] = event_ref(g.e, card)
    args["clause"] = g.e.event_clauses[card][way - 1].ref if g.e.event_either[card] else g.e.event_ref[card]
    return Deed(f"newscience-do-{ACTIONS[kind]}-card", args, [*touches, f"lab.{top.seat}"])


def describe_spend(g: NewScience, rest: int) -> Deed:
    top = g.question
    args: dict[str, int | str] = {"rest": rest}
    if isinstance(top, AnnounceLate):
        args["total"] = top.trial.points + top.rest + top.die + rest
        args["value"] = top.trial.value
        return Deed("newscience-do-spend-late", args, [f"rest.{rest}"])
    assert isinstance(top, Announce)
    args["chance"] = top.trial.chance(rest, top.trial.rerolls)
    return Deed("newscience-do-spend", args, [f"rest.{rest}"])


def describe_decision(g: NewScience, action: int) -> Deed:
    """What the controller of a PLAY card, or the owner of a single-use card, decides."""
    top = g.question
    if action < RIVAL:
        assert isinstance(top, Decide)
        option = action - CHOOSE
        clause = g.e.event_clauses[top.card][option].ref
        return Deed("newscience-do-choose", {"clause": clause}, [f"option.{option + 1}"])
    if action < TRACK:
        return Deed("newscience-do-rival", {"player": action - RIVAL}, [f"player.{action - RIVAL}"])
    if action < FAVOUR:
        track = action - TRACK
        return Deed("newscience-do-track", {"track": track_ref(track)}, ["track." + TRACKS[track]])
    if action < CUBE_FROM:
        favoured = action - FAVOUR
        return Deed("newscience-do-favour", {"action": action_ref(favoured)}, ["option." + ACTIONS[favoured]])
    if action < CUBE_TO:
        space = action - CUBE_FROM
        args: dict[str, int | str] = {"player": g.cubes[space], "space": space_ref(space)}
        return Deed("newscience-do-cube", args, ["space." + SPACE_NAMES[space]])
    if action < ACCEPT:
        space = action - CUBE_TO
        return Deed("newscience-do-to", {"space": space_ref(space)}, ["space." + SPACE_NAMES[space]])
    if isinstance(top, MayCarry):
        return Deed("newscience-do-accept", {"clause": top.clause(g).ref}, ["button.accept"])
    return Deed("newscience-do-use", {"event": event_ref(g.e, g.seats[g.to_move].lab)}, ["button.accept"])


def describe_decline(g: NewScience) -> Deed:
    """Declining reads differently: an action is lost, a roll stands, a clause or card is done without."""
    top = g.question
    touches = ["button.decline"]
    if isinstance(top, Serve):
        return Deed("newscience-do-decline", {"action": action_ref(top.action)}, touches)
    return Deed("newscience-do-keep-die" if isinstance(top, Reroll) else "newscience-do-decline-clause", {}, touches)
