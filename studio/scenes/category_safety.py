"""Safety: helmets, goggles, gloves and shoes."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["safety"]}
SIZE = (960, 720)


def build(size):
    s = Stage()
    s.show("safety-helmet-ratchet", -0.75, 0.35, 0, size=2.5, variant="safety-helmet-ratchet--yellow")
    s.show("safety-helmet-ratchet", 1.0, 1.35, -10, size=2.3, variant="safety-helmet-ratchet--blue")
    s.show("safety-shoe-steel-toe", 1.35, -0.2, 20, size=2.0)
    s.show("polycarbonate-safety-goggles", -0.1, -1.35, -10, size=1.6)
    s.show("leather-welding-gloves-14in", -1.75, -1.0, 10, size=1.7)
    tile(size, "safety")
