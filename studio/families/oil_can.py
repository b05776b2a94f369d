"""Oils: a bottle of a litre, a can of five, a pail of twenty."""
from mesh import *
from materials import *
import labels

PRODUCTS = {
    "hydraulic-oil-iso-68": dict(title="HYDRAULIC OIL", grade="ISO VG 68", body="#c9ccd0", cap="#c8202a"),
    "gear-oil-ep-90-1l": dict(title="GEAR OIL", grade="EP 90  ·  GL-4", body="#20242a", cap="#e8b71d"),
}
SHOTS = {1: dict(azim=-20, elev=13), 2: dict(azim=24, elev=26)}


def parameters(item, title, grade, body, cap):
    size = {"5 L": "5 L", "20 L": "20 L"}.get(item.option, "1 L")
    return dict(title=title, grade=grade, size=size, body=body, cap=cap, brand=item.brand, colour=item.colour)


def art(w, h, brand, title, grade, size, colour):
    b = f'<rect width="{w}" height="{h}" rx="30" fill="#f7f6f2"/><rect width="{w}" height="{h * .3:.0f}" rx="30" fill="{colour}"/>'
    b += f'<rect y="{h * .2:.0f}" width="{w}" height="{h * .1:.0f}" fill="{colour}"/><rect y="{h * .3:.0f}" width="{w}" height="{h * .03:.0f}" fill="#f2b705"/>'
    b += labels.text(brand.upper(), w / 2, h * 0.2, h * 0.13, "#fff", 900, most=w * 0.86)
    b += labels.text(title, w / 2, h * 0.46, h * 0.1, "#16181b", 900, most=w * 0.84)
    b += labels.text(grade, w / 2, h * 0.585, h * 0.1, "#b3161c", 900, most=w * 0.84)
    b += f'<path d="M{w * .5} {h * .63} c{w * .08} {h * .09} {w * .1} {h * .11} {w * .1} {h * .15} a{w * .1} {w * .1} 0 0 1 -{w * .2} 0 c0 -{h * .04} {w * .02} -{h * .06} {w * .1} -{h * .15}z" fill="#d98a1f"/>'
    b += labels.text(size, w * 0.82, h * 0.95, h * 0.085, "#16181b", 900)
    b += labels.bars(w * 0.06, h * 0.86, w * 0.22, h * 0.1)
    return labels.png(b, w, h, 1400 / max(w, h))


def ribbed_cap(r, h, mat):
    """Screw cap with fine grip ribs, standing on z 0."""
    pts = []
    for i in range(240):
        rr = r + (0.35 if i % 4 < 2 else 0)
        pts.append((rr * math.cos(TAU * i / 240), rr * math.sin(TAU * i / 240)))
    return [xf(plate("cap", pts, h, mat, bevel=0.6), (0, 0, h / 2)), turned([(0, h + 0.8), (r * 0.8, h + 0.8), (r * 0.86, h - 0.2)], mat, r=0.4)]


def section(w, d, z, p=4.5, n=64, x=0.0):
    return [(x + a, b, z) for a, b in superellipse(w, d, p, n)]


def bottle(label, body, cap):
    mat = material("hdpe", body, 0, 0.36, rvar=0.05, rscale=8, bump=0.05, bscale=90, coat=0.1)
    st = [(0, 46, 29), (1.5, 49, 32), (6, 51, 34), (30, 51, 34), (120, 51, 34), (160, 51, 34), (178, 49, 33), (196, 40, 29), (208, 26, 22), (214, 17, 17), (217, 15, 15), (232, 15, 15)]
    rings = [section(a, b, z, 4.5 if z < 180 else 3.4 if z < 200 else 2.2) for z, a, b in st]
    out = [loft("bottle", rings, mat, auto=60)]
    out += group(ribbed_cap(18, 22, plastic(cap, "cap", 0.34)), (0, 0, 219))
    out.append(turned([(15.5, 217), (19, 217), (19, 219), (15.5, 219)], plastic(cap, "ring", 0.34)))
    lab = decal(printed(label, 0.3, 0.3), 78, 118, (0, -34.25, 94), (90, 0, 0), r=3)
    return out + [lab]


