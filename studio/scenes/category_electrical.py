"""Electrical: house wire, switchgear, insulation tape."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["electrical"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    s.show("fr-pvc-house-wire-90m", -1.0, 0.6, 0, size=2.5)
    s.show("rccb-4-pole-63a-30ma", 1.05, 0.7, 10, size=1.9)
    s.show("mcb-single-pole-c-curve", 0.35, -0.95, 0, size=1.3)
    s.show("pvc-insulation-tape", 1.75, -1.1, 0, size=1.2)
    tile(size, "electrical")
