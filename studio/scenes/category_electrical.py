"""Electrical: house wire, switchgear, insulation tape."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["electrical"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    s.show("fr-pvc-house-wire-90m", -0.95, 0.5, 0, size=2.8)
    s.show("rccb-4-pole-63a-30ma", 1.3, 0.75, 10, size=2.0)
    s.show("mcb-single-pole-c-curve", 0.75, -0.85, 0, size=1.4)
    s.show("pvc-insulation-tape", -0.35, -1.45, 0, size=1.2)
    tile(size, "electrical")
