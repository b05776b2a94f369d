"""Roller chain: simplex, duplex and stainless, coiled on its side."""
from mesh import *
from materials import *
import labels


def link_outline(p, h, waist, n=20):
    R = h / 2
    pts = []
    for i in range(n + 1):
        a = math.pi / 2 - math.pi * i / n * 1.0
        pts.append((p / 2 + R * math.cos(a), R * math.sin(a)))
    for i in range(n + 1):
        a = -math.pi / 2 - math.pi * i / n * 1.0
        pts.append((-p / 2 + R * math.cos(a), R * math.sin(a)))
    out = []
    # waist between the two ends
    top = [(-p / 2 + p * k / 10, R - (R - waist / 2) * math.sin(math.pi * k / 10) ** 1.5) for k in range(1, 10)]
    right = pts[: n + 1]
    left = pts[n + 1 :]
    bot = [(-x, -y) for x, y in top]
    return right + bot + left + top


def chain_parts(p=12.7, rd=8.51, w=7.75, pin=4.45, h=11.8, t=1.5):
    blue = material("chainplate", (0.20, 0.19, 0.185), 1, 0.30, rvar=0.08, rscale=9, bump=0.05, bscale=60)
    dark = material("chainplate2", (0.33, 0.32, 0.31), 1, 0.26, rvar=0.08, rscale=9, bump=0.05, bscale=60)
    br = steel_bright("roller")
    P = plate("plate", link_outline(p, h, h * 0.70), t, blue, bevel=0.28, bres=2)
    PI = plate("platei", link_outline(p, h, h * 0.78), t, dark, bevel=0.28, bres=2)
    rol = lathe(
        "roller",
        [(pin / 2 + 0.7, -w / 2 + 0.1), (rd / 2, -w / 2 + 0.1), (rd / 2, w / 2 - 0.1), (pin / 2 + 0.7, w / 2 - 0.1)],
        br,
        48,
        closed=True,
        r=0.5,
        n=3,
        auto=40,
    )
    L = w + 4 * t + 2.2
    pn = lathe(
        "pin",
        [
            (0, L / 2),
            (pin / 2 - 0.55, L / 2),
            (pin / 2 - 0.1, L / 2 - 0.4),
            (pin / 2, L / 2 - 0.8),
            (pin / 2, -L / 2 + 0.8),
            (pin / 2 - 0.1, -L / 2 + 0.4),
            (pin / 2 - 0.55, -L / 2),
            (0, -L / 2),
        ],
        dark,
        36,
        auto=30,
    )
    return P, PI, rol, pn, w, t


def chain_along(pts, parts):
    P, PI, rol, pn, w, t = parts
    out = []
    for k in range(len(pts) - 1):
        a, b = Vector(pts[k]), Vector(pts[k + 1])
        c = (a + b) / 2
        ang = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
        outer = k % 2 == 0
        pl = P if outer else PI
        z = (w / 2 + t * 1.5 + 0.15) if outer else (w / 2 + t * 0.5)
        for s in (1, -1):
            o = dup(pl)
            xf(o, (c.x, c.y, s * z), (0, 0, ang))
            out.append(o)
    for q in pts:
        for pr in (rol, pn):
            o = dup(pr)
            xf(o, (q[0], q[1], 0))
            out.append(o)
    return out


def step_points(fn, p, n, t0=0, dt=1e-3):
    """points at chord distance p along the plane curve fn(t)"""
    pts = [Vector(fn(t0))]
    t = t0
    while len(pts) < n:
        lo = t
        while (Vector(fn(t)) - pts[-1]).length < p:
            t += dt
        pts.append(Vector(fn(t)))
    return [(q.x, q.y) for q in pts]


