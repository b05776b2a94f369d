"""Things that only the scenes need: cartons without print, a crate, a palm's shadow, load chain and hook, steel sections."""
import math
import random

import labels
import mesh
from fields import Field, capsule, cyl
from materials import material, paint, printed, steel_dark, steel_ground
from mesh import box, decal, plate, rounded, tube, turned, xf
from scene import grained


def kraft(w, d, h, shade="#a87d50", tape="#8d6236"):
    """A closed cardboard box, standing, taped along the top. Millimetres."""
    card = material("kraft", shade, 0, 0.72, rvar=0.05, bump=0.05, bscale=60, cvar=0.06, cscale=3)
    strip = material("tape", tape, 0, 0.3, coat=0.3)
    out = [box("box", w, d, h, card, 1.2, (0, 0, h / 2))]
    out.append(box("tape", w + 0.4, 46, 0.3, strip, 0.1, (0, 0, h + 0.1)))
    for s in (-1, 1):
        out.append(box("tape end", 0.3, 46, 60, strip, 0.1, (s * (w / 2 + 0.1), 0, h - 30)))
    slit = material("slit", "#5f4427", 0, 0.9)
    out.append(box("slit", w * 0.995, 0.8, 0.2, slit, 0.05, (0, 24.5, h + 0.02)))
    label = labels.png(
        '<rect width="400" height="260" fill="#f4f1ea"/>'
        + labels.bars(30, 120, 340, 110, "#1a1a1a", "#f4f1ea")
        + '<rect x="30" y="30" width="210" height="16" fill="#3c4145"/><rect x="30" y="62" width="300" height="10" fill="#8a8f92"/>'
        + '<rect x="30" y="84" width="250" height="10" fill="#8a8f92"/>',
        400,
        260,
    )
    out.append(decal(printed(label, 0.45, 0.1), 72, 47, (w * 0.18, -d / 2 - 0.2, h * 0.56), (90, 0, 0)))
    return out


def open_carton(w, d, h, shade="#a87d50"):
    """A cardboard box with its four flaps open."""
    card = material("kraft", shade, 0, 0.72, rvar=0.05, bump=0.05, bscale=60, cvar=0.06, cscale=3)
    t = 4
    out = [box("floor", w, d, t, card, 0.6, (0, 0, t / 2))]
    for s in (-1, 1):
        out.append(box("side", t, d, h, card, 0.6, (s * (w / 2 - t / 2), 0, h / 2)))
        out.append(box("front", w, t, h, card, 0.6, (0, s * (d / 2 - t / 2), h / 2)))
    for s, tilt in ((-1, 32), (1, 40)):
        flap = box("flap", w * 0.42, d, t, card, 0.6, (s * w * 0.21, 0, 0))
        xf(flap, rot=(0, s * tilt, 0))
        out.append(xf(flap, (s * (w / 2 - 1), 0, h)))
    flap = box("front flap", w, d * 0.42, t, card, 0.6, (0, -d * 0.21, 0))
    xf(flap, rot=(52, 0, 0))
    out.append(xf(flap, (0, -d / 2 + 1, h)))
    flap = box("back flap", w, d * 0.42, t, card, 0.6, (0, d * 0.21, 0))
    xf(flap, rot=(62, 0, 0))
    out.append(xf(flap, (0, d / 2 - 1, h)))
    return out


def crate(w, d, h, boards=3):
    """An open wooden crate of sawn boards."""
    out = []
    gap = 8
    bh = (h - gap * (boards - 1)) / boards
    n = 0
    for k in range(boards):
        z = k * (bh + gap) + bh / 2
        for s in (-1, 1):
            wood = crate_wood(n := n + 1)
            out.append(box("board", w, 12, bh, wood, 1.2, (0, s * (d / 2 - 6), z)))
            out.append(box("end", 12, d - 24, bh, wood, 1.2, (s * (w / 2 - 6), 0, z)))
    for sx in (-1, 1):
        for sy in (-1, 1):
            out.append(box("post", 24, 12, h, crate_wood(30 + n), 1, (sx * (w / 2 - 24), sy * (d / 2 + 6), h / 2)))
    out.append(box("floor", w - 4, d - 26, 10, crate_wood(50), 1, (0, 0, 5)))
    return out


