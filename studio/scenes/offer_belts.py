"""A-section belts of several lengths hanging from pegs, a pulley below."""
import mesh
from materials import material
from scene import Stage, grained, stall
from scene_props import belt_drive

SHOWN_AS = {"offers": ["offer-4"]}
SIZE = (1280, 800)
EXPOSURE = 1.12


def build(size):
    s = Stage(125)
    stall(size, "#1f5a46")
    rail = grained("rail", "#a87a48", "#6a4524", 71)
    mesh.box("rail", 5.6, 0.12, 0.34, rail, 0.02, (0, 3.5, 2.42))
    steel = material("peg", (0.6, 0.6, 0.6), 1, 0.3)
    for k, inches in enumerate((36, 44, 40)):
        x, long = -1.75 + 0.92 * k, 195 + 5 * (inches - 36)
        belt = belt_drive(44, 16, long, 17, 10, f"DRIVANTA   A {inches}   13 x {inches * 25.4:.0f} Li   ANTISTATIC")
        mesh.group(belt, rot=(0, -90, 0))
        high = s.put(belt, x, 3.22, 34)[1].z
        for part in belt:
            part.location.z += 2.47 - high
        mesh.turned(
            [(0, 0), (0.036, 0), (0.036, 0.42), (0.02, 0.44), (0, 0.44)],
            steel,
            loc=(x, 3.46, 2.38),
            rot=(90, 0, 0),
            seg=32,
        )
    s.show("v-pulley-b-double-6in", 1.35, 0.9, 22, size=1.7)
