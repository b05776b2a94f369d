"""A hoist's hook block with a load on its chain legs."""
from materials import steel_dark
from scene import Stage, workshop
from scene_props import girder, hook_block, link_chain, load_hook

SHOWN_AS = {"banners": ["hero-lifting"]}
SIZE = (2400, 900)


def build(size):
    s = Stage()
    chain = steel_dark("load chain", 0.32)
    for x in (-0.16, 0.16):
        link_chain((3.3 + x, 0.2, 5.2), (3.3 + x, 0.2, 2.9), 0.085, chain)
    s.put(load_hook() + hook_block(), 3.3, 0.2, 14, z=1.32, size=1.75)
    workshop(size, seed=7)
