"""Cast-iron V-pulleys and the taper bush."""
from mesh import *
from materials import *
from parts import hexhead

PRODUCTS = {
    "cast-iron-v-pulley-a-single": dict(grooves=1, width=13),
    "v-pulley-b-double-6in": dict(grooves=2, width=17, D=152),
    "taper-lock-bush-1610-28mm": dict(bush=True),
}
SHOTS = {1: dict(azim=26, elev=18, light="metal"), 2: dict(azim=-26, elev=42, light="metal")}


def parameters(item, grooves=0, width=0, D=None, bush=False):
    return dict(grooves=grooves, width=width, D=0 if bush else D or item.numbers(item.detail)[0], bush=bush)


def rim(D, grooves, w):
    """Half section of the grooved rim, from the outside inwards, closed towards the web."""
    step, depth = w * 1.15 + 2, w * 0.92
    B = grooves * step + 6
    pts = [(D / 2, -B / 2)]
    for g in range(grooves):
        z = (g - (grooves - 1) / 2) * step
        pts += [(D / 2, z - w / 2), (D / 2 - depth, z - w * 0.28), (D / 2 - depth, z + w * 0.28), (D / 2, z + w / 2)]
    return pts + [(D / 2, B / 2)], B, D / 2 - depth - 7


def pulley(D, grooves, w):
    cast = material("cast iron", (0.20, 0.21, 0.22), 0.55, 0.46, rvar=0.08, rscale=8, bump=0.22, bscale=44)
    machined = steel_ground("machined", 0.24)
    outer, B, inner = rim(D, grooves, w)
    hub, bore, H = max(D * 0.17, 19), max(D * 0.07, 8), B + 10
    skin = inner + 2.5  # the rim is turned all over, also its two faces
    out = [turned([(skin, -B / 2), *outer, (skin, B / 2)], machined, seg=192, r=0.5, auto=28)]
    well = [(skin, B / 2), (inner, B / 2 - 1), (inner - 1.5, 4), (inner - 1.5, -4), (inner, 1 - B / 2), (skin, -B / 2)]
    out.append(turned(well, cast, seg=160, r=1))
    # the hub's core is turned and broached: faces, bore and keyway in one
    half, open_ = bore * 0.25, math.asin(0.25)
    keyed = [(bore * math.cos(a), bore * math.sin(a)) for a in (math.pi / 2 + open_ + (TAU - 2 * open_) * k / 95 for k in range(96))]
    keyed += [(half, bore * 1.3), (-half, bore * 1.3)]
    out.append(prism("core", circle(hub - 1, 128), H + 0.1, machined, bevel=0.3, holes=[keyed]))
    wall = bore * 1.42
    out.append(turned([(wall, -H / 2), (hub, -H / 2), (hub + 2, 0), (hub, H / 2), (wall, H / 2)], cast, seg=128, r=1, closed=True))
    r, m = (inner - hub) * 0.33, (inner + hub) / 2
    holes = [circle(r, 48, m * math.cos(TAU * k / 5 + 0.3), m * math.sin(TAU * k / 5 + 0.3)) for k in range(5)]
    out.append(prism("web", circle(inner, 128), 10, cast, bevel=1.2, holes=[circle(hub - 2, 96), *(holes if inner - hub > 14 else [])]))
    screw = hexhead(D * 0.045 + 4, 5, black_oxide())
    xf(screw, rot=(0, 90, 0))
    return out + [xf(screw, (hub + 1, 0, H / 2 - 5.5))]


def taper_bush():
    cast = material("bush", (0.28, 0.285, 0.29), 0.8, 0.36, rvar=0.07, rscale=8, bump=0.08, bscale=50)
    body = turned([(14, 0), (27, 0), (28.5, 25.4), (14, 25.4)], cast, seg=160, r=0.6, closed=True)
    cuts = [box("split", 20, 1.8, 30, cast, 0.05, (22, 0, 12.7)), box("keyway", 8, 8, 30, cast, 0.1, (0, -13.2, 12.7))]
    for a in (60, 180, 300):
        place = (27.4 * math.cos(math.radians(a)), 27.4 * math.sin(math.radians(a)), 0)
        cuts.append(turned([(0, 9), (4.6, 9), (4.6, 30), (0, 30)], cast, loc=place, seg=48))
    for cut in cuts:
        body = boolean(body, cut)
    shade(body, 35)
    out = [body]
    for k in range(2):
        s = turned(
            [(0, 0), (3.6, 0), (4.4, 0.6), (4.4, 12), (3.8, 12.6), (2.2, 12.6), (2.2, 9.5), (0, 9.5)],
            black_oxide("grub"),
            seg=48,
        )
        xf(s, rot=(90, 0, 50 + 40 * k))
        out += stand([s], 44 + 7 * k, -16 + 16 * k)
    return out


def build(shot, grooves, width, D, bush):
    if bush:
        return taper_bush()
    one = pulley(D, grooves, width)
    if shot == 2:
        return stand(one)
    group(one, rot=(90, 0, 0))
    return stand(one)