def crate_wood(k):
    return grained(f"crate {k}", "#c39a63", "#8a6236", 60 + k, stretch=(1.2, 9, 9), rough=(0.55, 0.75), bump=0.25)


def phone(w=74, h=156, t=8):
    """A telephone lying on its back, its screen a paid sign and bars for words."""
    art = (
        '<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#0f5a66"/><stop offset="1" stop-color="#0a3740"/></linearGradient></defs>'
        '<rect width="360" height="780" fill="url(#g)"/><circle cx="180" cy="250" r="92" fill="#2fb36a"/>'
        '<path d="M136 252l32 32l58-62" fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>'
        '<rect x="80" y="400" width="200" height="26" rx="13" fill="#fff"/><rect x="110" y="448" width="140" height="16" rx="8" fill="#8fb7bd"/>'
        '<rect x="40" y="540" width="280" height="64" rx="14" fill="#ffffff22"/><rect x="40" y="622" width="280" height="64" rx="14" fill="#ff7a1a"/>'
    )
    screen = material("screen", (1, 1, 1), 0, 0.15, img=labels.png(art, 360, 780, 2), coat=0.6)
    lit = screen.node_tree
    image = next(n for n in lit.nodes if n.bl_idname == "ShaderNodeTexImage")
    lit.links.new(image.outputs["Color"], lit.nodes["Principled BSDF"].inputs["Emission"])
    lit.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = 0.9
    body = plate("phone", rounded(w, h, 11), t, material("phone", "#101214", 0.3, 0.25, coat=0.4), bevel=1.6)
    xf(body, (0, 0, t / 2))
    return [body, decal(screen, w - 5, h - 5, (0, 0, t + 0.05), r=8.5)]


def link_chain(frm, to, d=0.09, mat=None):
    """Round-link load chain in a straight line between two points (any unit)."""
    mat = mat or steel_dark("load chain", 0.34)
    from mathutils import Vector

    a, b = Vector(frm), Vector(to)
    way = b - a
    pitch, half = 3.0 * d, 1.15 * d
    count = max(1, round(way.length / pitch))
    step = way.length / count
    straight = step / 2 + d * 0.5 - half + d * 0.5
    loop = [(half * math.cos(q), straight + half * math.sin(q)) for q in (math.pi * k / 10 for k in range(11))]
    loop += [(-half * math.cos(q), -straight - half * math.sin(q)) for q in (math.pi * k / 10 for k in range(11))]
    one = tube("link", [(x, 0, z) for x, z in loop], d / 2, mat, 14, cyclic=True)
    turn = way.to_track_quat("Z", "Y").to_matrix().to_4x4()
    out = []
    from mathutils import Matrix

    for k in range(count):
        o = mesh.dup(one)
        o.matrix_world = (
            Matrix.Translation(a + way * ((k + 0.5) / count))
            @ turn
            @ Matrix.Rotation(math.radians(90 * (k % 2) + 45), 4, "Z")
        )
        out.append(o)
    mesh.bpy.data.objects.remove(one)
    return out


def load_hook(mat=None, latch="#c9ccd0"):
    """Forged hook with its shank up, throat towards +X; the bowl's middle is the origin, inner radius 26 mm."""
    mat = mat or paint("#b3261e", "hook", 0.34, 0.25)
    f = Field((-62, -20, -62), (62, 20, 112), 1.0)
    turns = [math.radians(a) for a in range(98, 371, 8)]
    points = []
    for k, a in enumerate(turns):
        u = k / (len(turns) - 1)
        thick = 9 + 6.5 * math.sin(math.pi * min(u * 1.15, 1.0)) - 2.6 * max(u - 0.86, 0) / 0.14
        points.append((38 * math.cos(a), 38 * math.sin(a), thick))
    points.append((43, 18, 6.0))
    for (x0, z0, r0), (x1, z1, r1) in zip(points, points[1:]):
        f.add(capsule(f.p(), (x0, 0, z0), (x1, 0, z1), r0, r1), 2.0)
    f.add(capsule(f.p(), points[0][:1] + (0,) + points[0][1:2], (0, 0, 70), 9, 10), 8)
    f.add(capsule(f.p(), (0, 0, 66), (0, 0, 96), 10, 10), 3)
    out = [f.mesh("hook", mat)]
    plate_ = plate("latch", rounded(9, 54, 4), 2.2, steel_ground("latch", 0.3), bevel=0.6)
    xf(plate_, rot=(90, 0, 0))
    xf(plate_, rot=(0, -28, 0))
    out.append(xf(plate_, (27, 0, 33)))
    out.append(turned([(0, -11), (3.4, -11), (3.4, 11), (0, 11)], steel_ground("pin", 0.2), "Y", (12, 0, 57), seg=24))
    return out


