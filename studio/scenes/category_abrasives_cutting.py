"""Abrasives: a disc leaning on its stack, flap disc, grinding wheel, drill bits."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["abrasives-cutting"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    s.show("metal-cutting-disc", -0.85, 0.3, 0, size=2.7)
    s.show("flap-disc-100mm-zirconia", 1.25, 0.6, 0, size=1.9)
    s.show("hss-drill-bit", 1.1, -1.2, 10, size=2.0)
    s.show("bimetal-hole-saw", -1.7, -1.4, 0, size=0.9)
    tile(size, "abrasives-cutting")
