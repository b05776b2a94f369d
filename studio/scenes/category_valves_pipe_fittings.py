"""Valves and fittings: gate valve, ball valve, elbows, seal tape."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["valves-pipe-fittings"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    s.show("gunmetal-gate-valve", -0.85, 0.5, 6, size=2.6)
    s.show("brass-ball-valve-full-bore", 1.15, 0.6, -10, size=2.1)
    s.show("gi-malleable-elbow-90", 0.45, -1.0, 20, size=1.6)
    s.show("ptfe-thread-seal-tape-12mm", 1.85, -0.95, 0, size=1.0)
    s.show("brass-bib-tap-15mm", -1.3, -1.2, 20, size=1.3)
    tile(size, "valves-pipe-fittings")
