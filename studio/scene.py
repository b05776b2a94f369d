"""Composed scenes: the shared interior (bench, walls, daylight and lamp) and how products are set into it.

A scene's unit is what `Stage(unit=…)` says in millimetres, chosen so that the leading thing has a radius of about one
unit: materials are tuned for that size. x runs to the right, y into the picture, z up; the bench top is z 0.
"""
import math
import random

import bpy
from mathutils import Matrix, Vector

import catalogue
import families
import mesh
import plan
import stage
from materials import _nt, lin, material
from mesh import add, mesh_obj, plate, xf


def product(product_id, shot=1, variant=None, **changed):
    """The parts of a product of the catalogue as its own picture shows it; `changed` replaces parameters."""
    module = families.by_product()[product_id]
    found = catalogue.items()[product_id]
    item = next((i for i in found if i.variant == variant), found[0]) if variant else found[0]
    return module.build(shot, **{**plan.parameters(module, item), **changed})


class Stage:
    """Sets things down in scene units. unit: millimetres to one scene unit."""

    def __init__(self, unit=100.0):
        self.unit = unit
        self.things = []

    def show(self, product_id, x, y, turn=0, size=None, lay=None, z=0.0, sink=0.0, **how):
        """Puts a product of the catalogue; leaves its place empty where no family shows it yet."""
        if product_id not in families.by_product():
            return print(f"NOT YET {product_id}", flush=True)
        return self.put(product(product_id, **how), x, y, turn, z, size, lay, sink)

    def put(self, parts, x, y, turn=0, z=0.0, size=None, lay=None, sink=0.0):
        """Stands the parts with the middle of their footprint at x, y. size: longest side in units, instead of true size.
        lay: rotation in degrees before they are stood down. Returns the box (low, high) in scene units."""
        parts = [o for o in parts if o.type == "MESH"]
        if lay:
            mesh.group(parts, rot=lay)
        low, high = mesh.bounds(parts)
        s = size / max(high - low) if size else 1 / self.unit
        middle = (low + high) / 2
        grown = max((high - low).length / 2, 1e-6)
        move = (
            Matrix.Translation((x, y, z - sink))
            @ Matrix.Rotation(math.radians(turn), 4, "Z")
            @ Matrix.Scale(s * grown, 4)
        )
        rest = Matrix.Scale(1 / grown, 4) @ Matrix.Translation((-middle.x, -middle.y, -low.z))
        for o in parts:
            o.data = o.data if o.data.users == 1 else o.data.copy()
            o.data.transform(rest @ o.matrix_world)
            o.matrix_world = move
        tame_bumps(parts, s * grown)
        bpy.context.view_layer.update()
        self.things += parts
        return mesh.bounds(parts)


def tame_bumps(parts, k):
    """Bumps are made for a thing of radius one: on a smaller one they are made lower by as much."""
    seen = set()
    for o in parts:
        for m in o.data.materials:
            if m and m.name not in seen and m.use_nodes:
                seen.add(m.name)
                for n in m.node_tree.nodes:
                    if n.bl_idname == "ShaderNodeBump":
                        n.inputs["Distance"].default_value = 0.02 * min(k, 1.0)