def hook_block(colour="#4a3a68"):
    """The bottom block of a hoist: two cheeks, a sheave and the swivel, over the hook's shank."""
    skin = paint(colour, "block", 0.32, 0.3)
    out = []
    for s in (-1, 1):
        cheek = plate("cheek", rounded(78, 92, 30), 9, skin, bevel=2.0)
        xf(cheek, rot=(90, 0, 0))
        out.append(xf(cheek, (0, s * 17, 142)))
        out.append(
            turned(
                [(0, 0), (9, 0), (9, 4), (0, 5)],
                steel_dark("bolt head"),
                "Y",
                (0, s * 22, 142),
                (0, 0, 0 if s > 0 else 180),
                seg=6,
            )
        )
    out.append(
        turned([(8, -9), (29, -9), (25, -3), (25, 3), (29, 9), (8, 9)], steel_dark("sheave"), "Y", (0, 0, 142), seg=80)
    )
    out.append(
        turned([(0, 88), (19, 88), (21, 92), (21, 102), (17, 108), (0, 108)], steel_ground("swivel", 0.3), seg=64, r=1)
    )
    return out


def girder(length, h=100, b=55, tw=5, tf=7, colour="#7a2f22"):
    """Rolled steel joist along X, standing, in red oxide primer."""
    r = 5
    half = [(-b / 2, 0), (b / 2, 0), (b / 2, tf), (tw / 2, tf, r), (tw / 2, h - tf, r), (b / 2, h - tf), (b / 2, h)]
    outline = half + [(-x, y, *rest) for x, y, *rest in reversed(half[2:])]
    o = plate("girder", mesh.round_profile(outline, 0.8), length, paint(colour, "red oxide", 0.62, 0.0), bevel=0.5)
    xf(o, rot=(90, 0, 90))
    return [o]


def angle_iron(length, leg=50, t=5):
    """Equal angle along X, its corner up, ends sawn."""
    outline = [(0, 0), (leg, 0), (leg, t, 2), (t, t, 5), (t, leg, 2), (0, leg)]
    mill = material(
        "mill scale", (0.13, 0.135, 0.145), 0.8, 0.45, rvar=0.10, rscale=5, bump=0.12, bscale=30, cvar=0.25, cscale=4
    )
    o = plate("angle", mesh.round_profile(outline, 0.6), length, mill, bevel=0.4)
    xf(o, rot=(90, 0, 90))
    return [o]


def palm_shade(x, y, z, size=3.0, turn=0.0, seed=1):
    """A coconut frond between sun and wall, upright and across the light, pointing to `turn` degrees from +X: only its
    shadow is wanted, the camera does not see it."""
    rnd = random.Random(seed)
    leaf = material("leaf", "#24401f", 0, 0.6)
    V, F = [], []
    for k in range(64):
        u = 0.08 + 0.92 * k / 63
        sx = u * size
        sag = -0.22 * size * u * u
        long = size * 0.34 * math.sin(math.pi * min(0.15 + u * 0.86, 1)) ** 0.7
        for s in (-1, 1):
            a = math.radians(58 + rnd.uniform(-7, 7))
            w = 0.028 * size
            tip = (sx + long * math.cos(a), s * long * math.sin(a), sag - 0.25 * long)
            n = len(V)
            V += [(sx - w / 2, 0, sag), (sx + w / 2, 0, sag), tip]
            F.append((n, n + 1, n + 2))
    n = len(V)
    V += [(0, -0.02 * size, 0), (0, 0.02 * size, 0), (size, 0, -0.22 * size)]
    F.append((n, n + 1, n + 2))
    o = mesh.mesh_obj("frond", V, F, leaf, False)
    xf(o, rot=(90, 0, 0))
    xf(o, (x, y, z), (0, -turn, 0))
    o.visible_camera = False
    o.visible_glossy = False
    return o


