"""Bi-metal hole saws: cup with waved teeth, slots in the wall, arbor."""
from mesh import *
from materials import *
from parts import hexhead, thread
import labels

PRODUCTS = {"bimetal-hole-saw": dict()}
SHOTS = {1: dict(azim=-26, elev=26, light="metal"), 2: dict(azim=28, elev=44, light="metal")}


def parameters(item):
    return dict(D=item.numbers()[0], brand=item.brand)


def saw(D, brand):
    """Teeth up at z 42; bottom plate with its thread on the floor."""
    R, H, t = D / 2, 42, 1.15
    red = material("lacquer", "#b3161c", 0, 0.28, rvar=0.05, rscale=8, bump=0.03, bscale=60, coat=0.35)
    bare = steel_ground("teeth", 0.24)
    n = max(18, int(math.pi * D / 5.4))
    nu = n * 8
    slots = 2 if D < 40 else 3

    def top(u):
        ph = (u * n) % 1.0
        return H - 3.6 * (ph if ph < 0.86 else (1 - ph) / 0.14 * 0.86)

    def wall(name, z0, z1, mat, m):
        rings = []
        for k in range(m + 1):
            v = k / m
            for r in (R,):
                ring = []
                for i in range(nu):
                    u = i / nu
                    z = (z0 + (min(z1, top(u) if z1 >= H - 4 else z1) - z0) * v)
                    wave = 0.35 * math.sin(TAU * u * n / 3) * max(0, (z - H + 6) / 6)
                    rr = R + wave
                    ring.append((rr * math.cos(TAU * u), rr * math.sin(TAU * u), z))
                rings.append(ring)
        inner = [[(x * (R - t) / R, y * (R - t) / R, z) for x, y, z in ring] for ring in reversed(rings)]
        o = loft(name, rings + inner, mat, closed=True, caps=False, auto=30)
        return o

    out = [wall("body", 0.6, H - 8, red, 2), wall("crown", H - 8, H, bare, 5)]
    out.append(lathe("bottom", [(5.5, 0), (R - 0.4, 0), (R + 0.1, 0.6), (R + 0.1, 2.4), (R - t, 3.4), (5.5, 3.4)], red, 128, closed=True, r=0.3))
    dark = material("slot", (0.015, 0.015, 0.016), 0.2, 0.7)
    for k in range(slots):
        a = 360 * k / slots + (72 if slots == 2 else 60)
        w = min(5.0, D * 0.16)
        o = bent_decal(dark, R + 0.06, w, 20, (0, 0, 18))
        out.append(xf(o, rot=(0, 0, a)))
        o = bent_decal(dark, R + 0.06, w * 1.6, 4, (0, 0, 27))
        out.append(xf(o, rot=(0, 0, a)))
    w = min(R * 1.15, 40)
    m = ink(material("print", "#ffffff", 0, 0.28, img=labels.png(labels.text(brand.upper(), 500, 110, 150, "#fff", 900, most=860) + labels.text(f"BI-METAL  {D:g} mm", 500, 215, 84, "#ffe08a", 900, most=900), 1000, 250, 1.2), coat=0.35))
    out.append(bent_decal(m, R + 0.08, w, w * 0.25, (0, 0, 21)))
    return out


def arbor(st):
    out = [lathe("shank", [(0, -34), (5, -34), (5.4, -33), (5.4, 0), (0, 0)], st, 6, auto=20)]
    out.append(hexhead(19, 9, st))
    xf(out[-1], (0, 0, 4.5))
    out.append(xf(thread("thread", 12.7, 10, 1.27, st), (0, 0, 9)))
    from families.drill_bit import drill

    d = drill(6.35, 70, 34, st, brand="")
    d = d[:2]
    group(d, rot=(180, 0, 0))
    out += group(d, (0, 0, 78))
    return out


def build(shot, D, brand):
    one = saw(D, brand)
    two = copies(one)
    group(one, rot=(0, 0, -42 if shot == 1 else 12))
    group(two, rot=(0, 0, 205))
    group(two, rot=(90, 0, 0))
    group(two, rot=(0, 0, 38))
    stand(two, D * 0.80 + 14, -D * 0.34 - 6)
    stand(one, -D * 0.2, D * 0.25)
    a = arbor(steel_dark("arbor", 0.28))
    group(a, rot=(0, 90, 0))
    stand(a)
    group(a, rot=(0, 0, -18))
    lo, hi = bounds(a)
    group(a, (-D * 0.12 - (lo.x + hi.x) / 2, -D * 0.66 - 18 - (lo.y + hi.y) / 2, 0))
    return one + two + a
