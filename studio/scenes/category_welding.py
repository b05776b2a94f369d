"""Welding: electrodes with their packet, helmet, holder."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["welding"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    s.show("auto-darkening-welding-helmet", -0.85, 0.9, 14, size=2.4)
    s.show("inverter-arc-welder-200a", 1.0, 1.2, -16, size=2.5)
    s.show("welding-electrode-e6013", 0.1, -1.0, -6, size=3.4)
    tile(size, "welding")
