"""Chain pulley block, lever hoist and lifting chain by the metre."""
from mesh import *
from materials import *
from parts import hexhead
import labels

PRODUCTS = {
    "chain-pulley-block": dict(kind="block"),
    "lever-hoist-1-5t": dict(kind="lever"),
    "alloy-lifting-chain-grade-80": dict(kind="chain", shots={1: dict(azim=-20, elev=40), 2: dict(azim=34, elev=26)}),
}
SHOTS = {1: dict(azim=-24, elev=14, hung=True), 2: dict(azim=28, elev=8, hung=True)}


def parameters(item, kind):
    tonnes = int(item.numbers()[0]) if kind == "block" else 0
    return dict(kind=kind, tonnes=tonnes, brand=item.brand, colour=item.colour)


def link(d, pitch, mat, n=12):
    """Short link along X, its flat side up, bar d."""
    r = d * 1.1
    s = (pitch + d) / 2 - r - d / 2 + d * 0.5
    pts = [(s + r * math.cos(a), r * math.sin(a), 0) for a in [math.radians(-90 + 180 * k / n) for k in range(n + 1)]]
    pts += [(-s - r * math.cos(a), -r * math.sin(a), 0) for a in [math.radians(-90 + 180 * k / n) for k in range(n + 1)]]
    return tube("link", pts, d / 2, mat, 14, cyclic=True)


def chain(path, d, mat, turn0=0):
    """Links along a dense polyline, each a quarter turn from the last."""
    pitch = d * 3.0
    first = link(d, pitch, mat)
    P = [Vector(p) for p in path]
    acc = [0.0]
    for a, b in zip(P, P[1:]):
        acc.append(acc[-1] + (b - a).length)
    out, s, n = [], pitch / 2, 0

    def at(x):
        k = min(max(bisect.bisect_right(acc, x) - 1, 0), len(P) - 2)
        return P[k].lerp(P[k + 1], min(max((x - acc[k]) / max(acc[k + 1] - acc[k], 1e-6), 0), 1))

    while s < acc[-1] - pitch / 2:
        a, b = at(s - pitch / 2), at(s + pitch / 2)
        T = (b - a).normalized()
        up = Vector((0, 0, 1)) if abs(T.z) < 0.9 else Vector((0, 1, 0))
        side = up.cross(T).normalized()
        nrm = T.cross(side)
        q = math.radians(turn0 + 45 + 90 * n)
        y = side * math.cos(q) + nrm * math.sin(q)
        z = T.cross(y)
        m = Matrix((T, y, z)).transposed().to_4x4()
        m.translation = at(s)
        o = dup(first)
        o.matrix_world = m
        out.append(o)
        s += pitch
        n += 1
    bpy.data.objects.remove(first)
    return out


def hook(k, mat, latch=True):
    """Hangs from the origin downwards in the XZ plane; k about the bar's thickness."""
    pts = [(0, 0, 0), (0, 0, -1.6), (-0.2, 0, -2.6), (-1.2, 0, -3.8), (-1.3, 0, -5.3), (-0.2, 0, -6.6), (1.3, 0, -6.4), (2.2, 0, -5.2), (2.3, 0, -4.2)]
    size = steps((0, 0.62 * k, 0.62 * k), (0.2, 0.62 * k, 0.66 * k), (0.5, 0.72 * k, 0.92 * k), (0.72, 0.72 * k, 0.95 * k), (1, 0.4 * k, 0.42 * k))
    out = [limb("hook", [(x * k, 0, z * k) for x, _, z in pts], size, mat, tip=0.6 * k, up=(0, 1, 0), p=2.2)]
    if latch:
        z_ = zinc("latch")
        out.append(limb("latch", [(-0.45 * k, 0, -2.9 * k), (0.8 * k, 0, -3.5 * k), (2.0 * k, 0, -4.3 * k)], (0.12 * k, 0.55 * k), z_, up=(0, 1, 0), p=4))
        out.append(turned([(0, -0.9 * k), (0.3 * k, -0.9 * k), (0.3 * k, 0.9 * k), (0, 0.9 * k)], z_, "Y", (-0.3 * k, 0, -2.75 * k), seg=24))
    return out


def cover(R, T, mat, hub):
    """Pressed round cover facing -Y."""
    return turned([(0, -T), (hub, -T), (hub + 3, -T + 3), (R * 0.72, -T + 6), (R * 0.9, -T + 12), (R, -4), (R, 0), (0, 0)], mat, "Y", r=3)


