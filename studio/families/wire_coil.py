"""House wire: the coil in its shrink wrap with the label, two bared ends."""
from mesh import *
from materials import *
import labels

PRODUCTS = {"fr-pvc-house-wire-90m": dict()}
SHOTS = {
    1: dict(azim=-20, elev=26),
    2: dict(azim=2, elev=50),
    3: dict(azim=64, elev=30),
}
COLOURS = {1.0: "#c3202a", 1.5: "#e3b81c", 2.5: "#2458a8", 4.0: "#1d6b3f"}


def parameters(item):
    size = item.numbers()[0]
    return dict(size=size, colour=COLOURS[size], brand=item.brand, ground=item.colour)


def coil(size, colour):
    """Layers of turns as one helix that goes up and down."""
    r = 1.25 + 0.42 * size**0.5
    sheath = material("pvc", colour, 0, 0.36, rvar=0.05, rscale=9, bump=0.03, bscale=60)
    turns, layers = int(56 / (2.06 * r)), 5
    out = []
    for layer in range(layers):
        R = 62 + layer * 1.86 * r
        pts = []
        # the layers begin and end under the tie at 70 degrees; the outermost begins at 0, where the free end leaves it
        for k in range(0 if layer == 4 else 14, turns * 72 + 15):
            a = TAU * k / 72
            lay = 0.5 - 0.5 * math.cos(a * 0.13 + layer)
            pts.append(((R + 0.5 * lay) * math.cos(a), (R + 0.5 * lay) * math.sin(a), r + k / 72 * 2.06 * r))
        out.append(tube("turns", pts, r, sheath, 10))
    return out, sheath, r, 62 + 4 * 1.86 * r + r, turns * 2.06 * r + 2 * r


def end(pts, r, sheath):
    """A free end: sheath, then bare copper strands."""
    line = spline(pts, 14)
    bare = [line[-1], line[-1] + (line[-1] - line[-2]).normalized() * 9 * r]
    strands = []
    axis = (bare[1] - bare[0]).normalized()
    side = axis.cross(Vector((0, 0, 1))).normalized()
    up = axis.cross(side)
    for k in range(7):
        o = Vector() if k == 0 else (side * math.cos(TAU * k / 6) + up * math.sin(TAU * k / 6)) * r * 0.36
        strands.append(
            tube("strand", [bare[0] + o - axis * 2, bare[0] + o, bare[1] + o * 1.25], r * 0.19, copper("strand"), 8)
        )
    return [tube("sheath", line, r, sheath, 14)] + strands


def build(shot, size, colour, brand, ground):
    out, sheath, r, R, h = coil(size, colour)
    Rc = R - r + 0.4
    pts = [(Rc, 0.6, r), (Rc + 0.2, -10, r), (Rc + 0.6, -30, r), (Rc - 8, -72, r), (Rc - 46, -104, r), (Rc - 92, -112, r)]
    out += end(pts, r, sheath)
    face = labels.pack(
        760,
        520,
        brand,
        "FR PVC HOUSE WIRE",
        [f"{size:g} sq mm · single core copper", "1100 V · IS 694 · 90 m"],
        ground,
        colour,
        code=True,
    )
    out.append(bent_decal(printed(face, 0.2, 0.6), R + 0.9, R * 1.25, h * 0.86, (0, 0, h / 2), (0, 0, -12)))
    for a in (70, 190, 310):
        tie = material("tie", "#f2f2ee", 0, 0.35)
        w, z = 5, [-1.2, h + 1.2 + 0.4 * r]
        c = [(62 - r - 1.2, z[0]), (R + 1.2, z[0]), (R + 1.2, z[1]), (62 - r - 1.2, z[1])]
        band = [(x, -w / 2, q) for x, q in c]
        o = tube("tie", [(x, 0, q) for x, q in round_profile(c, 3, 4)], 1.1, tie, 10, cyclic=True)
        xf(o, scale=(1, 3.2, 1))
        out.append(xf(o, rot=(0, 0, a)))
    return stand(out)
