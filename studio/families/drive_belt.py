"""Timing belt, flat belting by the metre, round PU belt, belt lacing."""
from mesh import *
from materials import *
from parts import carton
import labels

PRODUCTS = {
    "timing-belt-800-5m-15": dict(kind="timing"),
    "flat-transmission-belt-4ply": dict(kind="flat"),
    "pu-round-belt-6mm": dict(kind="round"),
    "alligator-belt-lacing-no25": dict(kind="lacing"),
}
SHOTS = {1: dict(azim=-28, elev=26), 2: dict(azim=30, elev=42)}


def parameters(item, kind):
    return dict(kind=kind, width=int(item.numbers()[0]) if item.detail else 15, brand=item.brand)


def timing(brand, teeth=96):
    """HTD belt lying as a long oval; fewer teeth than the real one, in proportion to the picture."""
    p, W, t = 5.0, 15.0, 1.9
    girth = teeth * p
    ends = 34.0
    straight = (girth - TAU * ends) / 2
    N = teeth * 14

    def way(s):
        s %= girth
        if s < straight:
            return Vector((s - straight / 2, -ends)), Vector((1, 0))
        s -= straight
        if s < math.pi * ends:
            a = s / ends - math.pi / 2
            return Vector((straight / 2 + ends * math.cos(a), ends * math.sin(a))), Vector((-math.sin(a), math.cos(a)))
        s -= math.pi * ends
        if s < straight:
            return Vector((straight / 2 - s, ends)), Vector((-1, 0))
        s -= straight
        a = s / ends + math.pi / 2
        return Vector((-straight / 2 + ends * math.cos(a), ends * math.sin(a))), Vector((-math.sin(a), math.cos(a)))

    def tooth(s):
        q = abs((s / p) % 1 - 0.5) * p  # 0 in the middle of a tooth
        return 2.1 * math.sqrt(max(0, 1 - (q / 1.55) ** 2)) if q < 1.55 else 0

    sec = [(0.0, -W / 2 + 0.3), (-0.25, -W / 2), (1, -W / 2), (1, W / 2), (-0.25, W / 2), (0.0, W / 2 - 0.3)]

    def fn(u, v):
        s = u * girth
        q, T = way(s)
        nr = Vector((T.y, -T.x))
        off, z = sec[int(round(v * 6)) % 6]
        q = q - nr * (t + tooth(s) if off == 1 else -off * 0.8)
        return (q.x, q.y, z)

    black = material("neoprene", "#1b1c1e", 0, 0.58, rvar=0.06, bump=0.2, bscale=200, spec=0.3)
    out = [grid_surf("belt", fn, N, 6, black, wrap_v=True, auto=40)]
    txt = f"{brand.upper()}   HTD 800-5M-15"
    img = labels.png(labels.text(txt, 1000, 118, 110, "#e8e8e4", 900, most=1900, spacing=6), 2000, 160, 1)

    def strip(u, v):
        s = straight * (0.10 + 0.8 * u)
        q, T = way(s)
        return (q.x, q.y - 0.06, (v - 0.5) * W * 0.66)

    out.append(grid_surf("print", strip, 60, 2, material("print", "#1b1c1e", 0, 0.6, img=img), wrap_u=False, uv=True))
    return group(out, (0, 0, W / 2)), ends, straight


def spiral(r0, pitch, turns, n=72):
    return [((r0 + pitch * k / n) * math.cos(TAU * k / n), (r0 + pitch * k / n) * math.sin(TAU * k / n)) for k in range(int(turns * n) + 1)]


def flat(width, brand):
    """A roll standing on its edge... lying: belt edge up, with the end let out."""
    t = 5.0
    face = material("friction cover", "#8a4322", 0, 0.66, cvar=0.10, cscale=40, bump=0.5, bscale=200)
    edge = material("ply", "#d9c9a8", 0, 0.8, cvar=0.1, cscale=80, bump=0.4, bscale=200)
    way = spiral(26, 5.5, 8)
    end = Vector(way[-1])
    T = (Vector(way[-1]) - Vector(way[-2])).normalized()
    tail = []
    for k in range(1, 40):
        a = k / 40
        T2 = T.copy()
        T2.rotate(Matrix.Rotation(-0.6 * a, 2))
        end = end + T2 * 3.4
        tail.append((end.x, end.y))
    way = [Vector(p) for p in way + tail]
    out = []
    for lo, hi, m in ((-t / 2, t / 2, face),):
        sec = round_profile([(lo, -width / 2), (hi, -width / 2), (hi, width / 2), (lo, width / 2)], 0.8, 3)
        rings = []
        for k, q in enumerate(way):
            d = (way[min(k + 1, len(way) - 1)] - way[max(k - 1, 0)]).normalized()
            nr = Vector((d.y, -d.x))
            rings.append([(q.x + nr.x * a, q.y + nr.y * a, b) for a, b in sec])
        out.append(loft("belt", rings, m, auto=50))
    for z in (width / 2 + 0.05,):
        for n in range(3):  # the plies show on the edge as pale lines
            off = -t / 2 + t * (n + 1) / 4
            pts = []
            for k, q in enumerate(way):
                d = (way[min(k + 1, len(way) - 1)] - way[max(k - 1, 0)]).normalized()
                nr = Vector((d.y, -d.x))
                pts.append((q.x + nr.x * off, q.y + nr.y * off, z - 0.12))
            out.append(tube("ply", pts, 0.28, edge, 6))
    return group(out, (0, 0, width / 2))


