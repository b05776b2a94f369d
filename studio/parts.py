"""Parts that several families share: threads, hexagons, nuts, washers, bolts, cables, plugs."""
from mesh import *
from materials import *
import labels


ACROSS_FLATS = {6: 10, 8: 13, 10: 17, 12: 19, 16: 24, 20: 30}
PITCH = {4: 0.7, 5: 0.8, 6: 1.0, 8: 1.25, 10: 1.5, 12: 1.75, 16: 2.0, 20: 2.5}


def thread(name, d, L, pitch, mat, hand=1, nA=72, chamfer=True, inner=False, k=10):
    """thread as a height field on a cylinder (z 0..L), ISO-like trapezoid flanks"""
    nz = max(int(L / pitch * k), 4)
    dep = 0.61 * pitch
    R = d / 2

    def fn(u, v):
        z = v * L
        ph = (z / pitch - u * hand) % 1.0
        t = abs(ph - 0.5) * 2  # 0 crest .. 1 root
        t = min(max((t - 0.14) / 0.70, 0), 1)
        r = R - dep * t
        if chamfer:
            e = min(L - z, 9e9)
            lim = R - dep * 1.05 + e * 0.95
            r = min(r, lim) if e < dep * 1.2 else r
        return (r * math.cos(TAU * u), r * math.sin(TAU * u), z)

    return grid_surf(name, fn, nA, nz, mat, caps=not inner, auto=24)


def hexhead(af, h, mat, both=False, hole=0, mark=None, nA=144):
    """hexagon body with 30 deg chamfer circles as one polar grid (no booleans); hole=0: solid"""
    Rc = af / 2 / math.cos(math.pi / 6)
    ch = af / 2 * 0.965
    t = math.tan(math.radians(28))
    fl = 0.16

    def hexr(th):
        a = (th + math.pi / 6) % (math.pi / 3) - math.pi / 6
        r = af / 2 / math.cos(a)
        e = abs(abs(a) - math.pi / 6)  # soften the six corners
        return r - max(0, 0.045 - e) ** 2 / 0.045 * af * 0.28

    V, F = [], []
    rows = None
    for i in range(nA):
        th = TAU * i / nA
        R = hexr(th)
        dz = max(R - ch, 0) * t
        top = (
            [((hole / 2 if hole else 0), h / 2 - (0.9 if hole else 0))]
            + ([(hole / 2 + 0.9, h / 2)] if hole else [])
            + [
                (min(ch - 0.5, R - 0.3), h / 2),
                (min(ch, R - 0.15), h / 2),
                ((min(ch, R - 0.15) + R) / 2, h / 2 - dz * 0.42),
                (R - fl * 0.4, h / 2 - dz * 0.86 - 0.05),
                (R, h / 2 - dz - fl),
            ]
        )
        if both:
            bot = [(r, -z) for r, z in reversed(top)]
        else:
            bot = [(R, -h / 2 + fl), (R - fl * 0.3, -h / 2 + fl * 0.3), (R - fl, -h / 2), (0, -h / 2)]
        col = top + bot
        V += [(r * math.cos(th), r * math.sin(th), z) for r, z in col]
        rows = len(col)
    for i in range(nA):
        j = (i + 1) % nA
        for k in range(rows if hole else rows - 1):
            l = (k + 1) % rows
            F.append((i * rows + k, j * rows + k, j * rows + l, i * rows + l))
    o = mesh_obj("hex", V, F, mat, True, 24)
    recalc(o)
    return o


def nut(d=12, pitch=1.75, mat=None):
    mat = mat or zinc()
    af = ACROSS_FLATS.get(d, d * 1.5)
    h = d * 0.85
    n = hexhead(af, h, mat, both=True, hole=d - 0.2)
    t = thread("nthr", d, h - 1.2, pitch, mat, chamfer=False, inner=True)
    xf(t, (0, 0, -h / 2 + 0.6))
    return [n, t], af, h


