"""Depressed-centre grinding wheels."""
from families.cutting_disc import disc, face_print
from mesh import *

PRODUCTS = {"grinding-wheel-dc-100x6": dict()}
SHOTS = {1: dict(azim=-18, elev=38), 2: dict(azim=24, elev=22)}


def parameters(item):
    D, t, bore = item.numbers(item.spec("Size"))[:3]
    rpm = f"{item.spec_number('Maximum speed'):.0f}"
    return dict(D=D, t=t, bore=bore, size=item.spec("Size").split(" mm")[0], rpm=rpm, brand=item.brand)


def wheel(D, t, bore, size, rpm, brand):
    """A cutting disc's face, thick, its middle pressed down by half the thickness."""
    label = face_print(size, rpm, brand, "#1d5a8c", "STEEL   GRINDING   TYPE 27", "A 24 R-BF")
    parts = disc(D, t, bore, label)
    for o in parts:
        for v in o.data.vertices:
            r = math.hypot(v.co.x, v.co.y)
            s = min(max((r - D * 0.19) / (D * 0.08), 0), 1)
            v.co.z += t * 0.75 * s * s * (3 - 2 * s)
    o = parts[0]
    return parts


def build(shot, **k):
    flat = wheel(**k)
    twin = group(copies(flat), (1.2, 0.8, k["t"] + 0.2))
    lean = copies(flat)
    group(lean, rot=(0, 0, 24))
    group(lean, rot=(68, 0, -12))
    stand(lean, k["D"] * 0.14, k["D"] * 0.66)
    return flat + twin + lean
