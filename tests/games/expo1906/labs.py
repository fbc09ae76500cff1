"""Laboratories with many finished projects, for the tests of the end and of the scoring; without scrap."""

from __future__ import annotations

from lincei.games.expo1906.state import Expo
from tests.games.expo1906.table import clear_scrap, put


def listed(text: str) -> list[str]:
    return text.split()


# -- the four players of the rulebook's scoring example (E-EX12 to E-EX16) ----------------------------------------

# 17 VP: Steam turbine 5 and Rock drill 3 (steam), X-ray image 5 and Cinematograph 4 (electric); two techs.
GREEN = listed("""
    steam-turbine@d2 rock-drill@f3 x-ray-image@c4:90 cinematograph@e5 combustion-engine@a3 time-study@f1
    steel/manual@e3:90 electric/steel@d4 automated/steam@e4:270 copper/manual@a5:180 copper/electric@d5:180
    empirical/manual@g5:270 scientific/manual@b6 electric/scientific@d6:180 steel/empirical@g6:90
""")
# 24 VP: Compound locomotive 6 (steam), Induction motor 6, Electric locomotive 6, Arc furnace 6; shapes L, T and S.
BLUE = listed("""
    compound-locomotive@a3:180 induction-motor@e1:270 electric-locomotive@e3 arc-furnace@d5 scientific/copper@d1:270
    electric/copper@f1 steam/empirical@a2:270 automated/electric@b2:90 steel/automated@g2:270
    copper/scientific@c3:90 manual/scientific@d3:180 manual/steam@a4 steel/empirical@c4 empirical/electric@e4
    manual/empirical@g4:180 empirical/automated@c5:270 electric/scientific@f5 steel/manual@b6:90
    automated/steam@e6:270
""")
# 21 VP: Espresso machine 6 and Ammonia synthesis 5 (steam), Light bulb 5 and Dynamo 5 (electric); with Synthetic
# rubber, unfinished, all five shapes.
RED = listed("""
    espresso-machine@c3:90 ammonia-synthesis@e5 light-bulb@g2:90 dynamo@d2 synthetic-rubber@a1:180
    electric/automated@d1 electric/manual@e1:270 manual/steam@g1:180 manual/scientific@c2:270 copper/manual@f2:270
    empirical/automated@f3:90 copper/empirical@d4 automated/electric@e4:180 copper/scientific@f4:90 manual/copper@b5
    scientific/steam@d5:270 steam/automated@c6 steel/scientific@f6:270 electric/steel@g6
""")
# 21 VP, all steam: Air liquefier 5, Cable car 5, Autoclave 5, Cruiser 6.
YELLOW = listed("""
    air-liquefier@d5:270 cable-car@a2 autoclave@b3 cruiser@e3 empirical/steel@a1:270 steam/empirical@b1:270
    manual/copper@d1:180 steel/automated@e2 steam/steel@a3:90 manual/empirical@d3 steel/electric@g3
    empirical/steel@a4:90 automated/steel@g4:270 copper/automated@b5 scientific/copper@c5:270 steam/scientific@e5:90
    empirical/steam@f5 steam/automated@a6:180 copper/automated@e6:270
""")

# -- a player about to finish a fifth and a sixth project ---------------------------------------------------------

# Finished: Aspirin 2, Bakelite 3, Rock drill 3, Steam car 3. Vacuum cleaner and Electric iron lack the tiles below.
FOUR = listed("""
    aspirin@c1:90 electric-iron@a5:90 rock-drill@f2 vacuum-cleaner@e5 steam-car@b4 bakelite@a1:270
    empirical/steam@b1 copper/scientific@d1:180 steel/manual@f1 steel/automated@e2:180 manual/empirical@b3:90
    scientific/steam@c3:180 steam/scientific@e3:270 copper/electric@a4:90 steam/empirical@f4 manual/copper@g4
    empirical/manual@d5:180 electric/automated@g5:270 steel/automated@d6:90
""")
FIFTH = "copper/automated@g6:90"  # finishes Vacuum cleaner, 3 VP
FIFTH_ASKEW = "copper/automated@g6"  # turned by 90 degrees it does
SIXTH = ["electric/steel@b6:270", "empirical/manual@c6"]  # together they finish Electric iron, 2 VP


def build(g: Expo, seat: int, lab: list[str]) -> None:
    """Lay out a whole laboratory."""
    clear_scrap(g, seat)
    put(g, seat, *lab)


def slugs(tiles: list[str]) -> list[str]:
    """The tiles without their places, as `give` takes them."""
    return [tile.partition("@")[0] for tile in tiles]
