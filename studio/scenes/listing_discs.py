"""Cutting discs: one leaning on its stack, flap disc and grinding wheel beside."""
from scene import Stage, counter

SHOWN_AS = {"banners": ["listing-discs"], "categoryBanners": ["abrasives-cutting"]}
SIZE = (2400, 400)


def build(size):
    s = Stage()
    s.show("metal-cutting-disc", 3.1, 0.1, 0, size=1.25)
    s.show("flap-disc-100mm-zirconia", 4.1, 0.1, 0, size=0.95)
    s.show("grinding-wheel-dc-100x6", 2.05, 0.15, 0, size=1.05)
    s.show("hss-drill-bit", 1.15, -0.3, 20, size=1.0)
    counter(size, seed=6)
