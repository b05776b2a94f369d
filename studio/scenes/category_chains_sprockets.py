"""Chains and sprockets: roller chain in a coil, sprockets standing."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["chains-sprockets"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    s.show("sprocket-12b-simplex-19t", 0.75, 0.6, -8, size=3.2)
    s.show("roller-chain-simplex-10ft", -1.0, -0.7, 20, size=2.6)
    s.show("alloy-lifting-chain-grade-80", 1.5, -1.3, 0, size=1.5)
    tile(size, "chains-sprockets")
