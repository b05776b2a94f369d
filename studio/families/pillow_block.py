"""Mounted bearings: pillow block UCP and square flange UCF with their insert."""
from families.bearing import bearing
from fields import Field, cyl
from fields import box as fbox
from mesh import *
from materials import *
from parts import hexhead

PRODUCTS = {"pillow-block-ucp": dict(kind="UCP"), "flange-bearing-ucf-205": dict(kind="UCF")}
SHOTS = {1: dict(azim=26, elev=20, light="metal"), 2: dict(azim=-30, elev=30, light="metal")}
INSERT = {20: 47, 25: 52, 30: 62, 40: 80}  # shaft -> outside of the insert


def parameters(item, kind):
    shaft = item.numbers()[0] if item.detail else item.spec_number("Shaft")
    centres = item.numbers()[1] if item.detail else item.spec_number("Bolt centres")
    code = item.option.split()[-1] if item.option else "205"
    return dict(kind=kind, shaft=int(shaft), centres=centres, code=code, brand=item.brand)


def housing(kind, D, centres, mat):
    """Insert's axis along Y at the origin."""
    R, k = D / 2 + 10, D / 52
    f = Field((-centres / 2 - 26, -22 * k, -centres / 2 - 26), (centres / 2 + 26, 22 * k, centres / 2 + 26), 0.85 * k)
    f.add(cyl(f.p(), R, 14 * k, 3, axis=1))
    if kind == "UCP":
        foot = -D * 0.70
        f.add(fbox(f.p((0, 0, foot + 7 * k)), centres / 2 + 17 * k, 18 * k, 7 * k, 4), 3)
        f.add(fbox(f.p((0, 0, foot * 0.55)), R * 0.92, 12 * k, D * 0.22, 4), 8)
        for s in (1, -1):
            f.add(cyl(f.p((s * centres / 2, 0, foot + 13 * k)), 14 * k, 3, 1.5), 3)
            f.cut(cyl(f.p((s * centres / 2, 0, foot)), 6.5 * k, 40), 0.5)
    else:
        f.add(fbox(f.p((0, 8 * k, 0)), centres / 2 + 13 * k, 6 * k, centres / 2 + 13 * k, 6), 5)
        for x in (1, -1):
            for z in (1, -1):
                f.add(cyl(f.p((x * centres / 2, 2 * k, z * centres / 2)), 11 * k, 3, 1.5, axis=1), 3)
                f.cut(cyl(f.p((x * centres / 2, 0, z * centres / 2)), 6 * k, 60, axis=1), 0.5)
    f.add(cyl(f.p((0, 0, R)), 6 * k, 5, 1.5), 4)
    f.cut(cyl(f.p(), D / 2 + 0.2, 60, axis=1), 0.8)
    return f.mesh("housing", mat)


def build(shot, kind, shaft, centres, code, brand):
    D = INSERT[shaft]
    k = D / 52
    mat = cast_paint("#2f6b4f" if kind == "UCP" else "#2b5f86", "casting")
    out = [housing(kind, D, centres, mat)]
    insert = bearing(shaft + 9 * k, D, 17 * k, "2RS", f"UC {code}", brand)
    insert[0].data.materials[0] = steel_ground("outer", 0.2)  # the housing hides where its print would be
    sleeve = steel_ground("sleeve", 0.16)
    ring = turned(
        [(shaft / 2, -20 * k), (shaft / 2, 20 * k), (shaft / 2 + 5 * k, 20 * k), (shaft / 2 + 5 * k, -20 * k)],
        sleeve,
        closed=True,
        r=0.6,
        seg=128,
    )
    insert.append(ring)
    for a in (60, 180):
        g = turned(
            [(0, 0.1), (1.6 * k, 0.1), (1.7 * k, 0.7), (3.2 * k, 0.7), (3.4 * k, 0)],
            black_oxide("grub"),
            "X",
            (shaft / 2 + 4.9 * k, 0, 15 * k),
            seg=32,
        )
        insert.append(xf(g, rot=(0, 0, a)))
    group(insert, rot=(90, 0, 0))
    out += insert
    top = D / 2 + 15
    out.append(
        turned(
            [(0, 11), (1.6, 11), (2.6, 9.5), (2.2, 8), (3, 6.5), (3, 4), (0, 4)],
            brass("nipple"),
            loc=(0, 0, top - 3),
            seg=40,
        )
    )
    out.append(xf(hexhead(8, 4, zinc("nipple hex")), (0, 0, top + 1)))
    if kind == "UCP":
        t = text_mesh(f"P{code}", 9 * k, 0.7, mat, bevel=0.2)
        xf(t, rot=(90, 0, 0))
        out.append(xf(t, (0, -12.2 * k, -D * 0.56)))
    return stand(out)