def load(girder_half=235):
    """Hook block with a ring in the hook and two chain legs that carry a joist just off the floor; the bowl is the origin."""
    steel = steel_dark("load chain", 0.3)
    out = load_hook() + hook_block()
    for x in (-22, 22):
        out += link_chain((x, 0, 190), (x, 0, 640), 13, steel)
    half, top, long = 24, -17, 82
    loop = [(half * math.cos(a), top - half + half * math.sin(a)) for a in (math.pi * k / 12 for k in range(13))]
    loop += [
        (-half * math.cos(a), top - long + half - half * math.sin(a)) for a in (math.pi * k / 12 for k in range(13))
    ]
    out.append(tube("ring", [(0, y, z) for y, z in loop], 6.5, steel, 20, cyclic=True))
    for s in (-1, 1):
        out += link_chain((s * 5, 0, top - long + 1), (s * (girder_half - 60), 0, -158), 10, steel)
        lug = plate(
            "lug",
            rounded(44, 56, 20),
            12,
            paint("#7a2f22", "lug", 0.6, 0.0),
            holes=(mesh.circle(10, 40, 0, 8),),
            bevel=1,
        )
        xf(lug, rot=(90, 0, 0))
        out.append(xf(lug, (s * (girder_half - 60), 0, -172)))
    beam = girder(2 * girder_half, 76, 58, 6, 8)
    mesh.group(beam, (0, 0, -195 - 76))
    return out + beam


def belt_drive(R, r, between, W, H, text, ink="#d9c48c"):
    """A V-belt, W wide and H high, round two pulleys whose axes lie along Y at x 0 and x `between` and which stand on one
    floor; its back is flush with their rims."""
    from families.v_belt import back_print

    path = []
    add_arc = lambda cx, cz, rad, a0, a1, n: path.extend(
        (cx + rad * math.cos(a), cz + rad * math.sin(a)) for a in (a0 + (a1 - a0) * k / n for k in range(n + 1))
    )
    tilt = math.atan2(R - r, between)
    span = math.hypot(between, R - r)
    open_ = math.acos((R - r) / span)
    add_arc(0, R, R, -tilt + open_, math.tau - tilt - open_, 120)
    add_arc(between, r, r, -tilt - open_, -tilt + open_, 80)
    P = [mesh.Vector((x, 0, z)) for x, z in path]
    fine = []
    for a, b in zip(P, P[1:] + P[:1]):
        count = max(1, round((b - a).length / 4))
        fine += [a + (b - a) * (k / count) for k in range(count)]
    N = len(fine)
    tangent = [(fine[(k + 1) % N] - fine[k - 1]).normalized() for k in range(N)]
    outward = [mesh.Vector((t.z, 0, -t.x)) for t in tangent]
    profile = [(W / 2, 0), (-W / 2, 0), (-W * 0.31, -H), (W * 0.31, -H)]
    profile = mesh.round_profile(profile, 0.8, 3)
    M = len(profile)

    def body(u, v):
        k, j = round(v * N) % N, round(u * M) % M
        w, h = profile[j]
        p = fine[k] + outward[k] * h
        return (p.x, w, p.z)

    rubber_ = material("belt", "#1b1b1c", 0, 0.56, rvar=0.06, rscale=10, bump=0.2, bscale=150)
    out = [mesh.grid_surf("belt", body, M, N, rubber_, wrap_v=True, auto=40)]

    def back(u, v):
        k = round(u * N) % N
        p = fine[k] + outward[k] * 0.08
        return (p.x, (0.5 - v) * W * 0.84, p.z)

    img = back_print(text, ink, 8000 * W * 0.84 / (N * 4))
    ink_ = material("belt print", "#1b1b1c", 0, 0.56, img=img)
    out.append(mesh.grid_surf("print", back, N, 2, ink_, uv=True, auto=40))
    return out
