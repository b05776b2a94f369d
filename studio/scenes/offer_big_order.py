"""A whole order: stacked cartons, a motor, a coil of wire."""
from scene import Stage, stall
from scene_props import kraft

SHOWN_AS = {"offers": ["offer-3"]}
SIZE = (1280, 800)
EXPOSURE = 1.12


def build(size):
    s = Stage()
    s.put(kraft(360, 240, 200), -0.5, 1.2, 8, size=2.4)
    s.put(kraft(340, 230, 190, "#b48a5a"), -0.55, 1.2, -4, z=1.34, size=2.2)
    s.put(kraft(220, 200, 150), 1.35, 1.5, -12, size=1.5)
    s.show("induction-motor-3ph-1440rpm", 1.0, 0.0, -22, size=1.9)
    s.show("fr-pvc-house-wire-90m", -0.95, -0.7, 0, size=1.4)
    stall(size, "#1d3f4e")
