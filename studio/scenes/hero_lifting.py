"""A hoist's hook block that has just lifted a steel joist by two chain legs."""
from scene import Stage, workshop
from scene_props import load

SHOWN_AS = {"banners": ["hero-lifting"]}
SIZE = (2400, 900)


def build(size):
    s = Stage(146)
    s.put(load(), 3.9, 0.2, -14, z=0.09)
    s.show("alloy-lifting-chain-grade-80", 1.25, -0.35, 0, size=1.4)
    s.show("bow-shackle-13mm-2t", 2.35, -1.2, 20, size=0.85)
    workshop(size, seed=7, focus=(0, 0.2, 1.2))
