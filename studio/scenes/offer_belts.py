"""A-section belts of several lengths hanging from pegs, a pulley below."""
from scene import Stage, stall

SHOWN_AS = {"offers": ["offer-4"]}
SIZE = (1280, 800)


def build(size):
    s = Stage()
    stall(size, "#1f5a46")
    for k, (x, long) in enumerate(((-1.75, 2.5), (-0.6, 2.9), (0.6, 2.7), (1.75, 2.4))):
        s.show("v-belt-a-section", x, 3.2, 0, size=long, lay=(90, 90, 0), z=0.6)
    s.show("v-pulley-b-double-6in", 0.3, 0.2, 20, size=1.5)
