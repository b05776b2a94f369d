"""An angle grinder among the steel angles that it cut, discs in reach."""
from scene import Stage, workshop
from scene_props import angle_iron

SHOWN_AS = {"banners": ["hero-grinders"], "categoryBanners": ["power-tools"]}
SIZE = (2400, 900)


def build(size):
    s = Stage()
    s.show("angle-grinder", 3.75, -0.1, -16, size=4.1)
    s.put(angle_iron(420), 1.75, 0.85, 52, size=2.9)
    s.put(angle_iron(420), 2.3, 1.05, 61, size=2.9)
    s.show("metal-cutting-disc", 5.35, 1.1, 0, size=1.9)
    s.show("grinding-wheel-dc-100x6", 4.6, -1.35, 20, size=1.05)
    workshop(size, seed=3)