def grained(name, light, dark, seed, stretch=(0.35, 4.5, 4.5), rough=(0.42, 0.66), bump=0.3):
    """Sawn wood with the grain along X, in scene coordinates."""
    m, nt, b = _nt(name)
    N, L = nt.nodes, nt.links
    rnd = random.Random(seed)
    tc = N.new("ShaderNodeTexCoord")
    mp = N.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = stretch
    mp.inputs["Location"].default_value = (rnd.uniform(0, 50), rnd.uniform(0, 50), rnd.uniform(0, 9))
    L.new(tc.outputs["Object"], mp.inputs[0])

    def noise(scale, detail, distortion=0.0):
        n = N.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = scale
        n.inputs["Detail"].default_value = detail
        n.inputs["Roughness"].default_value = 0.62
        n.inputs["Distortion"].default_value = distortion
        L.new(mp.outputs[0], n.inputs[0])
        return n.outputs["Fac"]

    broad, fine = noise(1.5, 5, 0.9), noise(13, 3)
    mx = N.new("ShaderNodeMixRGB")
    mx.inputs[0].default_value = 0.36
    L.new(broad, mx.inputs[1])
    L.new(fine, mx.inputs[2])
    cr = N.new("ShaderNodeValToRGB")
    e = cr.color_ramp.elements
    v = rnd.uniform(0.84, 1.14)
    d, l = lin(dark), lin(light)
    e[0].color, e[1].color = [c * v for c in d[:3]] + [1], [c * v for c in l[:3]] + [1]
    e[0].position, e[1].position = 0.33, 0.67
    L.new(mx.outputs[0], cr.inputs[0])
    L.new(cr.outputs[0], b.inputs["Base Color"])
    mr = N.new("ShaderNodeMapRange")
    mr.inputs["To Min"].default_value, mr.inputs["To Max"].default_value = rough
    L.new(fine, mr.inputs["Value"])
    L.new(mr.outputs[0], b.inputs["Roughness"])
    b.inputs["Specular"].default_value = 0.4
    bp = N.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = bump
    bp.inputs["Distance"].default_value = 0.02
    L.new(mx.outputs[0], bp.inputs["Height"])
    L.new(bp.outputs[0], b.inputs["Normal"])
    return m


def bench(light="#8a6238", dark="#3a2412", width=1.5, first=-5.0, count=8, length=34.0, edge=None):
    """A bench top of planks along X; its surface is z 0."""
    for k in range(count):
        wood = grained(f"bench {k}", light, dark, k)
        o = plate(
            "plank",
            [(-length / 2, -width / 2), (length / 2, -width / 2), (length / 2, width / 2), (-length / 2, width / 2)],
            0.3,
            wood,
            bevel=0.03,
            bres=2,
        )
        xf(o, (0.37 * (k % 3), first + k * (width + 0.012), -0.15))


def wall(y, colour="#1b2226", rough=0.85, mottle=0.18, height=16.0, scale=0.7, bump=0.12):
    """A plastered wall across the picture."""
    m = material("wall", colour, 0, rough, rvar=0.05, rscale=1.2, bump=bump, bscale=2.4, cvar=mottle, cscale=scale)
    mesh_obj("wall", [(-40, y, -6), (40, y, -6), (40, y, height), (-40, y, height)], [(0, 1, 2, 3)], m, False)


def sweep(colour="#ece5d8", rough=0.75, y=3.4, radius=2.2, mottle=0.03):
    """A seamless ground that turns up into the background."""
    m = material(
        "sweep", colour, 0, rough, rvar=0.04, rscale=2, bump=0.03, bscale=30, cvar=mottle, cscale=1.5, spec=0.25
    )
    line = [(-30.0, 0.0), (y, 0.0)]
    line += [
        (y + radius * math.sin(a), radius - radius * math.cos(a)) for a in (math.pi / 2 * k / 16 for k in range(1, 17))
    ]
    line += [(y + radius, 30.0)]
    V = [(x, p, q) for p, q in line for x in (-40.0, 40.0)]
    F = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(line) - 1)]
    mesh_obj("sweep", V, F, m, True, 60)


def world(colour=(0.055, 0.065, 0.085), strength=1.0):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    ground = w.node_tree.nodes["Background"].inputs
    ground[0].default_value = (*colour, 1)
    ground[1].default_value = strength


def workshop_light(at=(3.2, -0.3, 0.7), key=11.0, window=7.0, rim=8.0, front=4.0, glow=7.0, wall_y=6.4):
    """Evening in the workshop: a warm lamp at the right, a cool window at the left, a glow on the wall behind.
    The broad lights are what bare metal mirrors."""
    x, y, z = at
    world((0.085, 0.095, 0.115))
    stage.area("key", (x + 3.4, y - 4.4, 4.0), at, 3.6, 4.0, key, (1, 0.86, 0.68))
    stage.area("window", (x - 6.0, y - 1.6, 3.4), at, 2.0, 3.6, window, (0.78, 0.89, 1))
    stage.area("rim", (x + 0.6, y + 4.6, 4.4), at, 5.0, 1.4, rim, (1, 0.9, 0.76))
    stage.area("front", (x - 2.2, y - 7.0, 3.2), at, 3.6, 2.2, front, (1, 0.95, 0.89))
    if glow:
        stage.area("glow", (x + 0.9, wall_y - 3.2, 6.4), (x + 0.7, wall_y, 1.6), 6.0, 0.6, glow, (1, 0.74, 0.48))


