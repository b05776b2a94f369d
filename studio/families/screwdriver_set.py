"""Screwdrivers with two-colour handles, a set side by side."""
from mesh import *
from materials import *
import labels

PRODUCTS = {"screwdriver-set-6pc-magnetic": dict()}
SHOTS = {1: dict(azim=-16, elev=48), 2: dict(azim=34, elev=30)}


def parameters(item):
    flat = [(float(a), float(b)) for a, b in (p.replace(" mm", "").split("x") for p in item.spec("Flat").split(", "))]
    cross = [(int(a[2:]), float(b)) for a, b in (p.split("x") for p in item.spec("Phillips").split(", "))]
    return dict(flat=flat, cross=cross, brand=item.brand, colour=item.colour)


def handle(k, body, grip, cap):
    """Along -X from 0, length 104 k."""

    def ring(z, rx, ry):
        out = []
        for i in range(96):
            a = TAU * i / 96
            lobe = 1 - 0.055 * max(0, math.cos(3 * a) * 0.5 + 0.5) ** 3 * (1 if rx > 11 else 0)
            out.append((-z, ry * lobe * math.cos(a), rx * lobe * math.sin(a)))
        return out

    prof = [(0, 6.4, 6.4), (4, 7.6, 7.6), (10, 10.5, 10.5), (20, 12.2, 12.2), (34, 12.0, 12.0), (44, 13.6, 13.6), (68, 16.2, 16.2)]
    prof += [(84, 15.8, 15.8), (96, 14.0, 14.0), (102, 11, 11), (104, 6, 6), (104.4, 0.5, 0.5)]
    out = [loft("handle", smooth_rings(prof, ring, 100), body, auto=60)]

    def pad(u, v):
        z = 40 + 48 * v
        a = TAU * u
        r = 13.2 + 3.4 * math.sin(min(1, max(0, (z - 38) / 36)) * math.pi / 2) + 0.5 - 2.4 * max(0, (z - 80) / 10) ** 2
        three = math.cos(3 * a + math.pi)
        lift = 0.9 if three > -0.25 else -4.5
        rib = 0.5 if (z / 5.5) % 1 < 0.3 else 0
        edge = -1.6 if v < 0.02 or v > 0.98 else 0
        return (-z, (r + lift - rib + edge) * math.cos(a), (r + lift - rib + edge) * math.sin(a))

    out.append(grid_surf("grip", pad, 144, 60, grip, auto=50))
    out.append(turned([(14.3, 95.5), (14.2, 97), (13.2, 98.5)], cap, "X", rot=(0, 0, 180)))
    return group(out, scale=(k, k, k))


def flat_tip(w, r, L, black, steel):
    def ring(x, hw, ht):
        return [(x, a, b) for a, b in superellipse(hw, ht, 2 if ht > r * 0.8 else 5, 40)]

    st = [ring(0, r, r), ring(L * 0.86, r, r), ring(L * 0.86 + 2, r * 1.02, r), ring(L - 6, w / 2, r * 0.42), ring(L - 1, w / 2, w * 0.085), ring(L, w / 2 - 0.1, w * 0.075)]
    return st


def driver(size, L, cross, mats):
    body, grip, cap, steel, black = mats
    r = {0: 1.6, 1: 2.5, 2: 3.1}[size] if cross else size * 0.46
    k = 0.74 + 0.0021 * L
    out = handle(k, body, grip, cap)
    out.append(turned([(0, 0), (r, 0), (r, L - 16), (r, L - 14)], steel, "X", seg=48))
    out.append(turned([(r + 1.6, -1), (r + 1.6, 2), (r + 0.6, 3), (r, 3)], steel, "X", seg=48))
    if cross:
        def fn(u, v):
            x = L - 15 + 15 * v
            taper = r if x < L - 6 else r * (1 - 0.82 * (x - L + 6) / 6)
            a = TAU * u
            g = abs(((a / TAU * 4) % 1) - 0.5) * 2  # four flutes
            d = (0.52 * max(0, 1 - g * 1.5)) * min(1, max(0, (x - L + 10) / 4))
            return (x, taper * (1 - d) * math.cos(a), taper * (1 - d) * math.sin(a))

        out.append(grid_surf("tip", fn, 96, 40, black, caps=True, auto=30))
    else:
        rings = flat_tip(size, r, L, black, steel)
        out.append(loft("tip", [[(L - 15, a, b) for a, b in superellipse(r + 0.03, r + 0.03, 2, 40)]] + rings[2:], black, auto=40))
    return out


def build(shot, flat, cross, brand, colour):
    mats = (
        material("acetate", "#c9161d", 0, 0.2, rvar=0.03, rscale=6, spec=0.5, coat=0.5, coat_rough=0.05),
        rubber("grip", "#17181a", 0.5),
        plastic("#f0f0ea", "cap"),
        chrome_satin("blade"),
        black_oxide("tip"),
    )
    out = []
    todo = [(s, L, True) for s, L in cross] + [(s, L, False) for s, L in flat]
    for n, (size, L, is_cross) in enumerate(sorted(todo, key=lambda q: (-q[1], q[2]))):
        k = 0.74 + 0.0021 * L
        one = driver(size, L, is_cross, mats)
        group(one, rot=(60, 0, 0))
        # the shaft dips to the floor: handles are thicker than tips
        stand(one)
        sink = math.degrees(math.atan2(13.5 * k, L + 60 * k))
        for o in one:
            xf(o, (0, 0, -16 * k))
            xf(o, rot=(0, sink, 0))
        stand(one)
        out += group(one, (0, n * -36, 0))
    return group(out, rot=(0, 0, 62 if shot == 1 else 40))
