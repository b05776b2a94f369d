"""Gas cutting: the torch and the two-gauge oxygen regulator."""
from fields import Field, box as fbox, capsule, cyl, sphere
from mesh import *
from materials import *
from parts import hexhead, thread
import labels

PRODUCTS = {
    "oxygen-regulator-two-gauge": dict(kind="regulator"),
    "gas-cutting-torch-oxy-acetylene": dict(kind="torch", shots={1: dict(azim=-46, elev=34, light="metal"), 2: dict(azim=50, elev=44, light="metal")}),
}
SHOTS = {1: dict(azim=-24, elev=14, light="metal"), 2: dict(azim=32, elev=26, light="metal")}


def parameters(item, kind):
    return dict(kind=kind, brand=item.brand)


def gauge(R, top, unit, brand, needle):
    """Round gauge facing -Y, its stem downwards from z -R."""
    br = brass("case")
    out = [turned([(0, 0), (R - 1, 0), (R, 1), (R, 22), (R + 1.5, 23), (R + 1.5, 27), (R - 2, 28), (R - 2.4, 25.6)], br, "Y", (0, 13, 0), (0, 0, 180), seg=128, r=0.5)]
    b = '<circle cx="500" cy="500" r="500" fill="#fbfbf8"/>'
    for k in range(51):
        a = math.radians(-225 + 270 * k / 50)
        r1 = 360 if k % 10 == 0 else 395
        b += f'<line x1="{500 + r1 * math.cos(a):.1f}" y1="{500 + r1 * math.sin(a):.1f}" x2="{500 + 430 * math.cos(a):.1f}" y2="{500 + 430 * math.sin(a):.1f}" stroke="#111" stroke-width="{10 if k % 10 == 0 else 4}"/>'
        if k % 10 == 0:
            b += labels.text(f"{top * k / 50:g}", 500 + 285 * math.cos(a), 500 + 285 * math.sin(a) + 28, 80, "#111", 700)
    a = math.radians(-225 + 270 * needle)
    b += labels.text(unit, 500, 700, 66, "#111", 700) + labels.text("OXYGEN", 500, 780, 56, "#1d4f9f", 900) + labels.text(brand.upper(), 500, 400, 50, "#333", 900)
    b += f'<line x1="{500 - 80 * math.cos(a):.1f}" y1="{500 - 80 * math.sin(a):.1f}" x2="{500 + 350 * math.cos(a):.1f}" y2="{500 + 350 * math.sin(a):.1f}" stroke="#c4161c" stroke-width="16"/><circle cx="500" cy="500" r="40" fill="#111"/>'
    dial = annulus(0, R - 2.2, printed(labels.png(b, 1000, 1000, 1), 0.12, 0.8), size=2 * R - 4)
    xf(dial, rot=(90, 0, 0))
    out.append(xf(dial, (0, -12.4, 0)))
    out.append(turned([(0, -R - 16), (6, -R - 16), (6, -R + 2), (0, -R + 2)], br, r=0.3, seg=48))
    h = hexhead(14, 8, br)
    out.append(xf(h, (0, 0, -R - 8)))
    return out


