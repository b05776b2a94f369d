"""V-belts and a double-groove pulley on the bench."""
from scene import Stage, workshop

SHOWN_AS = {"banners": ["hero-belts-matched"]}
SIZE = (2400, 900)


def build(size):
    s = Stage()
    s.show("v-pulley-b-double-6in", 3.75, 0.2, 22, size=2.35)
    s.show("v-belt-b-section", 2.1, 0.9, 12, size=2.9)
    s.show("cogged-v-belt-ax-48", 4.9, -1.3, -10, size=2.0)
    s.show("v-belt-a-section", 5.7, 1.0, 8, size=2.3, shot=2)
    s.show("taper-lock-bush-1610-28mm", 2.85, -1.35, 0, size=0.9)
    workshop(size, seed=5)
