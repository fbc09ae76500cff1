"""What each action means: its message, its arguments and the components it touches on the table."""

from __future__ import annotations

from lincei.contract import Deed
from lincei.games.newton.actions import (
    AGAIN_CITY,
    AGAIN_INCOME,
    AGAIN_MASTER,
    AGAIN_OBJECTIVE,
    AGAIN_TOKEN,
    BRANCH,
    BUY,
    CASH,
    COPY,
    CUBE,
    DEVELOP,
    DISCARD,
    DOUBLE,
    EFFECT,
    END,
    FOUND,
    IMPROVE,
    INCOME,
    JUMP,
    LEVEL_NAMES,
    MASTER,
    MOVE,
    PERFORM,
    PICK,
    POTION,
    REVEAL,
    SHELVE,
    SHELVE_PAID,
    SPECIAL,
    STEP,
    STOP,
    STUDENT,
    SWAP_DEVELOPMENT,
    SWAP_INCOME,
    TAKE,
    TUCK,
)
from lincei.games.newton.notes import place_note, space_note
from lincei.games.newton.refs import (
    action_ref,
    card_ref,
    city_ref,
    coins_ref,
    discovery_ref,
    effect_of_card,
    master_ref,
    objective_ref,
    place_ref,
    potions_ref,
    token_ref,
    vp_ref,
)
from lincei.games.newton.rules.choices import TakeDiscovery, discovery_price
from lincei.games.newton.rules.counts import worth
from lincei.games.newton.rules.effects import Accept
from lincei.games.newton.rules.lessons import PerformLesson
from lincei.games.newton.rules.prerequisites import potions_for_book_space, potions_for_objective
from lincei.games.newton.rules.special import special_action
from lincei.games.newton.rules.study import ShelveTile
from lincei.games.newton.rules.technology import TechnologyStep
from lincei.games.newton.rules.travel import TravelStep, extra_price, potions_to_enter, toll
from lincei.games.newton.rules.turn import Turn
from lincei.games.newton.rules.work import WorkStep, potions_ahead
from lincei.games.newton.state import Newton
from lincei.games.newton.terms import ACTIONS, INCOMES
from lincei.games.newton.vocabulary import NO_NEED


def describe(g: Newton, action: int) -> Deed:
    """What a legal action of the seat to move means."""
    e = g.e
    if action < PERFORM:
        return card_deed(g, "newton-do-play", action)
    if action < EFFECT:
        return perform_deed(g, action - PERFORM)
    if action == EFFECT:
        return effect_deed(g)
    if action == END:
        return Deed("newton-do-end", {}, ["button.end"])
    if action < MOVE:
        return step_deed(g, action)
    if action < TAKE:
        return place_deed(g, action)
    if action < SHELVE:
        return card_deed(g, "newton-do-take", action - TAKE)
    if action < DOUBLE:
        return shelve_deed(g, action)
    if action == DOUBLE:
        return Deed("newton-do-double", {}, ["button.double"])
    if action < DISCARD:
        master = action - (PICK if action < MASTER else MASTER)
        message = "newton-do-pick" if action < MASTER else "newton-do-master"
        return master_deed(g, message, master)
    if action < DEVELOP:
        return card_deed(g, "newton-do-discard", action - DISCARD)
    if action < COPY:
        return tile_deed(action)
    if action < AGAIN_INCOME:
        return card_deed(g, "newton-do-copy", action - COPY)
    if action < FOUND:
        return again_deed(g, action)
    if action < TUCK:
        return found_deed(g, action - FOUND)
    if action < STOP:
        return card_deed(g, "newton-do-tuck", action - TUCK)
    if action == STOP:
        return Deed(stop_message(g), {}, ["button.stop"])
    if action < BUY:
        return quick_deed(g, action)
    tile = action - (BUY if action < CASH else CASH)
    args: dict[str, int | str] = {"discovery": discovery_ref(e, tile)}
    vp = vp_ref(worth(g, g.seats[g.to_move], e.discovery_effect[tile].clauses[0]))
    if action < CASH:
        args |= {"price": coins_ref(e.discovery_cost[tile]), "effect": e.discovery_effect[tile].ref}
        return Deed("newton-do-buy", args, [f"discovery.{e.discovery_slug[tile]}"])
    args["vp"] = vp
    return Deed("newton-do-cash", args, [f"discovery.{e.discovery_slug[tile]}"])


