"""Hand tools: forged spanners, hammer, pliers and vice."""
from families.spanner import spanner
from scene import Stage, tile

SHOWN_AS = {"categories": ["hand-tools"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    s.show("bench-vice-fixed-base", 0.95, 1.25, -24, size=2.6)
    s.show("ball-pein-hammer", -1.25, 0.75, 24, size=2.9)
    for k, across in enumerate((19, 14, 10)):
        one = spanner(across, 70 + across * 8, "satin", None, "KALLAYI FORGE")
        s.put(one, -0.85 + 0.16 * k, -0.85 - 0.52 * k, 14, size=2.9 - 0.42 * k)
    s.show("combination-plier-200mm", 1.35, -0.95, -50, size=2.2)
    tile(size, "hand-tools")
