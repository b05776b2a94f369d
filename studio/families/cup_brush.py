"""Wire cup brush: twisted knots set in a steel cup."""
import random

from mesh import *
from materials import *
from parts import hexhead, thread
import labels

PRODUCTS = {"wire-cup-brush-75mm": dict(D=75)}
SHOTS = {1: dict(azim=-24, elev=22, light="metal"), 2: dict(azim=28, elev=40, light="metal")}


def parameters(item, D):
    return dict(D=D, brand=item.brand, colour=item.colour)


def brush(D, brand, colour):
    """Knots down to z 0, cup above, nut on top."""
    rnd = random.Random(3)
    wire = material("wire", (0.50, 0.49, 0.46), 1, 0.3, rvar=0.08, rscale=10, cvar=0.15, cscale=6)
    lac = paint(colour, "cup", 0.26, 0.4)
    out = []
    R0, R1, h = D * 0.40, D * 0.5, 25
    n = 18
    for k in range(n):
        a = TAU * k / n
        for j in range(9):  # strands twisted about the knot's axis
            pts = []
            ph = TAU * j / 8
            rr = 0.0 if j == 8 else 2.0
            for i in range(15):
                t = i / 14
                spread = rr * (0.9 if t < 0.75 else 0.9 + 3.2 * (t - 0.75))
                R = R0 + (R1 - R0) * t
                tw = ph + t * 9.0
                q = spread * math.cos(tw), spread * math.sin(tw)
                R += q[0]
                s = q[1] + (rnd.uniform(-0.3, 0.3) if i == 14 else 0)
                pts.append((R * math.cos(a) - s * math.sin(a), R * math.sin(a) + s * math.cos(a), h + 4 - (h + 3.4 + (rnd.uniform(-0.7, 0.2) if i == 14 else 0)) * t))
            out.append(tube("wire", pts, 0.72, wire, 6))
    out.append(turned([(R0 - 6, h), (R0 + 4.6, h - 1), (R0 + 5, h + 4), (R0 + 3.6, h + 9), (R0 - 6, h + 15), (18, h + 17), (0, h + 17)], lac, seg=128, r=1.2))
    st = zinc("nut")
    nut_ = hexhead(17, 12, st, both=True, hole=10)
    out.append(xf(nut_, (0, 0, h + 23)))
    out.append(xf(thread("thread", 10.2, 10, 1.5, st, chamfer=False, inner=True), (0, 0, h + 18)))
    b = labels.arc_text(brand.upper(), 330, 0, 92, "#ffffff", sp=0.7, weight=900) + labels.arc_text("MAX 12500 RPM", 345, 180, 64, "#ffe08a", sp=0.6, inner=True, weight=900)
    return out


def build(shot, D, brand, colour):
    one = brush(D, brand, colour)
    two = copies(one)
    stand(one, 0, 0)
    group(two, rot=(0, 0, 10))
    group(two, rot=(116, 0, 0))
    group(two, rot=(0, 0, 24))
    stand(two, D * 0.98, -D * 0.30)
    return one + two
