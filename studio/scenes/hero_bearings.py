"""Rolvani bearings and a pillow block on the bench, their cartons behind."""
import labels
from families.bearing import bearing
from parts import carton
from scene import Stage, product, workshop

SHOWN_AS = {"banners": ["hero-bearings"], "categoryBanners": ["bearings"]}
SIZE = (2400, 900)

BLUE = "#24486b"


def box(code, dims):
    front = labels.pack(900, 620, "Rolvani", code, (dims, "Deep groove ball bearing"), BLUE)
    return carton(90, 90, 62, front, BLUE)


def build(size):
    s = Stage()
    s.put(product("pillow-block-ucp"), 5.1, 0.55, -16, size=2.4)
    s.put(box("6204 2RS", "20 x 47 x 14 mm"), 6.15, 2.1, 8, size=1.35)
    s.put(box("6205 ZZ", "25 x 52 x 15 mm"), 4.75, 2.2, -12, size=1.35)
    s.put(box("6305 2RS", "25 x 62 x 17 mm"), 5.5, 2.2, -3, z=0.93, size=1.3)
    upright = bearing(25, 62, 17, "open", "6305", "Rolvani")
    s.put(upright, 3.3, -0.35, 20, size=1.95, lay=(84, 0, 0))
    z = 0.0
    for k, (b, across) in enumerate(
        [
            (bearing(25, 52, 15, "ZZ", "6205", "Rolvani"), 1.35),
            (bearing(20, 47, 14, "2RS", "6204", "Rolvani"), 1.22),
        ]
    ):
        _, high = s.put(b, 1.65 + 0.04 * k, 0.15, 40 + 80 * k, z=z, size=across)
        z = high.z
    s.put(bearing(17, 40, 12, "ZZ", "6203", "Rolvani"), 5.0, -1.15, 70, size=0.95)
    s.put(bearing(8, 22, 7, "2RS", "608", "Rolvani"), 4.4, -1.25, -20, size=0.56, lay=(80, 0, 0))
    s.put(bearing(8, 22, 7, "2RS", "608", "Rolvani"), 3.9, -1.6, 10, size=0.54)
    workshop(size)