PRODUCTS = {
    "roller-chain-simplex-10ft": dict(),
    "roller-chain-duplex-08b-2": dict(rows=2, size="08B"),
    "stainless-roller-chain-08b-1-5ft": dict(size="08B", stainless=True),
    "chain-connecting-link": dict(link=True),
}
SHOTS = {
    1: dict(azim=10, elev=36, light="metal"),
    2: dict(azim=-32, elev=30, light="metal"),
    3: dict(azim=68, elev=22, light="metal"),
}
SIZES = {  # ISO 606: pitch, roller, inner width, pin, plate height, plate
    "08B": (12.7, 8.51, 7.75, 4.45, 11.8, 1.5),
    "10B": (15.875, 10.16, 9.65, 5.08, 14.7, 1.65),
    "12B": (19.05, 12.07, 11.68, 5.72, 16.1, 1.85),
    "16B": (25.4, 15.88, 17.02, 8.28, 21.0, 3.6),
}


def parameters(item, size=None, rows=1, stainless=False, link=False):
    return dict(size=size or item.option[:3], rows=rows, stainless=stainless, link=link)


def build(shot, size, rows, stainless, link):
    dims = SIZES[size]
    p, w, t = dims[0], dims[2], dims[5]
    parts = chain_parts(*dims)
    if stainless:
        for o in parts[:4]:
            o.data.materials[0] = steel_ground("stainless", 0.2)
    if link:
        out = connecting_link(parts, dims, shot)
    else:
        k = p / 12.7
        step = 4.15
        spiral = lambda a: ((26 + step * a) * k * math.cos(a), (26 + step * a) * k * math.sin(a))
        if shot == 1:
            line = step_points(spiral, p, 62)
        else:
            line = step_points(lambda a: (a * 46 * k, 15 * k * math.sin(a * 2.2)), p, 12)
        out = chain_along(line, parts)
        if rows == 2:
            pitch = 13.92 * k
            out += group(copies(out), (0, 0, pitch))
        stand(out)
    for o in parts[:4]:
        bpy.data.objects.remove(o)
    return out


def connecting_link(parts, dims, shot):
    """Outer plate with two pins, the loose plate beside it and the spring clip."""
    p, rd, w, pin, h, t = dims
    plate_, _, _, pin_ = parts[:4]
    dark = plate_.data.materials[0]
    out = []
    base = dup(plate_)
    xf(base, (0, 0, t / 2))
    out.append(base)
    for s in (-1, 1):
        out.append(
            turned(
                [(0, 0), (pin / 2, 0), (pin / 2, w + 3.4 * t - 0.5), (pin / 2 - 0.5, w + 3.4 * t), (0, w + 3.4 * t)],
                dark,
                loc=(s * p / 2, 0, t * 0.5),
                seg=48,
            )
        )
    loose = dup(plate_)
    xf(loose, (p * 0.35, -h * 1.15, t / 2), (0, 0, 14))
    out.append(loose)
    for s in (-1, 1):
        hole = turned(
            [(0, 0.06), (pin / 2 + 0.05, 0.06), (pin / 2 + 0.05, 0)],
            material("hole", (0.03, 0.03, 0.03), 0.5, 0.6),
            seg=40,
        )
        xf(hole, (s * p / 2, 0, 0))
        xf(hole, (p * 0.35, -h * 1.15, t), (0, 0, 14))
        out.append(hole)
    r = pin / 2 + 1.1
    arc = [(p / 2 + r * math.cos(a), r * math.sin(a)) for a in [math.radians(d) for d in range(-90, 91, 10)]]
    arms = [(-p / 2 - r * 0.2, r), (-p / 2 - r, r * 0.45)]
    pts = [(x, -y) for x, y in reversed(arms)] + arc + arms
    clip = tube("clip", [(x, y, 0) for x, y in pts], t * 0.42, steel_ground("clip", 0.16), 12)
    out.append(xf(clip, (-p * 1.35, -h * 0.9, t * 0.42), (0, 0, 34)))
    whole = chain_along([(0, 0), (p, 0), (2 * p, 0), (3 * p, 0), (4 * p, 0)], parts)
    group(whole, (-p * 1.6, h * 1.35, 0), (0, 0, 0))
    lo, _ = bounds(whole)
    return out + group(whole, (0, 0, -lo.z))