def regulator(brand):
    br = brass("body")
    f = Field((-60, -50, -50), (60, 60, 50), 0.9)
    f.add(cyl(f.p((0, 6, 0)), 38, 14, 4, axis=1))
    f.add(cyl(f.p((0, 24, 0)), 24, 14, 4, axis=1), 6)
    f.add(cyl(f.p((0, 26, 0)), 13, 42, 2, axis=0), 5)
    f.add(cyl(f.p((0, 26, 14)), 12, 26, 2), 5)
    out = [f.mesh("body", br)]
    # bonnet, tee screw
    out.append(turned([(0, 0), (14, 0), (15, 2), (16, 22), (30, 30), (36, 32), (38, 34), (38, 42), (0, 42)], br, "Y", (0, -42, 0), seg=128, r=1))
    for k in range(8):
        a = TAU * k / 8
        out.append(hexhead(7, 4, br))
        xf(out[-1], rot=(90, 0, 0))
        xf(out[-1], (33.0 * math.cos(a), -9.5, 33.0 * math.sin(a)))
    st = steel_ground("tee", 0.22)
    th = thread("screw", 11, 34, 1.8, st)
    xf(th, rot=(90, 0, 0))
    out.append(xf(th, (0, -40, 0)))
    out.append(turned([(0, -28), (3.6, -28), (4, -26), (4, 26), (3.6, 28), (0, 28)], st, "X", (0, -70, 0), seg=48))
    out.append(turned([(0, 0), (8, 0), (8, -14), (6, -16), (0, -16)], st, "Y", (0, -62, 0), r=1, seg=48))
    # inlet on the left with its nut, outlet on the right with its nipple
    n = hexhead(30, 22, br)
    xf(n, rot=(0, 90, 0))
    out.append(xf(n, (-51, 26, 0)))
    out.append(turned([(0, -82), (7, -82), (9, -78), (9, -60), (0, -60)], br, "X", (0, 26, 0), r=0.6, seg=64))
    n = hexhead(19, 14, br)
    xf(n, rot=(0, 90, 0))
    out.append(xf(n, (48.5, 26, 0)))
    nip = [(0, 56), (6, 56), (5, 62)]
    for k in range(5):
        nip += [(6.6, 63 + 6 * k), (4.8, 68 + 6 * k)]
    out.append(turned(nip + [(4, 94), (0, 94)], br, "X", (0, 26, 0), seg=64))
    g1 = gauge(32, 10, "bar", brand, 0.28)
    g2 = gauge(32, 300, "kg/cm²", brand, 0.52)
    group(g1, rot=(0, 0, 0))
    group(g1, (35, 14, 78), (0, 18, 0))
    group(g2, (-35, 14, 78), (0, -18, 0))
    for x in (13, -13):
        pass
    f2 = Field((-40, 6, 10), (40, 46, 56), 0.9)
    f2.add(capsule(f2.p(), (0, 22, 24), (22, 16, 36), 8, 8))
    f2.add(capsule(f2.p(), (0, 22, 24), (-22, 16, 36), 8, 8), 4)
    out.append(f2.mesh("branches", br))
    label = labels.png(labels.text(brand.upper(), 500, 120, 120, "#111", 900, most=900), 1000, 160, 1)
    out += g1 + g2
    # leans back a little on its inlet nut: rests on the bonnet's ring and the nut
    return stand(out)


def resting(objs):
    """Turned as little as may be so that three points carry it, its middle between them."""
    import bmesh

    bpy.context.view_layer.update()
    bm, mid, n = bmesh.new(), Vector(), 0
    for o in objs:
        for v in o.data.vertices:
            p = o.matrix_world @ v.co
            bm.verts.new(p)
            mid, n = mid + p, n + 1
    mid /= n
    bmesh.ops.convex_hull(bm, input=bm.verts)
    best = None
    for face in bm.faces:
        if len(face.verts) != 3:
            continue
        a, b, c = (v.co for v in face.verts)
        nr = (b - a).cross(c - a)
        if nr.length < 1e-3:
            continue
        nr.normalize()
        if nr.dot(a - mid) < 0:
            nr = -nr
        foot = mid + nr * nr.dot(a - mid)
        sides = [(q - p).cross(foot - p).dot(nr) for p, q in ((a, b), (b, c), (c, a))]
        if min(sides) * max(sides) < 0:
            continue
        if best is None or nr.z < best.z:
            best = nr
    bm.free()
    turn = best.rotation_difference(Vector((0, 0, -1))).to_matrix().to_4x4()
    for o in objs:
        o.matrix_world = turn @ o.matrix_world
    bpy.context.view_layer.update()
    return objs


