"""A first order unpacked: a carton with tape, spanner and helmet."""
from scene import Stage, stall
from scene_props import open_carton

SHOWN_AS = {"offers": ["offer-5"]}
SIZE = (1280, 800)
EXPOSURE = 1.12


def build(size):
    s = Stage()
    s.put(open_carton(340, 260, 170), -0.1, 0.6, 12, size=4.0)
    s.show("safety-helmet-ratchet", -0.35, 0.6, 0, size=1.7, z=0.75)
    s.show("synthetic-enamel-paint", 0.75, 0.7, 0, size=1.2, z=0.5)
    s.show("steel-measuring-tape", 1.2, -1.2, 0, size=1.3)
    stall(size, "#c2602a")
