"""Cutting discs: one leaning on its stack, flap disc and grinding wheel beside."""
from scene import Stage, counter

SHOWN_AS = {"banners": ["listing-discs"], "categoryBanners": ["abrasives-cutting"]}
SIZE = (2400, 400)


def build(size):
    s = Stage()
    s.show("metal-cutting-disc", 3.9, 0.1, 0, size=1.75)
    s.show("flap-disc-100mm-zirconia", 5.3, 0.3, 0, size=1.2)
    s.show("grinding-wheel-dc-100x6", 2.3, 0.1, 0, size=1.4)
    s.show("hss-drill-bit", 1.1, -0.4, 20, size=1.1)
    counter(size, seed=6)
