"""Safety helmet, goggles, gloves and shoes on the bench."""
from scene import Stage, counter

SHOWN_AS = {"banners": ["listing-safety"], "categoryBanners": ["safety"]}
SIZE = (2400, 400)


def build(size):
    s = Stage()
    s.show("safety-helmet-ratchet", 3.6, 0.3, 0, size=1.9)
    s.show("polycarbonate-safety-goggles", 2.3, -0.5, -12, size=1.1)
    s.show("safety-shoe-steel-toe", 5.0, 0.2, 16, size=1.6)
    s.show("leather-welding-gloves-14in", 1.4, 0.1, 10, size=1.3)
    counter(size, seed=9)
