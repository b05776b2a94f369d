"""Safety: helmets, goggles, gloves and shoes."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["safety"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    s.show("safety-helmet-ratchet", -0.85, 0.25, 0, size=2.4, variant="safety-helmet-ratchet--yellow")
    s.show("safety-helmet-ratchet", 0.35, 1.6, -10, size=2.1, variant="safety-helmet-ratchet--blue")
    s.show("ear-muff-snr-28db", 1.65, 0.45, -14, size=1.65)
    s.show("polycarbonate-safety-goggles", 0.85, -1.1, -14, size=1.7)
    s.show("leather-welding-gloves-14in", -1.6, -1.2, 10, size=1.7)
    tile(size, "safety")
