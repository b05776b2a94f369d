"""Power tools: grinder, drill driver and the discs they turn."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["power-tools"]}
SIZE = (1200, 900)


def build(size):
    s = Stage()
    s.show("angle-grinder", -0.75, -0.1, -14, size=3.6)
    s.show("cordless-drill-driver-12v", 1.65, 1.0, -20, size=2.2)
    s.show("metal-cutting-disc", 1.75, -1.2, 0, size=1.3)
    tile(size, "power-tools")
