"""Pumps and motors: a monoblock pump before a motor."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["pumps-motors"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    s.show("induction-motor-3ph-1440rpm", 1.0, 1.35, -30, size=2.7)
    s.show("self-priming-monoblock-1hp", -0.55, -0.15, -24, size=3.3)
    s.show("gi-malleable-elbow-90", 1.75, -1.0, 0, size=1.1)
    tile(size, "pumps-motors")
