"""Safety spectacles: one-piece wrap lens, temples."""
from mesh import *
from materials import *

PRODUCTS = {"polycarbonate-safety-goggles": dict()}
SHOTS = {1: dict(azim=-30, elev=20), 2: dict(azim=28, elev=34)}


def parameters(item):
    return dict(tint="smoke" if "Smoke" in item.option else "clear", brand=item.brand, colour=item.colour)


def lens_point(u, v):
    """The wrap: u 0..1 from side to side, v 0..1 from below to above; with a notch for the nose."""
    a = (u - 0.5) * 2.25
    x = 74 * math.sin(a) * 1.02
    y = -66 * math.cos(a) + 66
    top = 22 - 4.5 * abs(u - 0.5) ** 1.5 * 3
    nose = math.exp(-(((u - 0.5) / 0.085) ** 2))
    lobe = 1 - (abs(abs(u - 0.5) - 0.25) / 0.25) ** 2.6
    bot = -6 - 19 * max(lobe, 0) + 0 * nose
    z = bot + (top - bot) * v
    return x, y - 2.4 * math.sin(math.pi * v), z


def build(shot, tint, brand, colour):
    m = clear((0.90, 0.92, 0.925), 0) if tint == "clear" else clear((0.03, 0.03, 0.033), 1.2)
    if tint == "clear":  # does not mirror: without light of its own it is smoothed like a shadow, not grainy
        next(n for n in m.node_tree.nodes if n.type == "MATH").inputs[2].default_value = 0
    o = grid_surf("lens", lens_point, 120, 24, m, wrap_u=False, auto=60)
    parts = [o]
    edge = [lens_point(0, 1 - k / 12) for k in range(12)] + [lens_point(k / 120, 0) for k in range(121)] + [lens_point(1, k / 12) for k in range(1, 13)]
    parts.append(tube("edge", edge, 0.8, plastic("#c9d2d5" if tint == "clear" else "#1b1c1e", "edge", 0.2), 12))
    frame = plastic("#16181b", "frame", 0.36)
    brow = [Vector(lens_point(k / 80, 1)) + Vector((0, -0.4, 0.8)) for k in range(81)]
    b = tube("brow", brow, 2.6, frame, 14)
    parts.append(b)
    for side in (1, -1):
        u = 1.0 if side > 0 else 0.0
        e = Vector(lens_point(u, 0.82))
        hinge = box("hinge", 6, 16, 15, frame, 2, (e.x + side * 1.6, e.y + 4, e.z - 1))
        parts.append(hinge)
        path = [(e.x + side * 2, e.y + 8, e.z), (e.x + side * 3.4, e.y + 40, e.z + 0.5), (e.x + side * 1.5, e.y + 80, e.z), (e.x - side * 1, e.y + 104, e.z - 5), (e.x - side * 3, e.y + 128, e.z - 24)]
        P = spline(path, 14)
        rings = []
        for i, p in enumerate(P):
            k = i / (len(P) - 1)
            h = 6.6 - 3.0 * math.sin(math.pi * min(1, k * 1.25)) * 0.5 - 1.0 * k
            rings.append([(p.x + x, p.y, p.z + z) for x, z in superellipse(1.7, h, 3, 24)])
        parts.append(loft("temple", rings, frame, auto=60))
        col = plastic("#d9a514", "inlay", 0.35)
        rings = [[(p.x + side * 0.5 + x, p.y, p.z + z) for x, z in superellipse(1.4, 1.5, 3, 16)] for p in P[8:34]]
        parts.append(loft("inlay", rings, col, auto=60))
    group(parts, rot=(-7, 0, 0))
    return stand(parts)