def card_deed(g: Newton, message: str, card: int) -> Deed:
    """A card, with what is in its upper half."""
    args: dict[str, int | str] = {"card": card_ref(g.e, card), "effect": effect_of_card(g.e, card)}
    return Deed(message, args, [f"card.{g.e.card_slug[card]}"])


def perform_deed(g: Newton, action: int) -> Deed:
    """A basic action with the value it would have."""
    top = g.question
    value = top.value(g, action) if isinstance(top, (Turn, PerformLesson)) else g_value(g)
    args: dict[str, int | str] = {"action": action_ref(action), "value": value}
    return Deed("newton-do-perform", args, [f"action.{ACTIONS[action]}"])


def g_value(g: Newton) -> int:
    """The fixed value of an action that may be chosen."""
    value = g.question.args(g)["value"]
    assert isinstance(value, int)
    return value


def effect_deed(g: Newton) -> Deed:
    top = g.question
    effect = top.effect if isinstance(top, Accept) else g.e.card_effect[g.card]
    return Deed("newton-do-effect", {"effect": effect.ref}, ["button.effect"])


def step_deed(g: Newton, action: int) -> Deed:
    """One step of the marker or of a student, with what it costs and where it leads."""
    e = g.e
    p = g.seats[g.to_move]
    top = g.question
    if action == STEP:
        assert isinstance(top, WorkStep)
        potions = potions_ref(potions_ahead(g, p, top.action.flags))
        space = space_note(g, e.work_kind[p.work + 1], e.work_special[p.work + 1], 1)
        message = "newton-do-step" if potions_ahead(g, p, top.action.flags) == 0 else "newton-do-step-potions"
        return Deed(message, {"space": space, "potions": potions}, [f"work.{p.work + 1}"])
    assert isinstance(top, TechnologyStep)
    edge = action - BRANCH
    there = e.edge_to[edge]
    slot = e.tree_objective[there]
    need = potions_for_objective(g, p, slot) if slot >= 0 and not top.action.flags & NO_NEED else 0
    args: dict[str, int | str] = {
        "from": "=" + e.tree_slug[e.edge_from[edge]],
        "to": "=" + e.tree_slug[there],
        "space": bonus_or_space(g, there),
        "potions": potions_ref(need),
    }
    touches = [f"student.{e.tree_slug[e.edge_from[edge]]}", f"tree.{e.tree_slug[there]}"]
    return Deed("newton-do-branch-potions" if need else "newton-do-branch", args, touches)


def bonus_or_space(g: Newton, space: int) -> str:
    e = g.e
    bonus = e.tree_bonus[space]
    if bonus >= 0 and g.token_at[bonus] >= 0:
        return token_ref(e, g.token_at[bonus])
    return space_note(g, e.tree_kind[space], e.tree_special[space], e.tree_objective[space])


def place_deed(g: Newton, action: int) -> Deed:
    """A place on the map: to travel to, to lay a cube on, or a village to go to."""
    e = g.e
    p = g.seats[g.to_move]
    top = g.question
    if action < CUBE:
        place = action - MOVE
        assert isinstance(top, TravelStep)
        price = toll(g, p, place, top.action.flags)
        potions = potions_to_enter(g, p, place)
        message = "newton-do-move-toll" if price else "newton-do-move"
        if potions:
            message = "newton-do-move-toll-potions" if price else "newton-do-move-potions"
        args: dict[str, int | str] = {"place": place_ref(e, place), "space": place_note(g, place)}
        args |= {"toll": coins_ref(price), "potions": potions_ref(potions)}
    elif action < JUMP:
        place = action - CUBE
        args = {"place": place_ref(e, place), "space": place_note(g, place)}
        message = "newton-do-cube"
        if isinstance(top, TravelStep) and top.action.extra:
            message = "newton-do-cube-paid"
            args["price"] = coins_ref(extra_price(g))
    else:
        place = action - JUMP
        args = {"place": place_ref(e, place)}
        message = "newton-do-village"
    return Deed(message, args, [f"place.{e.place_slug[place]}"])


