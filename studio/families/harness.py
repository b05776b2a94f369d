"""Full-body harness as on an unseen wearer, the double lanyard with its two scaffold hooks beside it."""
from mesh import *
from materials import *
import labels

PRODUCTS = {"full-body-harness-double-lanyard": dict()}
SHOTS = {1: dict(azim=8, elev=18), 2: dict(azim=156, elev=14)}


def parameters(item):
    return dict(brand=item.brand, colour=item.colour)


def webbing(colour, n="webbing"):
    return material(n, colour, 0, 0.72, rvar=0.05, bump=0.30, bscale=170, cvar=0.10, cscale=60, spec=0.3)


def from_body(p):
    """Outward direction of an unseen wearer at p."""
    return Vector((p.x * 0.75, p.y, max(0.0, p.z - 500) * 1.6)).normalized()


def flat_up(p):
    return Vector((0, 0, 1))


def ribbon(points, w, mat, outward, t=2.2, n=14, closed=False, edge=None):
    """Webbing along a smooth curve, its face towards outward(p); edge: colour of a stripe down the middle."""
    P = spline(points, n)
    if closed:
        P = P[:-1]
    rings, mids = [], []
    N = len(P)
    for i, p in enumerate(P):
        a = P[(i - 1) % N] if closed else P[max(i - 1, 0)]
        b = P[(i + 1) % N] if closed else P[min(i + 1, N - 1)]
        d = (b - a).normalized()
        nn = outward(p)
        nn = (nn - d * nn.dot(d)).normalized()
        s = d.cross(nn)
        rings.append([p + s * x + nn * y for x, y in ((-w / 2, -t * 0.2), (-w / 2 + 1, -t / 2), (w / 2 - 1, -t / 2), (w / 2, -t * 0.2), (w / 2, t * 0.2), (w / 2 - 1, t / 2), (-w / 2 + 1, t / 2), (-w / 2, t * 0.2))])
        mids.append([p + s * x + nn * y for x, y in ((-2.6, t / 2 - 0.4), (2.6, t / 2 - 0.4), (2.6, t / 2 + 0.35), (-2.6, t / 2 + 0.35))])
    out = [loft("webbing", rings, mat, closed=closed, auto=50)]
    if edge:
        out.append(loft("stripe", mids, edge, closed=closed, auto=50))
    return out


def buckle(p, outward, along, w, steel, bar=True):
    """Pressed frame with a centre bar, lying on the webbing at p."""
    nn = outward.normalized()
    x = (along - nn * along.dot(nn)).normalized()
    y = nn.cross(x)
    m = Matrix((x, y, nn)).transposed().to_4x4()
    parts = [plate("frame", rounded(38, w + 16, 6), 3.4, steel, [rounded(10, w + 3, 2)] if not bar else [[(a - 9, b) for a, b in rounded(9, w + 3, 2)], [(a + 9, b) for a, b in rounded(9, w + 3, 2)]], bevel=1.0)]
    for o in parts:
        o.matrix_world = Matrix.Translation(p + nn * 3.6) @ m
    return parts


def hook(alu, steel):
    """Scaffold hook lying flat: eye at the origin, opening towards +X."""
    path = [(0, 0, 0), (34, 2, 0), (70, 10, 0), (104, 34, 0), (150, 40, 0), (192, 22, 0), (206, -14, 0), (196, -46, 0), (172, -58, 0)]
    out = [tube("hook", spline(path, 12), lambda q: 7.5 - 1.5 * q, alu, 20)]
    out.append(tube("gate", spline([(172, -56, 0), (130, -46, 0), (84, -24, 0), (56, 2, 0)], 10), 5.2, steel, 16))
    out.append(turned([(0, -8), (7, -8), (7.5, -7), (7.5, 7), (7, 8), (0, 8)], steel, loc=(56, 3, 0), r=0.6, seg=48))
    eye = [(-20 + 20 * math.cos(TAU * k / 48), 17 * math.sin(TAU * k / 48), 0) for k in range(48)]
    out.append(tube("eye", eye, 6, alu, 16, cyclic=True))
    out.append(tube("latch", spline([(50, 14, 6), (80, 18, 9), (100, 32, 8)], 8), 4, steel, 12))
    return out


