"""Zinc bolts standing by size, nuts and washers before them."""
from parts import bolt, nut, washer
from scene import Stage, counter

SHOWN_AS = {"banners": ["listing-fasteners"], "categoryBanners": ["fasteners"]}
SIZE = (2400, 400)


def build(size):
    s = Stage()
    for k, (d, long, p) in enumerate(((20, 80, 2.5), (16, 70, 2.0), (12, 60, 1.75), (10, 50, 1.5), (8, 40, 1.25))):
        s.put(bolt(d, long, p)[0], 1.4 + 0.72 * k, 0.55 - 0.1 * k, 17 * k, size=1.7 - 0.22 * k)
    for k, (d, x, y) in enumerate(((12, 1.9, -0.6), (12, 2.5, -0.85), (10, 3.1, -0.55), (16, 4.6, -0.35), (10, 5.2, -0.7))):
        s.put(nut(d)[0], x, y, 23 * k, size=0.034 * d + 0.12)
    s.put(washer(12)[0], 3.75, -0.8, size=0.5)
    s.show("ss304-hex-bolt-nut-washer", 5.15, 0.35, 10, size=1.4)
    counter(size)