def shelve_deed(g: Newton, action: int) -> Deed:
    """A book space: what it asks, and what it costs."""
    e = g.e
    p = g.seats[g.to_move]
    top = g.question
    assert isinstance(top, ShelveTile)
    paid = action >= SHELVE_PAID
    cell = action - (SHELVE_PAID if paid else SHELVE)
    args: dict[str, int | str] = {"space": "=" + e.cell_name[cell], "row": e.cell_row[cell]}
    touches = [f"shelf.{e.cell_name[cell]}"]
    if paid:
        args["price"] = coins_ref(e.card_effect[g.card].coins)
        return Deed("newton-do-shelve-paid", args, touches)
    potions = 0 if top.action.flags & NO_NEED else potions_for_book_space(g, p, cell)
    if potions:
        args["potions"] = potions_ref(potions)
        return Deed("newton-do-shelve-potions", args, touches)
    return Deed("newton-do-shelve", args, touches)


def master_deed(g: Newton, message: str, master: int) -> Deed:
    e = g.e
    args: dict[str, int | str] = {"master": master_ref(e, master), "effect": e.master_effect[master].ref}
    args["vp"] = vp_ref(e.master_vp[master])
    return Deed(message, args, [f"master.{e.master_slug[master]}"])


def tile_deed(action: int) -> Deed:
    """A development or income tile, taken or given back."""
    if action < INCOME:
        what = ACTIONS[action - DEVELOP]
        return Deed("newton-do-develop", {"action": "action." + what}, [f"development.{what}"])
    if action < SWAP_DEVELOPMENT:
        kind = INCOMES[action - INCOME]
        return Deed("newton-do-income", {"income": "income." + kind}, [f"income.{kind}"])
    if action < SWAP_INCOME:
        what = ACTIONS[action - SWAP_DEVELOPMENT]
        return Deed("newton-do-swap-development", {"action": "action." + what}, [f"drawer.{what}"])
    kind = INCOMES[action - SWAP_INCOME]
    return Deed("newton-do-swap-income", {"income": "income." + kind}, [f"slot.{kind}"])


def again_deed(g: Newton, action: int) -> Deed:
    """An income tile, token, city, Master or objective used once more."""
    e = g.e
    p = g.seats[g.to_move]
    if action < AGAIN_TOKEN:
        kind = INCOMES[action - AGAIN_INCOME]
        return Deed("newton-do-again", {"what": "income." + kind}, [f"slot.{kind}"])
    if action < AGAIN_CITY:
        token = action - AGAIN_TOKEN
        return Deed("newton-do-again", {"what": token_ref(e, token)}, [f"token.{e.token_slug[token]}"])
    if action < AGAIN_MASTER:
        place = action - AGAIN_CITY
        return Deed("newton-do-again", {"what": city_ref(e, g.city_at[place])}, [f"place.{e.place_slug[place]}"])
    if action < AGAIN_OBJECTIVE:
        return master_deed(g, "newton-do-again-master", action - AGAIN_MASTER)
    tile = g.objective_at[action - AGAIN_OBJECTIVE]
    vp = vp_ref(worth(g, p, e.objective_effect[tile].clauses[0]))
    args: dict[str, int | str] = {"objective": objective_ref(e, tile), "vp": vp}
    return Deed("newton-do-again-objective", args, [f"objective.{e.objective_slug[tile]}"])


def found_deed(g: Newton, tile: int) -> Deed:
    e = g.e
    top = g.question
    assert isinstance(top, TakeDiscovery)
    args: dict[str, int | str] = {"discovery": discovery_ref(e, tile), "effect": e.discovery_effect[tile].ref}
    price = discovery_price(g, tile, top.about)
    args["price"] = coins_ref(price)
    return Deed("newton-do-found" if price else "newton-do-found-free", args, [f"discovery.{e.discovery_slug[tile]}"])


def quick_deed(g: Newton, action: int) -> Deed:
    if action == SPECIAL:
        return Deed("newton-do-special", {"effect": special_action(g, g.to_move).ref}, ["button.special"])
    if action < IMPROVE:
        level = LEVEL_NAMES[action - REVEAL]
        return Deed("newton-do-reveal", {"level": "=" + level}, [f"deck.{level}"])
    if action == IMPROVE:
        return Deed("newton-do-improve", {}, ["button.improve"])
    if action == POTION:
        return Deed("newton-do-potion", {}, ["button.potion"])
    assert action == STUDENT
    return Deed("newton-do-student", {}, ["button.student"])


def stop_message(g: Newton) -> str:
    """Declining reads differently: end a movement, or do without."""
    begun = (WorkStep, TechnologyStep, TravelStep)
    return "newton-do-stop" if isinstance(g.question, begun) else "newton-do-decline"
