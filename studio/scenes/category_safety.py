"""Safety: helmet, goggles, gloves and shoes."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["safety"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    s.show("safety-helmet-ratchet", -0.6, 0.7, 0, size=2.6)
    s.show("safety-shoe-steel-toe", 1.35, 0.4, 20, size=2.2)
    s.show("polycarbonate-safety-goggles", 0.6, -1.35, -10, size=1.7)
    s.show("leather-welding-gloves-14in", -1.4, -1.2, 10, size=2.0)
    tile(size, "safety")