def day_light(at=(0, 0, 0.5), key=16.0, fill=1.7, sky=0.36, side=-1, low=3.8):
    """A bright shop window: one large soft light from the side, a little from the front, a pale room around."""
    x, y, z = at
    world((0.92, 0.96, 1.0), sky)
    stage.area("window", (x + side * 3.8, y + 0.4, low), at, 1.7, 2.2, key, (1, 0.965, 0.91))
    stage.area("fill", (x - side * 3.8, y - 2.2, 2.4), at, 2.0, 2.6, fill, (0.93, 0.97, 1))
    stage.area("top", (x, y + 1.4, 4.8), at, 3.0, 1.6, 1.6)
    stage.area("front", (x + side * 2.0, y - 8.0, 4.0), at, 4.0, 3.0, 1.5, (1, 0.985, 0.96))


def look(frm, to, lens, size, fstop=0.0, focus=None, shift=(0.0, 0.0)):
    """The camera. fstop in scene units (about .6 for a soft background), focus: a point."""
    s = bpy.context.scene
    s.render.resolution_x, s.render.resolution_y = size
    s.render.resolution_percentage = 100
    cam = bpy.data.cameras.new("cam")
    cam.lens, cam.sensor_width = lens, 36
    cam.shift_x, cam.shift_y = shift
    o = add(bpy.data.objects.new("cam", cam))
    s.camera = o
    o.location = frm
    way = Vector(to) - Vector(frm)
    o.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    if fstop:
        cam.dof.use_dof = True
        cam.dof.aperture_fstop = fstop
        cam.dof.focus_distance = (Vector(focus or to) - Vector(frm)).dot(way.normalized())
    return o


def shelves(y=5.0, left=0.4, right=11.0, boards=(0.35, 2.35, 4.35), seed=1, wood="#3b2a1c"):
    """A stocked rack against the wall, meant to stand out of focus: cartons, tins and coils in the brands' colours."""
    rnd = random.Random(seed)
    brands = [b["colour"] for b in catalogue._rows("brands.yaml")]
    timber = grained("rack", wood, "#1d130b", 40)
    for z in boards:
        mesh.box("board", right - left, 1.5, 0.12, timber, 0.02, ((left + right) / 2, y, z - 0.06))
    for x in (left, (left + right) / 2, right):
        mesh.box("post", 0.14, 0.14, 14, timber, 0.02, (x, y - 0.72, 3.0))
    card = [material(f"kraft {k}", c, 0, 0.7, cvar=0.05) for k, c in enumerate(("#9a7148", "#86603a", "#a98356"))]
    tint = [material(f"carton {k}", c, 0, 0.5, cvar=0.04) for k, c in enumerate(brands)]
    white = material("band", "#e9e4d8", 0, 0.5)
    tin = material("tin", (0.6, 0.6, 0.6), 1, 0.3)
    for z in boards:
        x = left + 0.2
        while x < right - 0.9:
            w, h, d = rnd.uniform(0.5, 1.15), rnd.uniform(0.55, 1.45), rnd.uniform(0.7, 1.1)
            kind = rnd.random()
            if kind < 0.16:
                x += rnd.uniform(0.3, 0.8)
                continue
            if kind < 0.36:
                r = rnd.uniform(0.24, 0.34)
                m = rnd.choice(tint)
                for k in range(rnd.choice((1, 2, 2))):
                    mesh.turned(
                        [(0, 0), (r, 0), (r, 0.8), (0, 0.8)], m, loc=(x + r, y - 0.3, z + 0.86 * k), r=0.03, seg=40
                    )
                    mesh.turned(
                        [(0, 0), (r * 1.03, 0), (r * 1.03, 0.06), (0, 0.06)],
                        tin,
                        loc=(x + r, y - 0.3, z + 0.86 * k + 0.79),
                        seg=40,
                    )
                x += 2 * r + 0.08
                continue
            m = rnd.choice(card if kind < 0.62 else tint)
            mesh.box("carton", w, d, h, m, 0.015, (x + w / 2, y - 0.1 - rnd.uniform(0, 0.2), z + h / 2))
            if m in tint:
                mesh.box(
                    "band", w * 0.8, 0.01, h * 0.28, white, 0.001, (x + w / 2, y - 0.1 - d / 2 - 0.21, z + h * 0.55)
                )
            x += w + rnd.uniform(0.03, 0.14)


