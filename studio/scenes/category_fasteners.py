"""Fasteners: zinc bolts with nuts and washers."""
from parts import bolt, nut, washer
from scene import Stage, tile

SHOWN_AS = {"categories": ["fasteners"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    s.put(bolt(20, 70, 2.5)[0], -1.2, 0.6, 20, size=2.5, lay=(0, 0, 0))
    s.put(bolt(16, 60, 2.0)[0], -0.1, 0.9, 50, size=2.0)
    s.put(bolt(12, 50, 1.75)[0], 0.75, 0.75, 10, size=1.65)
    s.put(bolt(10, 40, 1.5)[0], 1.45, 0.6, 0, size=1.3)
    s.put(bolt(8, 30, 1.25)[0], 2.0, 0.5, 30, size=1.0)
    s.show("ss304-hex-bolt-nut-washer", -0.2, -1.0, 10, size=2.3)
    for x, y, turn, d in ((1.3, -0.75, 10, 12), (1.9, -1.1, 40, 12), (1.25, -1.5, 5, 10)):
        s.put(nut(d)[0], x, y, turn, size=0.72 if d == 12 else 0.6)
    s.put(washer(12)[0], 2.15, -0.35, size=0.8)
    s.put(washer(12)[0], -1.9, -1.25, size=0.8)
    tile(size, "fasteners")