def build(shot, brand, colour):
    orange, black = webbing("#e0560f", "orange"), webbing("#202327", "black")
    yellow = webbing("#e8b71d", "stripe")
    steel, alu = zinc("buckle"), aluminium("hook", 0.28)
    out = []
    straps = {}
    for s in (1, -1):
        pts = [(s * 128, -66, 150), (s * 112, -104, 250), (s * 92, -118, 360), (s * 84, -112, 450), (s * 92, -76, 535), (s * 98, -6, 578), (s * 84, 70, 540), (s * 44, 112, 470), (s * 8, 122, 415), (-s * 46, 120, 345), (-s * 98, 104, 250), (-s * 130, 62, 150)]
        pts = [(x, y + (2.4 if s > 0 and y > 100 else 0), z) for x, y, z in pts]
        straps[s] = spline(pts, 14)
        out += ribbon(pts, 44, orange, from_body, edge=black)
        # leg loop: high outside, low inside
        cx = s * 86
        loop = []
        for k in range(25):
            a = TAU * k / 24
            loop.append((cx + 62 * math.cos(a), 78 * math.sin(a), 92 + s * 44 * math.cos(a)))
        leg = lambda p, cx=cx: Vector((p.x - cx, p.y, 0.0)).normalized()
        out += ribbon(loop, 44, black, leg, closed=True, edge=orange, n=6)
        q = Vector((cx + 10, -78, 100))
        out += buckle(Vector((cx, -78.5, 92)), Vector((0, -1, 0)), Vector((s * 0.8, 0, 0.57)), 44, steel)
        # adjuster on the chest, with its free end
        p = Vector((s * 103, -112, 300))
        out += buckle(p, from_body(p), Vector((-s * 0.18, 0, 1)), 44, steel)
    chest = [(95, -116, 405), (50, -130, 398), (0, -135, 396), (-50, -130, 398), (-95, -116, 405)]
    out += ribbon(chest, 44, black, lambda p: Vector((p.x * 0.3, -1 * 130, 0)).normalized())
    out += buckle(Vector((0, -136.5, 396)), Vector((0, -1, 0)), Vector((1, 0, 0)), 44, steel, bar=False)
    out.append(box("tongue", 30, 3, 36, steel, 1, (6, -140, 396)))
    seat = [(-130, 64, 146), (-80, 104, 128), (0, 118, 120), (80, 104, 128), (130, 64, 146)]
    out += ribbon(seat, 44, black, from_body)
    # dorsal plate and D-ring
    pad = prism("dorsal", round_profile([(-42, -34), (42, -34), (30, 40), (-30, 40)], 12, 6), 6, plastic("#17191c", "plate", 0.45), (0, 129, 412), (90, 0, 0), 2)
    out.append(pad)
    d = [(-30, 134, 410)] + [(32 * math.cos(a), 140, 408 + 46 * math.sin(a)) for a in (math.pi - math.pi * k / 24 for k in range(25))] + [(30, 134, 410)]
    out.append(tube("D-ring", [(30, 138, 404), (-30, 138, 404)] + [(34 * math.cos(a), 146, 404 + 50 * math.sin(a)) for a in (math.pi - math.pi * k / 24 for k in range(25))], 5.2, steel, 16, cyclic=True))
    # label on the left shoulder strap
    tag = f'<rect width="400" height="600" fill="#f7f6f2"/><rect width="400" height="150" fill="{colour}"/>' + labels.text(brand.upper(), 200, 100, 70, "#fff", 900, most=370) + labels.text("EN 361", 200, 260, 70, "#16181b", 900) + labels.text("IS 3521", 200, 350, 70, "#16181b", 900) + labels.text("110 kg maximum", 200, 440, 44, "#333", 700, most=370) + labels.bars(60, 480, 280, 80)
    lab = decal(printed(labels.png(tag, 400, 600, 1), 0.5), 30, 45, (0, 0, 0), (90, 0, 0), r=2)
    out.append(xf(lab, (-97, -121.5, 352), (4, 0, -14)))
    # lanyard: absorber below the D-ring, two legs, two hooks on the floor
    out += ribbon([(0, 148, 452), (2, 160, 400), (6, 160, 356)], 30, yellow, lambda p: Vector((0, 1, 0)))
    pack = [box("absorber", 52, 30, 150, material("pack", "#24282d", 0, 0.6, bump=0.25, bscale=90), 9, (8, 162, 290))]
    t = f'<rect width="400" height="500" fill="{colour}"/>' + labels.text(brand.upper(), 200, 130, 64, "#fff", 900, most=360) + labels.text("ENERGY", 200, 260, 74, "#ffe08a", 900) + labels.text("ABSORBER", 200, 340, 66, "#ffe08a", 900, most=370) + labels.text("1.8 m  EN 355", 200, 430, 48, "#fff", 700)
    pack.append(decal(printed(labels.png(t, 400, 500, 1.2), 0.5), 40, 50, (8, 177.2, 300), (90, 0, 180)))
    out += pack
    side = lambda p: Vector((0.2, 0.9, max(0.0, 60 - p.z) / 12)).normalized()
    for k, dx in ((0, 0), (1, 46)):
        legs = [(2 + 12 * k, 164, 222), (10 + 20 * k, 176, 150), (50 + 30 * k, 186, 60), (130 + 24 * k, 172, 8 + 4 * k), (220 + dx, 110 + 8 * k, 4 + 3 * k), (262 + dx * 1.6, 0, 4)]
        out += ribbon(legs, 30, yellow, side, edge=black)
        h = hook(alu, steel)
        group(h, rot=(0, 0, -84 + 14 * k))
        group(h, (266 + dx * 1.65, -8, 8.5))
        out += h
    return stand(out)
