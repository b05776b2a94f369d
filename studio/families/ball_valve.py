"""Ball valves of forged brass, nickel plated, with a red lever."""
from families.gate_valve import laid_on
from fields import Field, cyl, ellip, hexp
from mesh import *
from materials import *
from parts import hexhead, thread

PRODUCTS = {"brass-ball-valve-full-bore": dict()}
SHOTS = {
    1: dict(azim=-30, elev=22, light="metal"),
    2: dict(azim=30, elev=38, light="metal"),
    3: dict(azim=82, elev=14, light="metal"),
}
LEVER = {15: 1.25, 20: 1.15, 25: 1.05, 32: 1.0, 50: 0.92}  # larger valves have relatively shorter levers


def parameters(item):
    return dict(size=int(item.numbers()[0]))


def build(shot, size):
    mat = material("nickel", (0.68, 0.65, 0.58), 1, 0.22, rvar=0.06, rscale=7, bump=0.06, bscale=36, cvar=0.04)
    f = Field((-42, -28, -28), (42, 28, 38), 0.7)
    f.add(ellip(f.p(), 24, 22.5, 22.5))
    f.add(cyl(f.p(), 18.5, 30, 2, axis=0), 4)
    f.add(hexp(f.p((-31, 0, 0)), 20.5, 9, 1.6, axis=0, rot=30), 2)
    f.add(hexp(f.p((29, 0, 0)), 21.5, 7, 1.6, axis=0, rot=30), 2)
    f.add(cyl(f.p((36.5, 0, 0)), 19.5, 3.2, 1, axis=0), 1)
    f.add(cyl(f.p((0, 0, 24)), 9, 8, 1), 4)
    f.add(hexp(f.p((0, 0, 31)), 8.6, 3, 0.8), 0.6)
    for s in (1, -1):
        f.cut(cyl(f.p((s * 38, 0, 0)), 15.4, 15, 0.4, axis=0), 0.8)
    f.cut(cyl(f.p(), 12, 60, axis=0), 0.5)
    out = [f.mesh("body", mat)]
    for s in (1, -1):
        t = thread("inner thread", 31.8, 14, 2.3, mat, chamfer=False, inner=True, nA=96)
        xf(t, rot=(0, 90 * s, 0))
        out.append(xf(t, (s * 25.5, 0, 0)))
        out.append(turned([(12.2, 0), (15.4, 0)], material("seat", "#eceae4", 0, 0.5), "X", (s * 24.6, 0, 0)))
    ball = turned([(12, k) for k in (-14, 14)], steel_bright("ball"), "X")
    out.append(ball)
    mark = material("mark", (0.10, 0.095, 0.085), 0.6, 0.5)
    for txt, z, h in ((f"DN {size}", 3.5, 9.5), ("PN 25", -6.5, 8)):
        t = text_mesh(txt, h, 0.15, mark)
        xf(t, rot=(90, 0, 0))
        out.append(laid_on(out[0], xf(t, (0, 0, z))))
    k = LEVER[size]
    red = material("grip", "#c4161c", 0, 0.36, rvar=0.05, rscale=8, bump=0.06, bscale=60, coat=0.1)
    zn = zinc("lever")
    L = 92 * k
    lever = plate(
        "lever",
        round_profile([(-12, -9), (14, -9), (30, -8), (L, -8.5), (L, 8.5), (30, 8), (14, 9), (-12, 9)], 5, 6),
        2.4,
        zn,
        bevel=0.3,
    )
    out.append(xf(lever, (0, 0, 36)))
    sec = lambda x, w, h: [(x, a, 36 + b) for a, b in superellipse(w, h, 3.2, 32)]
    rings = [
        sec(x, w, h)
        for x, w, h in (
            (26, 8.4, 1.6),
            (27, 9.8, 3.0),
            (32, 10.2, 3.5),
            (L * 0.6, 10.0, 3.6),
            (L - 8, 10.8, 3.8),
            (L, 10.2, 3.4),
            (L + 3, 7, 2.2),
        )
    ]
    out.append(loft("grip", rings, red, auto=60))
    nut = hexhead(13, 5, zn)
    out.append(xf(nut, (0, 0, 39.6)))
    out.append(turned([(0, 4), (3, 4), (3.6, 3.4), (3.6, 0)], zn, loc=(0, 0, 41)))
    return stand(out)
