"""Hand tools: forged spanners by size, hammer, pliers and vice."""
from families.spanner import spanner
from scene import Stage, tile

SHOWN_AS = {"categories": ["hand-tools"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    for k, across in enumerate((24, 19, 14, 10)):
        one = spanner(across, 70 + across * 8, "satin", None, "KALLAYI FORGE")
        s.put(one, -0.3 + 0.12 * k, -0.3 - 0.62 * k, 12, size=3.7 - 0.42 * k)
    s.show("ball-pein-hammer", -0.4, 1.0, 8, size=3.6)
    s.show("combination-plier-200mm", 1.9, -1.2, -60, size=2.2)
    s.show("bench-vice-fixed-base", 1.0, 1.6, -20, size=2.4)
    tile(size, "hand-tools")
