"""Safety helmets, goggles, gloves and shoes on the bench."""
from scene import Stage, counter

SHOWN_AS = {"banners": ["listing-safety"], "categoryBanners": ["safety"]}
SIZE = (2400, 400)


def build(size):
    s = Stage()
    s.show("safety-helmet-ratchet", 3.0, 0.15, 0, size=1.35, variant="safety-helmet-ratchet--yellow")
    s.show("safety-helmet-ratchet", 1.9, 0.8, 14, size=1.3)
    s.show("polycarbonate-safety-goggles", 2.1, -0.6, -12, size=1.0)
    s.show("safety-shoe-steel-toe", 4.1, 0.0, 16, size=1.2)
    s.show("leather-welding-gloves-14in", 1.0, -0.1, 10, size=1.2)
    counter(size, seed=9)