def coil(brand):
    """Orange round belt in a bundle of loops."""
    pu = material("polyurethane", "#e8600f", 0, 0.34, rvar=0.05, bump=0.10, bscale=120, sss=0.06, spec=0.5)
    pts = []
    spots = [(i, j) for j in range(3) for i in range(3)]
    n = 48
    for k, (i, j) in enumerate(spots):
        for q in range(n):
            a = TAU * q / n
            u = q / n
            i2, j2 = spots[min(k + 1, len(spots) - 1)]
            e = max(0, (u - 0.8) / 0.2)
            r = 92 + (i + (i2 - i) * e) * 6.2 + 0.5 * math.sin(3 * a + k)
            z = 3.2 + (j + (j2 - j) * e) * 6.1
            pts.append((r * math.cos(a), r * 0.94 * math.sin(a), z))
    for q in range(1, 30):
        a = TAU * q / n
        r = 106 + 22 * (q / 30) ** 2 + 8 * q / 30
        pts.append((r * math.cos(a), r * 0.94 * math.sin(a), max(3.2, 15.4 - 12.4 * min(1, q / 12))))
    out = [tube("belt", pts, 3.05, pu, 20)]
    strap = plastic("#1c1d1f", "tie", 0.36)
    for a in (105, 205, 280):
        q = math.radians(a)
        c = Vector((98.2 * math.cos(q), 98.2 * 0.94 * math.sin(q), 9.3))
        loop = []
        for x, z in rounded(21.0, 20.4, 4.2, 6):
            loop.append((c.x + x * math.cos(q), c.y + x * math.sin(q), max(0.6, c.z + z)))
        out.append(tube("tie", loop, 1.3, strap, 8, cyclic=True))
    return out


def lacing(brand):
    """Two strips of hinge teeth with the pin, before their box."""
    zn = zinc("strip")
    art = labels.pack(600, 420, brand, "BELT LACING No. 25", ("Steel, zinc plated", "12 strips of 300 mm, with pins", "Belt 5-6 mm"), "#173a4f", "#f2b705", foot="ALLIGATOR TYPE")
    out = group(carton(160, 70, 112, art), (0, 62, 0))

    def strip(n):
        one = []
        for k in range(n):
            x = (k - n / 2) * 7.4
            knuckle = turned([(2.0, 0), (3.2, 0), (3.2, 4.4), (2.0, 4.4)], zn, "X", (x, 0, 3.3), seg=28, closed=True, r=0.3)
            one.append(knuckle)
            for s in (1, -1):
                prof = [(0, 0), (8, 0), (14, -0.4), (19, 3.4), (18.2, 4), (13.6, 1.0), (8, 1.2), (0, 1.2)]
                leg = plate("leg", prof, 3.6, zn, bevel=0.25)
                xf(leg, rot=(90, 0, 0))
                xf(leg, rot=(0, 0, 90))
                xf(leg, (x + 2.2, -1.5, 5.2 if s > 0 else 1.4), scale=(1, -1, s))
                one.append(leg)
            one.append(box("bar", 7.5, 2.2, 1.0, zn, 0.2, (x + 2.2, -7, 5.9)))
        return one

    first = strip(20)
    stand(first, 0, 0)
    second = group(copies(first), rot=(0, 0, 180))
    stand(second, 3.7, 0)
    out += group(first, (-6, 6, 0), (0, 0, 0))
    group(second, (-6, -24, 0), (0, 0, 8))
    out += second
    pin = tube("pin", [(-90, -46, 1.4), (0, -48, 1.4), (90, -45, 1.4)], 1.3, material("pin", (0.5, 0.45, 0.36), 1, 0.3), 16)
    return out + [pin]


def build(shot, kind, width, brand):
    if kind == "timing":
        one, ends, straight = timing(brand)
        group(one, rot=(0, 0, 14))
        if shot == 2:
            two = group(copies(one), rot=(0, 0, -40))
            one += group(two, (14, 0, 15.1))
        return one
    if kind == "flat":
        made = flat(width, brand)
        if shot == 2:
            group(made, rot=(0, 0, 165))  # the free end to the front
        return stand(made)
    return stand(coil(brand) if kind == "round" else lacing(brand))