def torch(brand):
    br, st = brass("torch"), steel_ground("tube", 0.25)
    cop = copper("nozzle")
    out = []
    grip = [(0, 0), (16, 0), (18, 4), (18, 150), (16, 156), (0, 156)]
    out.append(turned(grip, br, "X", (-10, 0, 0), seg=96, r=1.5))
    for k in range(8):  # fluted handle
        a = TAU * k / 8
        out.append(box("flute", 120, 4, 2, material("flute", (0.45, 0.30, 0.10), 1, 0.35), 0.8, (65, 0, 0)))
        xf(out[-1], (-65, 0, 0))
        xf(out[-1], (65 + 0, 17.6 * math.cos(a), 17.6 * math.sin(a)), (math.degrees(-a) + 90, 0, 0))
    f = Field((136, -40, -26), (240, 40, 30), 0.9)
    f.add(fbox(f.p((178, 0, 0)), 32, 17, 15, 5))
    f.add(cyl(f.p((212, 0, 0)), 14, 10, 2, axis=0), 3)
    f.add(cyl(f.p((160, 24, 0)), 9, 12, 2, axis=1), 3)
    f.add(cyl(f.p((186, -24, 0)), 9, 12, 2, axis=1), 3)
    out.append(f.mesh("valve body", br))
    # three pipes to the head: two below, one above
    for y, z in ((9, -4), (-9, -4), (0, 9)):
        out.append(tube("pipe", [(206, y, z), (236, y, z), (400, y, z), (436, y * 0.8, z * 0.9)], 4.2, st, 16))
    out.append(box("brace", 8, 26, 22, br, 3, (330, 0, 1)))
    h = Field((418, -26, -62), (470, 26, 30), 0.8)
    h.add(capsule(h.p(), (436, 0, 2), (448, 0, -4), 15, 15))
    h.add(cyl(h.p((448, 0, -16)), 13, 16, 2), 5)
    out.append(h.mesh("head", br))
    n = hexhead(27, 14, br)
    out.append(xf(n, (448, 0, -36)))
    out.append(turned([(0, -88), (3.5, -88), (7, -78), (8.5, -58), (10, -52), (10, -40)], cop, loc=(448, 0, 0), r=0.6, seg=64))
    # lever over the grip
    lever = [(196, 0, 15), (184, 0, 30), (160, 0, 34), (60, 0, 30), (10, 0, 33), (-6, 0, 38)]
    P = spline(lever, 10)
    out.append(loft("lever", [[(p.x, p.y + a, p.z + b) for a, b in superellipse(7 if i > 6 else 5, 2.2, 3, 24)] for i, p in enumerate(P)], steel_bright("lever"), auto=50))
    # knobs: blue for oxygen, red for gas
    for (x, y, c, s) in ((160, 36, "#1d4f9f", 1), (186, -36, "#c4161c", -1)):
        out.append(turned([(0, 0), (11, 0), (13, 2), (13, 12), (11, 14), (0, 14)], plastic(c, "knob", 0.35), "Y", (x, y, 0), (0, 0, 0 if s > 0 else 180), r=1, seg=14))
    # inlets at the back
    for y, c in ((11, "#1d4f9f"), (-11, "#c4161c")):
        n = hexhead(17, 14, br)
        xf(n, rot=(0, 90, 0))
        out.append(xf(n, (-22, y, 0)))
        nip = [(0, -28), (5, -28), (4.4, -33)]
        for k in range(4):
            nip += [(5.8, -34 - 6 * k), (4.2, -39 - 6 * k)]
        out.append(turned(nip + [(0, -58)], br, "X", (0, y, 0), seg=48))
        hose = rubber("hose", c, 0.45)
        s = 1 if y > 0 else -1
        P = spline([(-34, y, 0), (-64, y + s * 4, -4), (-120, y + s * 16, -10), (-170, y + s * 50, -11), (-150, y + s * 110, -11), (-80, y + s * 128, -11)], 12)
        out.append(tube("hose", P, 9, hose, 18))
        out.append(turned([(9, -66), (10.4, -64), (10.4, -56), (9, -54)], zinc("clip"), "X", (0, y + s * 2.6, -2.4), seg=48, r=0.4))
    group(out, (-150, 0, 0))
    # stands on the nozzle and the two inlets, the lever on top
    body, hoses = [o for o in out if o.name[:4] != "hose"], [o for o in out if o.name[:4] == "hose"]
    for o in hoses:
        bpy.data.objects.remove(o)
    return stand(resting(body))


def build(shot, kind, brand):
    return regulator(brand) if kind == "regulator" else torch(brand)