def name(brand, text, ground, w, loc):
    t = labels.text(brand.upper(), 300, 110, 104, "#fff", 900, most=560, spacing=4) + labels.text(text, 300, 205, 84, "#f2c318", 900, most=560)
    return decal(material("print", ground, 0, 0.36, img=labels.png(t, 600, 240, 2)), w, w * 0.4, loc, (90, 0, 0))


def block(tonnes, brand, colour):
    """Hangs: body at z about 300, hooks above and below; chains hang to the floor."""
    paint_ = paint("#e8930c", "enamel", 0.32, 0.3)
    dark = paint("#202327", "hook", 0.4, 0.2)
    z_ = galvanised("chain")
    k = {1: 1.0, 2: 1.1, 3: 1.22}[tonnes]
    R = 78 * k
    out = []
    for s in (1, -1):
        half = [cover(R, 52 * k if s < 0 else 44 * k, paint_, 22 * k)]
        if s > 0:
            group(half, rot=(0, 0, 180))
        out += half
    out.append(turned([(R + 0.5, -9), (R + 2.5, -8), (R + 2.5, 8), (R + 0.5, 9)], steel_dark("rim"), "Y", r=0.8))
    for q in range(3):
        a = math.radians(30 + 120 * q)
        h = hexhead(14, 7, zinc("bolt"))
        xf(h, rot=(90, 0, 0))
        out.append(xf(h, (R * 0.56 * math.cos(a), -52 * k + 1.0, R * 0.56 * math.sin(a))))
    out.append(name(brand, f"{tonnes} t", "#17191c", R * 0.66, (0, -52 * k - 0.3, 0)))
    # hand wheel at the rear with its cover, a bit larger
    wheel = turned([(0, 46 * k), (R * 1.06, 46 * k), (R * 1.1, 50 * k), (R * 1.1, 74 * k), (R * 0.9, 84 * k), (0, 86 * k)], paint_, "Y", r=3)
    out.append(wheel)
    top = hook(15 * k, dark)
    group(top, rot=(180, 0, 0))
    out += group(top, (0, 4, R + 4))
    out.append(box("yoke", 36 * k, 40 * k, 22 * k, dark, 5, (0, 4, R + 2)))
    low = -R - 250 * k
    d = 6.3 * k
    n = 1 if tonnes == 1 else 2
    xs = [24 * k] if n == 1 else [26 * k, -26 * k]
    for x in xs:
        out += chain([(x, 0, -R * 0.86), (x, 0, low - (4 if n == 1 else -14))], d, z_)
    bottom = hook(15 * k, dark)
    mid = xs[0] if n == 1 else 0
    out += group(bottom, (mid, 0, low - 20 * k))
    if n == 1:
        out.append(box("hook block", 30 * k, 30 * k, 30 * k, dark, 6, (mid, 0, low - 10 * k)))
    else:
        out.append(turned([(0, -20 * k), (30 * k, -20 * k), (34 * k, -14 * k), (34 * k, 14 * k), (30 * k, 20 * k), (0, 20 * k)], paint_, "Y", (mid, 0, low), r=3))
        out.append(box("hook block", 26 * k, 26 * k, 30 * k, dark, 6, (mid, 0, low - 34 * k)))
        group(bottom, (0, 0, -20 * k))
    # hand chain: a loop from the wheel
    floor = low - 130 * k
    sag = [(R * 0.9 * math.cos(a), 64 * k, floor * 0.8 + R * 0.9 * math.sin(a)) for a in [math.radians(-6 * q) for q in range(31)]]
    out += chain([(R * 0.98, 64 * k, -10 * k), *sag, (-R * 0.98, 64 * k, -10 * k)], 4.6 * k, z_)
    # free end of the load chain
    x = -24 * k if n == 1 else 0
    out += chain([(x, 10, -R * 0.86), (x * 1.1, 10, -R - 70), (x * 1.5, 12, -R - 110)], d, z_)
    return out


