"""Abrasives: a disc leaning on its stack, flap disc, drill bits."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["abrasives-cutting"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    s.show("metal-cutting-disc", -0.75, 0.35, 0, size=2.75)
    s.show("flap-disc-100mm-zirconia", 1.25, 0.35, 0, size=2.0)
    s.show("hss-drill-bit", 0.85, -1.35, 10, size=1.9)
    s.show("wire-cup-brush-75mm", -1.45, -1.35, 0, size=0.95)
    tile(size, "abrasives-cutting")
