"""A crate of last pieces: tins, spray, tape and tools."""
from scene import Stage, stall
from scene_props import crate

SHOWN_AS = {"offers": ["offer-2"]}
SIZE = (1280, 800)
EXPOSURE = 1.12


def build(size):
    s = Stage()
    s.put(crate(420, 260, 150), 0.0, 0.3, 10, size=3.7)
    s.show("spray-paint-400ml", -0.95, 0.45, 0, size=1.9, z=0.1)
    s.show("red-oxide-metal-primer-1l", -0.05, 0.8, 0, size=1.5, z=0.35)
    s.show("lithium-grease-ep2", 1.0, -0.05, 0, size=1.2, z=0.3)
    s.show("steel-measuring-tape", 1.5, -1.5, 0, size=1.4)
    stall(size, "#7a3412")
