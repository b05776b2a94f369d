"""Sprockets with hub, and the idler on its bearing."""
from mesh import *
from materials import *
import labels


def sprocket(z=19, p=12.7, rd=8.51, th=7.0, bore=19, mat=None, hub=True):
    mat = mat or material("sprocket", (0.30, 0.295, 0.29), 1, 0.32, rvar=0.07, rscale=8, bump=0.08, bscale=40)
    pr = p / 2 / math.sin(math.pi / z)
    ri = rd / 2 * 1.01 + 0.1
    pts = []
    ta = TAU / z
    for k in range(z):
        a = ta * k
        c = Vector((pr * math.cos(a), pr * math.sin(a)))
        # roller seat arc, from flank to flank
        half = math.radians(58)
        for i in range(13):
            b = a + math.pi - half + 2 * half * i / 12
            b = a + math.pi + half - 2 * half * i / 12
            pts.append((c.x + ri * math.cos(b), c.y + ri * math.sin(b)))
        a2 = a + ta / 2
        ro = pr + rd * 0.30
        for da in (-0.048, -0.018, 0.018, 0.048):
            rr = ro - abs(da) * 30
            pts.append((rr * math.cos(a2 + da * ta / 0.33), rr * math.sin(a2 + da * ta / 0.33)))
    bo = circle(bore / 2, 64)
    o = plate("spr", pts, th, mat, holes=[bo], bevel=0.45, bres=2, auto=35)
    out = [o]
    if hub:
        hr = pr * 0.62
        hb = lathe(
            "hub",
            [(bore / 2, -th / 2 - 0.2), (bore / 2, th / 2 + 14), (hr, th / 2 + 14), (hr, th / 2 - 0.5)],
            mat,
            96,
            r=0.8,
            n=3,
            auto=35,
        )
        out.append(hb)
        sc = lathe("screw", [(0, 0), (1.4, 0), (1.6, 0.6), (3.1, 0.6), (3.2, 0)], black_oxide("scr"), 32)
        xf(sc, rot=(0, 90, 0))
        xf(sc, (hr - 0.3, 0, th / 2 + 7))
        xf(sc, rot=(0, 0, -70))
        out.append(sc)
    return out


PRODUCTS = {
    "sprocket-08b-simplex-pilot-bore": dict(p=12.7, rd=8.51, th=7.0),
    "sprocket-12b-simplex-19t": dict(p=19.05, rd=12.07, th=10.8, z=19),
    "idler-sprocket-10b-17t-bearing": dict(p=15.875, rd=10.16, th=9.0, z=17, idler=True),
}
SHOTS = {1: dict(azim=24, elev=18, light="metal"), 2: dict(azim=-24, elev=46, light="metal")}


def parameters(item, p, rd, th, z=None, idler=False):
    return dict(p=p, rd=rd, th=th, z=z or int(item.numbers(item.option)[0]), idler=idler)


def build(shot, p, rd, th, z, idler):
    from families.bearing import bearing

    pr = p / 2 / math.sin(math.pi / z)
    bore = 40 if idler else max(10, pr * 0.3)
    wheel = sprocket(z, p, rd, th, bore, hub=not idler)
    if idler:
        insert = bearing(17, 40.0, 12, "2RS", "6203")
        insert[0].data.materials[0] = steel_ground("outer", 0.2)  # too narrow for print
        wheel += insert
    if shot == 2:
        return stand(wheel)
    twin = copies(wheel)
    group(wheel, rot=(0, 0, 180 / z + 7))
    group(wheel, rot=(76, 0, 0))
    stand(wheel, 0, 0)
    group(twin, rot=(0, 0, 20))
    stand(twin, pr * 1.0, -pr * 1.15)
    return wheel + twin
