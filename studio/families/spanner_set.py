"""Double open-end spanners, the whole set in its roll."""
import numpy as np

from fields import Field, cyl, poly
from mesh import *
from materials import *
import labels

PRODUCTS = {"double-ended-spanner-set-12pc": dict()}
SHOTS = {
    1: dict(azim=-14, elev=58, light="metal"),
    2: dict(azim=36, elev=50, light="metal"),
    3: dict(azim=76, elev=26, light="metal"),
}


def parameters(item):
    pairs = [[int(n) for n in p.split("x")] for p in item.spec("Sizes").replace(" mm", "").split(", ")]
    return dict(pairs=pairs, brand=item.brand)


def spanner(a, b, mat, text=""):
    """Along Y; size a at the bottom end, b at the top. Middle at the origin."""
    L = 88 + b * 6.6
    t = 1.9 + b * 0.075
    R = b * 1.14
    f = Field((-R - 3, -L / 2 - R * 0.4, -t - 1.5), (R + 3, L / 2 + R * 0.4, t + 1.5), max(0.55, b / 40))
    P = f.p()
    w = b * 0.36
    f.add(poly(P, [(-w, -L / 2 + a), (w, -L / 2 + a), (w, L / 2 - b), (-w, L / 2 - b)], t * 0.72, t * 0.34))
    cuts = []
    for s, end, turn in ((a, -1, 15), (b, 1, 15)):
        Q = f.p((0, end * (L / 2 - s * 0.72), 0), rz=turn)
        f.add(cyl((Q[0] * 1.0, Q[1] * 0.92, Q[2]), s * 1.08, t, 0.9), 0.35 * s)
        cuts.append((Q, s, end))
    for Q, s, end in cuts:
        y = Q[1] * end
        f.cut(np.maximum(np.abs(Q[0]) - s / 2, -y - s * 0.12), 0.5)
        f.cut(np.sqrt(Q[0] ** 2 + (y + s * 0.10) ** 2) - s * 0.5, 0.5)
        f.cut(s * 0.86 - y, 0.8)
    P = f.p()
    f.cut(np.maximum(poly(P, [(-w * 0.6, -L * 0.26), (w * 0.6, -L * 0.26), (w * 0.6, L * 0.26), (-w * 0.6, L * 0.26)], 90, 0), t * 0.72 - 0.5 - np.abs(P[2])), 0.5)
    out = [f.mesh("spanner", mat)]
    if b > 9:
        word = text_mesh(f"{a} x {b}", w * 1.0, 0.12, steel_dark("stamp"), bevel=0.02)
        xf(word, rot=(0, 0, 90))
        out.append(xf(word, (0, 0, t * 0.72 - 0.42)))
    return out, L, t, R


def build(shot, pairs, brand):
    mat = material("nickel chrome", (0.68, 0.675, 0.67), 1, 0.17, rvar=0.05, rscale=11, bump=0.03, bscale=70)
    pvc = material("pvc", "#16233f", 0, 0.42, rvar=0.05, rscale=8, bump=0.2, bscale=150, coat=0.1)
    out, x, spots = [], 0, []
    for a, b in pairs:
        one, L, t, R = spanner(a, b, mat)
        x += R + 3
        out += group(one, (x, L / 2 - b * 0.25, t + 3.4))
        spots.append((x, R + 2, 2 * t + 3.2))
        x += R + 3
    W = x
    back = prism("roll", rounded(W + 36, 350, 12), 3, pvc, (W / 2, 136, 1.5), bevel=0.8)

    def band(u, v):
        px = -16 + u * (W + 32)
        z = 4.2
        for c, R, h in spots:
            d = abs(px - c) / (R + 4)
            if d < 1:
                z = max(z, 4.2 + (h - 0.6) * min(1, (1 - d) * 4.5) ** 0.5)
        y = -32 + 110 * v + (1.2 * math.sin(px * 0.11) if v > 0.5 else 0)
        return (px, y, z if 0.04 < v else 3)

    pocket = grid_surf("pocket", band, 420, 14, pvc, wrap_u=False)
    m = pocket.modifiers.new("s", "SOLIDIFY")
    m.thickness, m.offset = 1.2, -1
    out.append(apply_mods(pocket))
    shade(out[-1], 60)
    thread = material("stitch", "#d9d4c4", 0, 0.7)
    y = 70
    for k in range(int(W / 6.5)):
        px = -8 + k * 6.5
        out.append(box("stitch", 4.2, 0.8, 0.5, thread, 0.1, (px, y + 1.2 * math.sin(px * 0.11), band((px + 16) / (W + 32), 0.9)[2] + 0.25)))
    name = labels.text(brand.upper(), 500, 110, 110, "#f0c542", 900, most=960, spacing=8)
    img = labels.png(name + labels.text("12 PIECES   6-32 mm", 500, 180, 54, "#f2f2ee", 700, spacing=4), 1000, 200, 1)
    out.append(decal(material("print", "#16233f", 0, 0.42, img=img), 150, 30, (90, 284, 3.06)))
    return group(out + [back], rot=(0, 0, -28 if shot == 1 else 14))
