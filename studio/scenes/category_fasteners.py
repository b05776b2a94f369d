"""Fasteners: zinc bolts with nuts and washers."""
from parts import bolt, nut, washer
from scene import Stage, tile

SHOWN_AS = {"categories": ["fasteners"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    for k, (d, long, pitch, high) in enumerate(
        ((20, 80, 2.5, 2.55), (16, 70, 2.0, 2.15), (12, 60, 1.75, 1.8), (10, 50, 1.5, 1.45), (8, 40, 1.25, 1.15))
    ):
        s.put(bolt(d, long, pitch)[0], -1.65 + 0.84 * k, 0.75 - 0.12 * k, 20 * k, size=high)
    s.put(bolt(12, 50, 1.75)[0], -0.75, -0.85, 24, size=1.75, lay=(0, 90, 0))
    for x, y, turn, d in ((0.85, -0.6, 10, 12), (1.5, -1.0, 40, 12), (0.95, -1.45, 5, 10), (2.0, -0.5, 25, 10)):
        s.put(nut(d)[0], x, y, turn, size=0.74 if d == 12 else 0.6)
    s.put(washer(12)[0], 0.25, -1.5, size=0.8)
    tile(size, "fasteners")
