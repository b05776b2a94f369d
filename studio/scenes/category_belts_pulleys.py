"""Belts and pulleys: a double-groove pulley, V-belts lying before it."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["belts-pulleys"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    s.show("v-pulley-b-double-6in", 0.95, 0.75, 24, size=2.6)
    s.show("v-belt-b-section", -1.2, 0.1, 12, size=2.9)
    s.show("cogged-v-belt-ax-48", 0.55, -1.35, -14, size=2.7)
    tile(size, "belts-pulleys")
