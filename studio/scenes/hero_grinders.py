"""An angle grinder beside the steel angle that it cut, discs in reach."""
from scene import Stage, workshop
from scene_props import angle_iron

SHOWN_AS = {"banners": ["hero-grinders"], "categoryBanners": ["power-tools"]}
SIZE = (2400, 900)


def build(size):
    s = Stage()
    s.show("angle-grinder", 3.3, -0.3, -12, size=3.9)
    s.put(angle_iron(420), 4.6, 1.9, 6, size=5.2)
    s.put(angle_iron(300), 2.3, 1.5, -14, size=2.6, lay=(90, 0, 0))
    s.show("metal-cutting-disc", 5.1, 0.55, 0, size=1.7)
    s.show("grinding-wheel-dc-100x6", 1.0, 0.5, 20, size=1.3)
    workshop(size, seed=3)
