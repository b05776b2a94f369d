"""Domestic monoblock pumps: finned motor with a cast pump head."""
from families.motor import motor
from fields import Field, cone, cyl, ellip, hexp
from fields import box as fbox
from mesh import *
from materials import *
from parts import hexhead, thread

PRODUCTS = {
    "self-priming-monoblock-05hp": dict(colour="#1d5d9b", L=112),
    "self-priming-monoblock-1hp": dict(colour="#17694f", L=138),
}
SHOTS = {
    1: dict(azim=34, elev=20),
    2: dict(azim=-38, elev=26),
    3: dict(azim=148, elev=24),
}


def parameters(item, colour, L):
    rows = [
        item.spec("Power"),
        "1~  180-240 V   50 Hz",
        f"Head {item.spec('Total head')}",
        f"{item.spec('Discharge')}   25 x 25 mm",
    ]
    return dict(colour=colour, L=L, head=item.brand.upper(), rows=rows)


def pump_head(mat, x):
    """Volute towards +X of the motor: inlet along X, outlet upwards, priming plug between."""
    f = Field((x - 6, -80, -84), (x + 92, 80, 122), 1.25)
    f.add(cyl(f.p((x + 8, 0, 0)), 71, 8, 3, axis=0))
    f.add(cyl(f.p((x + 32, 0, 0)), 62, 20, 8, axis=0), 8)
    f.add(cyl(f.p((x + 64, 0, 12)), 24, 16, 3, axis=0), 10)
    f.add(hexp(f.p((x + 78, 0, 12)), 26, 8, 1.5, axis=0), 2)
    f.add(cyl(f.p((x + 34, 0, 74)), 23, 24, 3), 10)
    f.add(hexp(f.p((x + 34, 0, 98)), 26, 8, 1.5), 2)
    f.add(cyl(f.p((x + 64, 0, 42)), 12, 10, 2), 5)
    f.cut(cyl(f.p((x + 80, 0, 12)), 16.4, 24, 0.4, axis=0), 0.8)
    f.cut(cyl(f.p((x + 34, 0, 98)), 16.4, 24, 0.4), 0.8)
    return f.mesh("volute", mat)


def build(shot, colour, L, head, rows):
    cast = cast_paint(colour, "pump casting")
    parts = motor(colour, head, rows, fins=30, L=L, R=58, single=True)
    x = L / 2 + 24
    head_parts = [pump_head(cast, x)]
    t = thread("inlet", 34, 22, 2.3, cast, chamfer=False, inner=True, nA=96)
    xf(t, rot=(0, 90, 0))
    head_parts.append(xf(t, (x + 64, 0, 12)))
    t = thread("outlet", 34, 22, 2.3, cast, chamfer=False, inner=True, nA=96)
    head_parts.append(xf(t, (x + 34, 0, 84)))
    zn = zinc("bolt")
    for k in range(6):
        a = TAU * (k + 0.5) / 6
        b = hexhead(11, 6, zn)
        xf(b, rot=(0, 90, 0))
        head_parts.append(xf(b, (x + 19, 66 * math.cos(a), 66 * math.sin(a))))
    plug = hexhead(15, 8, brass("plug"))
    head_parts.append(xf(plug, (x + 64, 0, 55)))
    group(head_parts, (0, 0, 89.5))
    lo, _ = bounds(parts)
    return stand(parts + head_parts)
