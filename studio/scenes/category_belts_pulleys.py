"""Belts and pulleys: a double-groove pulley, V-belts leaning and lying."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["belts-pulleys"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    s.show("v-pulley-b-double-6in", 0.95, 0.45, 24, size=2.5)
    s.show("v-belt-b-section", -1.05, 0.35, 12, size=3.0)
    s.show("cogged-v-belt-ax-48", -0.2, -1.35, -14, size=2.5)
    s.show("taper-lock-bush-1610-28mm", 1.9, -1.2, 0, size=1.0)
    tile(size, "belts-pulleys")
