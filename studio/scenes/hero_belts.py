"""Two matched V-belts round a large and a small double-groove pulley, a spare belt beside them."""
from families.pulley import pulley
from mesh import group, stand
from scene import Stage, workshop
from scene_props import belt_drive

SHOWN_AS = {"banners": ["hero-belts-matched"]}
SIZE = (2400, 900)

WIDTH, DEPTH = 17, 11
STEP = WIDTH * 1.15 + 2  # as families/pulley.py spaces the grooves


def build(size):
    s = Stage(90)
    big, small = pulley(190, 2, WIDTH), pulley(110, 2, WIDTH)
    for one, x, r in ((big, 0, 95), (small, 260, 55)):
        group(one, rot=(90, 0, 0))
        stand(one, x, 0)
    belts = []
    for k in (-0.5, 0.5):
        belts += group(belt_drive(95, 55, 260, WIDTH, DEPTH, "DRIVANTA   B 42   17 x 1067 Li   MATCHED SET"), (0, k * STEP, 0))
    s.put(big + small + belts, 3.65, 0.3, -24)
    s.show("cogged-v-belt-ax-48", 1.35, -0.9, -10, size=1.7)
    s.show("taper-lock-bush-1610-28mm", 4.6, -1.2, 0, size=0.75)
    workshop(size, seed=5)