def jerrycan(label, body, cap):
    """Blow-moulded can with a handle hole along the top."""
    from fields import Field, box as fbox, capsule, cyl

    mat = material("hdpe", body, 0, 0.36, rvar=0.05, rscale=8, bump=0.05, bscale=90)
    f = Field((-104.43, -72.61, -3.37), (104, 73, 290), 1.7)
    f.add(fbox(f.p((0, 0, 110)), 95, 64, 110, 13))
    f.add(fbox(f.p((-6, 0, 228)), 84, 46, 26, 20), 16)
    f.cut(fbox(f.p((-26, 0, 222)), 44, 90, 13, 12), 6)
    f.cut(fbox(f.p((-26, -60, 226)), 62, 34, 28, 12), 10)
    f.cut(fbox(f.p((-26, 60, 226)), 62, 34, 28, 12), 10)
    f.add(cyl(f.p((62, 0, 258)), 20, 14, 2), 6)
    for s in (1, -1):
        f.cut(fbox(f.p((0, s * 67, 106)), 78, 4.2, 84, 4), 3)
    out = [f.mesh("can", mat)]
    out += group(ribbed_cap(24, 24, plastic(cap, "cap", 0.34)), (62, 0, 264))
    lab = decal(printed(label, 0.3, 0.3), 142, 156, (0, -63.0, 106), (90, 0, 0), r=5)
    return out + [lab]


def pail(label, cap):
    mat = material("pail", "#e9e7df", 0, 0.34, rvar=0.05, rscale=8, bump=0.03, bscale=60)
    r0, r1, H = 128, 146, 350
    out = [turned([(0, 3), (r0 - 8, 3), (r0 - 4, 0), (r0, 0.6), (r1, H - 60), (r1 + 5, H - 58), (r1 + 5, H - 50), (r1 + 1, H - 48), (r1 + 2, H - 26), (r1 + 7, H - 24), (r1 + 7, H - 8)], mat, r=1.2, seg=160)]
    lid = plastic(cap, "lid", 0.36)
    out.append(turned([(r1 + 9, H - 14), (r1 + 9, H + 2), (r1 + 4, H + 5), (r1 - 6, H + 4), (r1 - 9, H - 4), (0, H - 4)], lid, r=2, seg=160))
    out += group(ribbed_cap(26, 22, plastic("#1b1d20", "spout", 0.4)), (70, -40, H - 4))
    R = r0 + (r1 - r0) * 0.45
    lab = bent_decal(printed(label, 0.3, 0.3), R + 0.8, 220, 215, n=48)
    for v in lab.data.vertices:  # follows the cone
        k = (r0 + (r1 - r0) * (v.co.z + 140) / 290 + 0.8) / (R + 0.8)
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
    out.append(xf(lab, (0, 0, 140)))
    steel = steel_ground("bail", 0.3)
    bail = [((r1 + 9) * math.cos(a), -34 * math.sin(a), H - 40 - 118 * math.sin(a)) for a in (math.pi * k / 40 for k in range(41))]
    bail = [(x, abs(math.sin(math.acos(max(-1, min(1, x / (r1 + 9)))))) * (r1 + 12), z) for x, y, z in bail]
    out.append(tube("bail", bail, 2.2, steel, 12))
    for s in (1, -1):
        out.append(turned([(0, 6), (9, 6), (10, 0)], mat, "X", (s * (r1 + 2), 0, H - 40), (0, 0, 0 if s > 0 else 180)))
    grip = [p for p in bail[15:26]]
    out.append(tube("grip", grip, 8, plastic("#1b1d20", "grip", 0.4), 20))
    return out


def build(shot, title, grade, size, body, cap, brand, colour):
    if size == "1 L":
        one = bottle(art(780, 1180, brand, title, grade, size, colour), body, cap)
        two = group(copies(one), rot=(0, 0, -24))
        return stand(one + group(two, (112, 46, 0)))
    if size == "5 L":
        return stand(jerrycan(art(1000, 1100, brand, title, grade, size, colour), body, cap))
    return stand(pail(art(1000, 980, brand, title, grade, size, colour), cap))