def washer(d=12, mat=None):
    mat = mat or zinc()
    t = d * 0.21
    return [
        lathe(
            "washer",
            [(d / 2 + 0.5, 0), (d / 2 + 0.5, t), (d * 1.0, t), (d * 1.0, 0)],
            mat,
            96,
            closed=True,
            r=0.35,
            auto=30,
        )
    ], t


def bolt(d=12, L=60, pitch=1.75, mat=None, grade="8.8", mark="AVX"):
    """Hex bolt, shank up, head below z 0. Returns (parts, width across flats, height of the head)."""
    mat = mat or zinc()
    af = ACROSS_FLATS.get(d, d * 1.5)
    hh = d * 0.63
    head = hexhead(af, hh, mat)
    xf(head, rot=(180, 0, 0))
    xf(head, (0, 0, -hh / 2))
    objs = [head]
    tx = text_mesh(grade, d * 0.30, 0.12, mat, bevel=0.04)
    xf(tx, (0, d * 0.2, 0), (180, 0, 0))
    xf(tx, (0, 0, -hh - 0.02))
    objs.append(tx)
    tx = text_mesh(mark, d * 0.22, 0.12, mat, bevel=0.04)
    xf(tx, (0, -d * 0.22, 0), (180, 0, 0))
    xf(tx, (0, 0, -hh - 0.02))
    objs.append(tx)
    wf = lathe(
        "wf",
        [
            (0, 0),
            (af / 2 * 0.94, 0),
            (af / 2 * 0.94, 0.5),
            (d / 2 + 0.8, 0.5),
            (d / 2, 1.2),
            (d / 2 - pitch * 0.61, 2.0),
        ],
        mat,
        96,
        auto=30,
    )
    xf(wf, (0, 0, -0.1))
    objs.append(wf)
    th = thread("thr", d, L - 1, pitch, mat)
    xf(th, (0, 0, 1))
    objs.append(th)
    return objs, af, hh


def cable(pts, r, mat, n=14):
    """Round cable along a smooth curve through pts."""
    return tube("cable", spline(pts, n), r, mat, 16)


def gland(x, mat=None):
    """Cable gland along +Z from z 0, thread size x."""
    mat = mat or plastic("#15171a", "gland", 0.4)
    body = lathe(
        "gland", [(0, 0), (x, 0), (x, x * 0.7), (x * 0.85, x * 1.3), (x * 0.55, x * 1.5), (0, x * 1.5)], mat, 32, r=0.5
    )
    nut_ = hexhead(x * 2.3, x * 0.5, mat)
    xf(nut_, (0, 0, x * 0.25))
    return [body, nut_]


def pan_screw(d, mat, slot="cross"):
    """Screw head on a surface at z 0: a low dome with a cross or a slot."""
    dome = lathe("screw", [(0, d * 0.30), (d * 0.3, d * 0.28), (d * 0.46, d * 0.16), (d * 0.5, 0)], mat, 32, auto=60)
    dark = material("recess", (0.02, 0.02, 0.02), 0.5, 0.5)
    arms = [(d * 0.56, d * 0.13)] + ([(d * 0.13, d * 0.56)] if slot == "cross" else [])
    return [dome] + [box("slot", w, h, d * 0.1, dark, 0.01, (0, 0, d * 0.265)) for w, h in arms]


def carton(w, d, h, front, top="#173a4f", side=None, lid=True):
    """Cardboard box standing on the floor, its front (-Y) printed with the picture `front`."""
    card = material("card", top, 0, 0.55, rvar=0.05, bump=0.04, bscale=40)
    body = box("carton", w, d, h, card, 0.5, (0, 0, h / 2))
    label = decal(printed(front, 0.42, 0.1, n="carton print"), w - 1.2, h - 1.2, (0, -d / 2 - 0.08, h / 2), (90, 0, 0))
    out = [body, label]
    if lid:
        out.append(
            box(
                "flap",
                w * 0.999,
                0.5,
                0.18,
                material("slit", labels.shade_of(top, 0.6), 0, 0.7),
                0.05,
                (0, 0, h + 0.02),
            )
        )
    return out
