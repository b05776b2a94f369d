"""Bearings: an open one upright, sealed ones, a pillow block."""
from families.bearing import bearing
from scene import Stage, tile

SHOWN_AS = {"categories": ["bearings"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    s.show("pillow-block-ucp", 1.15, 0.75, -18, size=2.7)
    s.put(bearing(25, 62, 17, "open", "6305", "Rolvani"), -0.85, 0.0, 20, size=2.4, lay=(84, 0, 0))
    s.put(bearing(20, 47, 14, "2RS", "6204", "Rolvani"), 0.85, -1.1, 30, size=1.5)
    s.put(bearing(8, 22, 7, "2RS", "608", "Rolvani"), -0.35, -1.6, -16, size=0.66, lay=(80, 0, 0))
    s.put(bearing(8, 22, 7, "2RS", "608", "Rolvani"), -1.65, -1.35, 0, size=0.66)
    tile(size, "bearings")
