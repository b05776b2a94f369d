"""Paint and lubricants: enamel tins, spray, brush."""
import catalogue
from scene import Stage, tile

SHOWN_AS = {"categories": ["paint-lubricants"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    tins = [i.variant for i in catalogue.items()["synthetic-enamel-paint"]]
    s.show("synthetic-enamel-paint", -0.75, 0.3, 0, size=2.1)
    s.show("synthetic-enamel-paint", 0.75, 1.1, 0, size=2.1, variant=tins[len(tins) // 2])
    s.show("spray-paint-400ml", 1.75, 0.2, 0, size=2.3)
    s.show("lithium-grease-ep2", 0.55, -1.0, 0, size=1.3)
    s.show("flat-paint-brush", -1.3, -1.5, 20, size=2.0)
    tile(size, "paint-lubricants")
