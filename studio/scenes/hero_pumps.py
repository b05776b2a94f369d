"""A monoblock pump on its plinth by the wall in the morning sun, valve and bend beside it."""
import mesh
from materials import material
from scene import Stage, veranda

SHOWN_AS = {"banners": ["hero-pumps"]}
SIZE = (2400, 900)


def build(size):
    s = Stage()
    concrete = material("base", "#9a948a", 0, 0.85, cvar=0.2, bump=0.25, bscale=12)
    mesh.box("base", 3.8, 2.1, 0.34, concrete, 0.04, (3.75, 0.5, 0.17))
    s.show("self-priming-monoblock-1hp", 3.75, 0.45, -20, size=2.95, z=0.34)
    s.show("gunmetal-gate-valve", 1.75, -0.75, 14, size=1.2)
    s.show("gi-malleable-elbow-90", 2.7, -1.25, -10, size=0.85)
    veranda(size)
