"""Measuring tools: pocket tape, calipers, level."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["measuring-tools"]}
SIZE = (960, 720)


def build(size):
    s = Stage()
    s.show("spirit-level-aluminium", 0.2, 1.5, 6, size=4.0)
    s.show("steel-measuring-tape", -0.35, 0.0, 0, size=3.5)
    s.show("vernier-caliper-150mm", 0.5, -1.3, 16, size=3.0)
    s.show("pressure-gauge-63mm", 1.8, 0.7, -10, size=1.4)
    tile(size, "measuring-tools")
