"""Power tools: grinder, drill driver and the discs they turn."""
from scene import Stage, tile

SHOWN_AS = {"categories": ["power-tools"]}
SIZE = (960, 720)
EXPOSURE = 1.22


def build(size):
    s = Stage()
    s.show("cordless-drill-driver-12v", 0.95, 1.2, -24, size=2.7)
    s.show("angle-grinder", -0.35, -0.55, -16, size=3.7)
    s.show("metal-cutting-disc", 2.05, -0.75, 0, size=1.25)
    tile(size, "power-tools")
