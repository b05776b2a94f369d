"""A parcel, and against it a telephone that says paid."""
from scene import Stage, stall
from scene_props import kraft, phone

SHOWN_AS = {"offers": ["offer-1"]}
SIZE = (1280, 800)
EXPOSURE = 1.12


def build(size):
    s = Stage()
    s.put(kraft(300, 220, 190), -0.35, 0.9, 14, size=2.7)
    s.put(kraft(190, 150, 110, "#b48a5a"), -0.25, 0.95, -8, z=1.71, size=1.6)
    s.put(phone(), 0.85, -0.28, 6, size=1.75, lay=(66, 0, 0))
    stall(size)
