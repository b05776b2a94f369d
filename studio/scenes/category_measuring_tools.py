"""Measuring tools: pocket tape, calipers, level."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["measuring-tools"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    s.show("spirit-level-aluminium", 0.0, 1.3, 4, size=4.2)
    s.show("steel-measuring-tape", -0.5, -0.1, 0, size=2.8)
    s.show("vernier-caliper-150mm", 0.6, -1.2, 16, size=3.2)
    s.show("pressure-gauge-63mm", 1.8, 0.4, -10, size=1.4)
    tile(size, "measuring-tools")
