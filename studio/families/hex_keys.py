"""Long-arm hex keys with ball ends, nested in a holder."""
from mesh import *
from materials import *
import labels

PRODUCTS = {"hex-key-set-9pc-ball-end": dict()}
SHOTS = {1: dict(azim=-14, elev=46, light="metal"), 2: dict(azim=30, elev=28, light="metal")}


def parameters(item):
    return dict(sizes=item.numbers(item.spec("Sizes")), brand=item.brand)


def key(af, long, short, mat):
    """Corner at the origin: long arm along X with the ball, short arm along Y."""
    bend = af * 1.3 + 1.5
    path = [(bend * (1 - math.sin(a)), bend * (1 - math.cos(a)), 0) for a in [math.radians(90 - 7.5 * k) for k in range(13)]]
    path = [(0, short, 0)] + [(0, y, 0) for y in (short - 0.6,)] + [(bend - bend * math.sin(math.radians(q)), bend - bend * math.cos(math.radians(q)), 0) for q in range(90, -1, -6)] + [(long - af * 1.6, 0, 0)]
    P = [Vector(p) for p in path]
    rings = []
    R = af / 2 / math.cos(math.pi / 6)
    up = Vector((0, 0, 1))
    for i, p in enumerate(P):
        T = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        side = T.cross(up).normalized()
        k = 0.86 if i == 0 else 1
        ring = []
        for j in range(6):
            a = TAU * (j + 0.5) / 6
            for d in (-0.09, 0.09):  # slightly rounded corners
                b = a + d
                ring.append(p + (side * math.cos(b) + up * math.sin(b)) * R * k * 0.985)
        rings.append(ring)

    def at(x, k):
        out = []
        for j in range(6):
            a = TAU * (j + 0.5) / 6
            for d in (-0.09, 0.09):
                out.append(Vector((x, math.cos(a + d) * -R * k, math.sin(a + d) * R * k)))
        return out

    x = long - af * 1.6
    for d, k in ((0.25, 0.80), (0.45, 0.70), (0.62, 0.74), (0.85, 0.92), (1.1, 0.985), (1.3, 0.92), (1.48, 0.76), (1.6, 0.52)):
        rings.append(at(x + d * af, k))
    return [loft("key", rings, mat, auto=26)]


def build(shot, sizes, brand):
    mat = material("satin", (0.58, 0.58, 0.59), 1, 0.24, rvar=0.05, rscale=12, bump=0.02, bscale=90)
    out, off = [], 0.0
    hold = plastic("#c8161d", "holder", 0.34)
    middle = []
    big = max(sizes)
    for af in sorted(sizes, reverse=True):
        long, short = 80 + af * 13.5, 18 + af * 3.2
        off += af / 2 + 1.8
        one = key(af, long, short, mat)
        group(one, (off * 1.0, off, big / 2 + 2))
        out += one
        middle.append((off, af))
        off += af / 2 + 1.8
    y0, y1 = 0, off
    x = 92
    out.append(box("holder", 26, y1 + 5, big + 7, hold, 3.5, (x, (y0 + y1) / 2, big / 2 + 2)))
    out.append(box("band", 8, y1 + 5.6, big + 7.6, rubber("band", "#17181a"), 3, (x, (y0 + y1) / 2, big / 2 + 2)))
    way = 1 if shot == 2 else -1  # upright for the camera
    wide = math.ceil(off * 17)
    t = "".join(labels.text(f"{a:g}", wide / 2 + way * (c - off / 2) * 17, 72, 62, "#fff", 900) for c, a in middle)
    img = labels.png(t, wide, 100, 1.5)
    strip = decal(material("sizes", "#c8161d", 0, 0.34, img=img), wide / 17, 5.9, (x + 7.2, off / 2, big + 5.56), (0, 0, 90 * way))
    out.append(strip)
    bpy.context.view_layer.update()
    stand(out, 0, 0)
    return group(out, rot=(0, 0, -28 if shot == 1 else -60))