def lever(brand, colour):
    paint_, dark = paint("#1d5ba8", "enamel", 0.32, 0.3), paint("#202327", "hook", 0.4, 0.2)
    chain_ = material("black chain", (0.10, 0.10, 0.105), 0.8, 0.4, rvar=0.06)
    out = [cover(58, 40, paint_, 20)]
    back = [cover(58, 34, paint_, 20)]
    out += group(back, rot=(0, 0, 180))
    out.append(turned([(58.5, -8), (60.5, -7), (60.5, 7), (58.5, 8)], steel_dark("rim"), "Y", r=0.8))
    out.append(turned([(0, -66), (30, -66), (33, -62), (33, -48), (24, -44), (0, -40)], zinc("hand wheel"), "Y", r=2))
    for q in range(10):
        a = TAU * q / 10
        out.append(turned([(0, -64), (6, -64), (6, -48), (0, -48)], zinc("lobe"), "Y", (31 * math.cos(a), 0, 31 * math.sin(a)), seg=24, r=1.5))
    for q in range(3):
        a = math.radians(90 + 120 * q)
        h = hexhead(10, 6, zinc("bolt"))
        xf(h, rot=(90, 0, 0))
        out.append(xf(h, (47 * math.cos(a), -30, 47 * math.sin(a))))
    arm = [limb("lever", [(0, 0, 0), (90, 0, 0), (180, 0, 0), (236, 0, 0)], steps((0, 15, 22), (0.25, 9, 15), (0.55, 7, 13), (1, 8, 14)), paint_, tip=4, up=(0, 0, 1), p=3)]
    arm.append(limb("grip", [(150, 0, 0), (200, 0, 0), (262, 0, 0)], steps((0, 10, 15), (0.5, 12, 17), (1, 12, 17)), rubber("grip", "#17181a"), tip=8, rib=(14, 90, 7, 0.9), p=2.6))
    arm.append(box("pawl", 18, 12, 26, zinc("pawl"), 4, (46, -12, 0)))
    t = labels.text(f"{brand.upper()}  1.5 t", 500, 100, 100, "#fff", 900, most=900, spacing=3)
    arm.append(decal(material("print", "#1d5ba8", 0, 0.36, img=labels.png(t, 1000, 140, 1)), 70, 9.8, (104, -9.2, 0), (90, 0, 0)))
    group(arm, rot=(0, -34, 0))
    out += group(arm, (22, -44, 12))
    top = hook(13, dark)
    group(top, rot=(180, 0, 0))
    out += group(top, (0, 0, 62))
    out.append(box("yoke", 30, 34, 20, dark, 5, (0, 0, 60)))
    out += chain([(20, 0, -50), (20, 0, -196)], 7.1, chain_)
    out += group(hook(13, dark), (20, 0, -204))
    out.append(box("hook block", 26, 26, 26, dark, 6, (20, 0, -200)))
    out += chain([(-20, 0, -50), (-22, 0, -110), (-24, 0, -156)], 7.1, chain_)
    out.append(tube("end ring", [(-24 + 13 * math.cos(TAU * q / 24), 0, -157 + 13 * math.sin(TAU * q / 24)) for q in range(24)], 3.2, zinc("ring"), 12, cyclic=True))
    return out


def loose(brand, d=8.0):
    """A length of chain in loops, with a grade tag."""
    m = material("black paint", (0.035, 0.036, 0.038), 0.4, 0.4, rvar=0.07, rscale=9, bump=0.06, bscale=60, coat=0.2)
    way = [(x * d / 8, y * d / 8, z) for x, y, z in (( -120, -70, 0), (-60, -84, 0), (10, -74, 0), (80, -58, 0), (118, -20, 0), (90, 14, 0), (20, 10, 0), (-60, -6, 0), (-110, 20, 0), (-96, 62, 0), (-30, 74, 0), (50, 60, 0), (120, 66, 0))]
    pts = [(p.x, p.y, d * 1.15) for p in spline(way, 20)]
    out = chain(pts, d, m)
    tag = [turned([(0, 0), (14, 0), (14.6, 0.6), (14.6, 2.2), (0, 2.2)], zinc("tag"), r=0.3, seg=80)]
    t = labels.text("8", 250, 290, 190, "#1a1b1d", 900) + labels.text("GRADE 80", 250, 385, 64, "#1a1b1d", 900) + labels.text(brand.upper(), 250, 130, 64, "#1a1b1d", 900, most=340)
    tag.append(decal(etched(labels.png(t, 500, 500, 1), (0.62, 0.63, 0.64), 0.3), 28, 28, (0, 0, 2.24), r=13.9))
    return out + group(tag, (-30 * d / 8, -44 * d / 8, 0), (0, 0, 12), d / 8 * 1.1)


def build(shot, kind, tonnes, brand, colour):
    made = {"block": lambda: block(tonnes, brand, colour), "lever": lambda: lever(brand, colour), "chain": lambda: loose(brand)}[kind]()
    return stand(made)
