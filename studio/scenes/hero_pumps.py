"""A monoblock pump on its plinth by the wall in the morning sun, valve and bend beside it."""
import mesh
from materials import material
from scene import Stage, veranda

SHOWN_AS = {"banners": ["hero-pumps"]}
SIZE = (2400, 900)


def build(size):
    s = Stage()
    mesh.box("base", 4.6, 2.6, 0.3, material("base", "#9a948a", 0, 0.85, cvar=0.2, bump=0.25, bscale=12), 0.03, (3.2, 0.3, 0.15))
    s.show("self-priming-monoblock-1hp", 3.2, 0.2, -22, size=2.9, z=0.3)
    s.show("gunmetal-gate-valve", 1.15, -0.9, 14, size=1.15)
    s.show("gi-malleable-elbow-90", 4.9, -1.25, -10, size=0.95)
    veranda(size)
