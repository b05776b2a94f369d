"""Zinc bolts standing by size, nuts and washers before them."""
from parts import bolt, nut, washer
from scene import Stage, counter

SHOWN_AS = {"banners": ["listing-fasteners"], "categoryBanners": ["fasteners"]}
SIZE = (2400, 400)


def build(size):
    s = Stage()
    for k, (d, long, p) in enumerate(((20, 80, 2.5), (16, 70, 2.0), (12, 60, 1.75), (10, 50, 1.5), (8, 40, 1.25))):
        s.put(bolt(d, long, p)[0], 1.2 + 0.6 * k, 0.35 - 0.08 * k, 17 * k, size=1.02 - 0.13 * k)
    for k, (d, x, y) in enumerate(
        ((12, 1.5, -0.6), (12, 2.05, -0.75), (10, 2.6, -0.55), (16, 4.05, -0.6), (10, 3.05, -0.75))
    ):
        s.put(nut(d)[0], x, y, 23 * k, size=0.026 * d + 0.1)
    s.put(washer(12)[0], 3.55, -0.7, size=0.42)
    s.show("ss304-hex-bolt-nut-washer", 4.05, 0.4, 10, size=0.95)
    counter(size)
