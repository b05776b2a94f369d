"""Bearings: an open one upright, sealed ones, a pillow block."""
from families.bearing import bearing
from scene import Stage, tile

SHOWN_AS = {"categories": ["bearings"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    s.show("pillow-block-ucp", 1.1, 0.85, -18, size=2.7)
    s.put(bearing(25, 62, 17, "open", "6305", "Rolvani"), -0.95, -0.1, 20, size=2.3, lay=(84, 0, 0))
    s.put(bearing(20, 47, 14, "2RS", "6204", "Rolvani"), 0.75, -1.15, 30, size=1.45)
    s.put(bearing(8, 22, 7, "2RS", "608", "Rolvani"), -0.45, -1.75, -16, size=0.62, lay=(80, 0, 0))
    s.put(bearing(8, 22, 7, "2RS", "608", "Rolvani"), -1.75, -1.5, 0, size=0.62)
    tile(size, "bearings")