def workshop(
    size, rack=True, seed=1, wall_colour="#1c2327", frm=(1.4, -13.6, 2.7), to=(1.4, 0, 0.66), focus=None, **light
):
    """The banner's place: bench, wall and rack, evening light; the left half stays calm and dark for the words."""
    bench()
    wall(6.4, wall_colour)
    if rack:
        shelves(seed=seed)
    workshop_light(**light)
    look(frm, to, 52, size, 0.13, focus or (0, -0.3, 0.6))


def pale(colour, share=0.2, paper="#efe7d8"):
    """A category's colour let down with paper."""
    mix = lambda i: int(int(colour[i : i + 2], 16) * share + int(paper[i : i + 2], 16) * (1 - share))
    return "#" + "".join(f"{mix(i):02x}" for i in (1, 3, 5))


def tile(size, category, side=-1, high=4.5, aim=0.78, lens=86, share=0.14):
    """A category's still life: daylight on a sweep tinted with the category's colour. Things stand within x -2.9 to 2.9."""
    colour = next(c["colour"] for c in catalogue._rows("categories.yaml") if c["id"] == category)
    sweep(pale(colour, share))
    day_light(side=side)
    look((0, -14, high), (0, 0, aim), lens, size, 0.35, (0, -0.4, 0.6))


def counter(size, wall_colour="#1a2023", high=4.2, aim=0.42, lens=56, rack=True, seed=4, **light):
    """The list's banner, six times as wide as high: bench and wall in the evening, things at the right, x 0.8 to 5.6."""
    bench(first=-6.5, count=9)
    wall(6.4, wall_colour)
    if rack:
        shelves(seed=seed, left=-1.0)
    workshop_light(**light)
    look((0.35, -13.6, high), (0.35, 0.0, aim), lens, size, 0.13, (0, -0.3, 0.5))


def stall(size, wall_colour="#0f4d58", side=-1, high=3.4, aim=0.95, lens=74, focus=None):
    """An offer's picture: bench before a painted wall in daylight; what matters stands within x -1.9 to 1.9."""
    bench("#a87a48", "#5e3b1e", first=-4.0, count=5)
    wall(3.6, wall_colour, 0.8, 0.06)
    day_light(side=side)
    look((0, -14, high), (0, 0, aim), lens, size, 0.35, focus or (0, -0.4, 0.6))


def veranda(size, wall_colour="#cdbf9d", frm=(1.0, -13.6, 2.9), to=(1.0, 0, 0.86)):
    """Outdoors in the morning: a lime-washed wall and a concrete floor in low sun, palm leaves throwing their shadow."""
    from scene_props import palm_shade

    floor = material("concrete", "#8d867b", 0, 0.85, rvar=0.06, rscale=2, bump=0.25, bscale=14, cvar=0.22, cscale=1.1)
    mesh_obj("floor", [(-40, -30, 0), (40, -30, 0), (40, 4, 0), (-40, 4, 0)], [(0, 1, 2, 3)], floor, False)
    wall(3.4, wall_colour, 0.9, 0.16, scale=0.9, bump=0.2)
    mesh.box(
        "plinth",
        60,
        0.16,
        0.7,
        material("plinth", "#6b3426", 0, 0.9, cvar=0.15, bump=0.2, bscale=8),
        0.02,
        (0, 3.36, 0.35),
    )
    world((0.55, 0.72, 1.0), 0.42)
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = 4.6, math.radians(1.1), (1, 0.84, 0.62)
    o = add(bpy.data.objects.new("sun", sun))
    way = Vector((-0.62, 0.62, -0.44))
    o.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    for k, (x, z, turn) in enumerate(((1.5, 3.9, 212), (2.6, 3.6, 248), (-0.6, 3.9, 226), (0.2, 3.4, 197))):
        p = Vector((x, 3.4, z)) - way * 6.0
        palm_shade(p.x, p.y, p.z, 3.6, turn, seed=k)
    look(frm, to, 50, size, 0.22, (0, -0.3, 0.6))
