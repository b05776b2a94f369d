"""Paint and lubricants: enamel tins, grease, spray."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["paint-lubricants"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    s.show("synthetic-enamel-paint", -0.95, 0.3, 0, size=2.15, variant="synthetic-enamel-paint--signal-red")
    s.show("synthetic-enamel-paint", 0.8, 1.4, 0, size=2.15, variant="synthetic-enamel-paint--phirozi-blue")
    s.show("spray-paint-400ml", 1.55, 0.3, 0, size=2.4)
    s.show("lithium-grease-ep2", 0.4, -0.9, 0, size=1.4)
    s.show("flat-paint-brush", -1.3, -1.35, 20, size=2.0)
    tile(size, "paint-lubricants")
