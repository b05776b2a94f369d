"""Measuring tools: pocket tape, calipers, level."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["measuring-tools"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    s.show("spirit-level-aluminium", 0.1, 1.7, 8, size=4.2)
    s.show("steel-measuring-tape", -0.75, 0.15, 0, size=3.0)
    s.show("pressure-gauge-63mm", 1.55, 0.35, -10, size=1.6)
    s.show("vernier-caliper-150mm", 0.35, -1.25, 14, size=3.0)
    tile(size, "measuring-tools")
