"""Pumps and motors: a monoblock pump before a motor."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["pumps-motors"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    s.show("induction-motor-3ph-1440rpm", 1.0, 1.6, -34, size=2.6)
    s.show("self-priming-monoblock-1hp", -0.35, -0.2, -24, size=3.5)
    tile(size, "pumps-motors")
