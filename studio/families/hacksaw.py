"""Hacksaw frames with blade, wing nut and cast handle."""
from fields import Field, capsule
from mesh import *
from materials import *
import labels

PRODUCTS = {"hacksaw-frame-12in-tubular": dict()}
SHOTS = {1: dict(azim=-10, elev=44), 2: dict(azim=14, elev=54)}


def parameters(item):
    return dict(brand=item.brand)


def blade_outline(L, h, tpi):
    p = 25.4 / tpi
    n = int((L - 24) / p)
    teeth = []
    for k in range(n):
        x = -L / 2 + 12 + k * p
        teeth += [(x, -h / 2), (x + p * 0.75, -h / 2 - 1.1)]
    end = [(L / 2 - 8 + 8 * math.cos(math.radians(a)), h / 2 * math.sin(math.radians(a))) for a in range(-90, 91, 15)]
    back = [(-L / 2 + 8 - 8 * math.cos(math.radians(a)), h / 2 * math.sin(math.radians(a))) for a in range(90, -91, -15)]
    return teeth + end + back


def build(shot, brand):
    """In the XZ plane (Z towards the spine), then laid flat."""
    out = []
    chrome = material("nickel", (0.62, 0.61, 0.60), 1, 0.2, rvar=0.05, rscale=9, bump=0.03, bscale=70)
    cast = material("die cast", (0.045, 0.10, 0.22), 0.2, 0.36, rvar=0.05, rscale=7, bump=0.10, bscale=70, coat=0.25)
    L = 300
    blue = material("blade", "#1c3f7c", 0.3, 0.34, rvar=0.05, rscale=12, bump=0.04, bscale=80)
    blade = plate("blade", blade_outline(L, 12.5, 24), 0.9, blue, holes=[circle(1.6, 20, s * (L / 2 - 6)) for s in (1, -1)])
    out.append(xf(blade, rot=(90, 0, 0)))
    t = labels.text(f"{brand.upper()}   300 mm   24 TPI   ALL HARD", 800, 62, 60, "#f4f4f0", 900, spacing=3, most=1500)
    out.append(decal(material("print", "#1c3f7c", 0, 0.4, img=labels.png(t, 1600, 90, 1)), 180, 9, (20, -0.52, 0.6), (90, 0, 0)))
    top = 98
    bow = [(L / 2 + 12, 0, 8), (L / 2 + 12, 0, 60), (L / 2 + 9, 0, 84), (L / 2 - 2, 0, top - 3), (L / 2 - 26, 0, top)]
    bow += [(0, 0, top), (-L / 2, 0, top), (-L / 2 - 18, 0, top - 1)]
    out.append(tube("bow", spline(bow, 14), 8, chrome, 36))
    out.append(limb("front", [(L / 2 + 12, 0, 14), (L / 2 + 12, 0, -7)], (7.4, 7.4), chrome, tip=3, up=(0, 1, 0)))
    f = Field((-L / 2 - 106, -16, -80), (-L / 2 + 8, 15, top + 16), 0.9)
    x0 = -L / 2
    grip = [(x0 - 4, 0, top - 1), (x0 - 34, 0, top - 6), (x0 - 62, 0, 66), (x0 - 76, 0, 24), (x0 - 84, 0, -16)]
    grip += [(x0 - 86, 0, -46), (x0 - 70, 0, -60), (x0 - 50, 0, -50), (x0 - 32, 0, -22), (x0 - 23, 0, 8), (x0 - 21, 0, 48), (x0 - 22, 0, 86)]
    wide = [12, 12, 12.5, 12.5, 13.5, 13.5, 10, 8, 8, 9.5, 9.5, 10, 10]
    C = spline(grip, 6)
    for k, (a, b) in enumerate(zip(C, C[1:])):
        u, n = divmod(k, 6)
        r = [wide[u] + (wide[u + 1] - wide[u]) * (n + d) / 6 for d in (0, 1)]
        f.add(capsule(f.p(), a, b, *r), 0.5)
    f.add(capsule(f.p(), (x0 - 22, 0, 0), (x0 - 12, 0, 0), 9.5, 8.5), 6)
    for z in (-18, -2, 14, 30, 46):  # finger ribs on the grip
        x = x0 - 78 + (z + 20) * 0.16
        f.cut(capsule(f.p(), (x - 15, 16, z), (x + 12, 16, z), 3.4), 1.5)
        f.cut(capsule(f.p(), (x - 15, -16, z), (x + 12, -16, z), 3.4), 1.5)
    out.append(f.mesh("handle", cast))
    st = zinc("tension")
    for s in (1, -1):
        x = s * (L / 2 - 2)
        out.append(box("stud", 26, 7, 9, st, 1, (x + s * 8, 3.6, 0)))
        out.append(turned([(0, -4), (1.5, -4), (1.5, 1.6), (0, 1.6)], st, "Y", (s * (L / 2 - 6), 0, 0), seg=20))
    out.append(turned([(0, 0), (3.8, 0), (3.8, 27), (0, 27)], st, "X", (L / 2 + 12, 0, 0), seg=40, r=0.5))
    out.append(turned([(0, 19), (7, 19), (9, 26), (6, 33), (0, 33)], st, "X", (L / 2 + 12 - 10, 0, 0), r=1.2))
    for s in (1, -1):
        out.append(limb("wing", [(L / 2 + 18, 0, 4 * s), (L / 2 + 24, 0, 13 * s), (L / 2 + 29, 0, 20 * s)], steps((0, 2.2, 3), (0.6, 2.4, 6), (1, 2.2, 5)), st, tip=3, up=(1, 0, 0)))
    group(out, rot=(-90, 0, 0))
    stand(out, 0, 0)
    return group(out, rot=(0, 0, 26 if shot == 1 else -40))
