"""Chains and sprockets: roller chain in a coil, sprockets standing."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["chains-sprockets"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    s.show("sprocket-12b-simplex-19t", 0.5, 0.6, -8, size=2.9)
    s.show("roller-chain-simplex-10ft", -1.35, -0.25, 20, size=2.4)
    s.show("chain-connecting-link", 1.5, -1.5, 0, size=1.3)
    tile(size, "chains-sprockets")
