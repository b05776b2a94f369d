"""Valves and fittings: gate valve, ball valves, elbows, seal tape."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["valves-pipe-fittings"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    s.show("gunmetal-gate-valve", -0.85, 0.5, 6, size=2.6)
    s.show("brass-ball-valve-full-bore", 1.05, 0.55, -10, size=2.0)
    s.show("gi-malleable-elbow-90", 0.35, -1.1, 20, size=1.5)
    s.show("ptfe-thread-seal-tape-12mm", 1.75, -1.1, 0, size=1.0)
    s.show("brass-bib-tap-15mm", -1.4, -1.3, 20, size=1.3)
    tile(size, "valves-pipe-fittings")
