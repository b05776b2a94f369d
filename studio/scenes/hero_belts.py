"""Two matched V-belts round a large and a small double-groove pulley, a spare belt beside them."""
from families.pulley import pulley
from materials import cast_paint
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
    green = cast_paint("#1c5440")
    for one, x in ((big, 0), (small, 260)):
        for part in one:
            if part.data.materials[0].name.startswith("cast iron"):
                part.data.materials[0] = green
        group(one, rot=(90, 0, 0))
        stand(one, x, 0)
    belts = []
    for k in (-0.5, 0.5):
        belts += group(
            belt_drive(95, 55, 260, WIDTH, DEPTH, "DRIVANTA   B 42   17 x 1067 Li   MATCHED SET"), (0, k * STEP, 0)
        )
    s.put(big + small + belts, 3.65, 0.3, -24)
    s.show("v-belt-b-section", 1.5, -0.75, -6, size=2.1)
    workshop(size, seed=5)
