"""Welding: electrodes with their packet, helmet and welder behind."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["welding"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    s.show("inverter-arc-welder-200a", 0.95, 1.35, -16, size=2.5)
    s.show("auto-darkening-welding-helmet", -1.0, 0.75, 14, size=2.3)
    s.show("welding-electrode-e6013", 0.1, -0.75, -8, size=4.3)
    tile(size, "welding")
