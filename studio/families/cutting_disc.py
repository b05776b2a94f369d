"""Cutting discs."""
from mesh import *
from materials import *
from materials import _nt
import labels
import random


def disc(D=125, t=1.6, bore=22.23, label=None):
    """One disc lying on z 0: speckled abrasive with a glass-fibre weave, printed label, tinned ring in the middle."""
    tex = label
    m, nt, b = _nt("abrasive")
    N, L = nt.nodes, nt.links
    b.inputs["Roughness"].default_value = 0.72
    b.inputs["Specular"].default_value = 0.35
    tc = N.new("ShaderNodeTexCoord")
    n1 = N.new("ShaderNodeTexNoise")
    n1.inputs["Scale"].default_value = 190
    n1.inputs["Detail"].default_value = 3
    L.new(tc.outputs["Object"], n1.inputs[0])
    cr = N.new("ShaderNodeValToRGB")
    L.new(n1.outputs["Fac"], cr.inputs[0])
    e = cr.color_ramp.elements
    e[0].position, e[0].color = 0.36, (0.012, 0.011, 0.010, 1)
    e[1].position, e[1].color = 0.72, (0.20, 0.185, 0.17, 1)
    x = e.new(0.56)
    x.color = (0.045, 0.042, 0.039, 1)
    # fibreglass weave: two crossed sine waves (UV space)
    uvn = N.new("ShaderNodeUVMap")
    sp = N.new("ShaderNodeSeparateXYZ")
    L.new(uvn.outputs[0], sp.inputs[0])

    def wave(sock, f):
        mu = N.new("ShaderNodeMath")
        mu.operation = "MULTIPLY"
        mu.inputs[1].default_value = f * TAU
        L.new(sock, mu.inputs[0])
        si = N.new("ShaderNodeMath")
        si.operation = "SINE"
        L.new(mu.outputs[0], si.inputs[0])
        pw = N.new("ShaderNodeMapRange")
        pw.inputs["From Min"].default_value = 0.35
        pw.inputs["From Max"].default_value = 0.95
        L.new(si.outputs[0], pw.inputs["Value"])
        return pw.outputs[0]

    mx = N.new("ShaderNodeMath")
    mx.operation = "MAXIMUM"
    L.new(wave(sp.outputs["X"], 34), mx.inputs[0])
    L.new(wave(sp.outputs["Y"], 34), mx.inputs[1])
    ad = N.new("ShaderNodeMath")
    ad.operation = "MULTIPLY_ADD"
    ad.inputs[1].default_value = 0.7
    L.new(n1.outputs["Fac"], ad.inputs[0])
    L.new(mx.outputs[0], ad.inputs[2])
    im = N.new("ShaderNodeTexImage")
    im.image = bpy.data.images.load(tex, check_existing=True)
    im.extension = "CLIP"
    L.new(uvn.outputs[0], im.inputs[0])
    mesh_c = N.new("ShaderNodeMixRGB")
    mesh_c.blend_type = "ADD"
    L.new(cr.outputs[0], mesh_c.inputs[1])
    mesh_c.inputs[2].default_value = (0.022, 0.021, 0.018, 1)
    L.new(mx.outputs[0], mesh_c.inputs[0])
    mc = N.new("ShaderNodeMixRGB")
    L.new(im.outputs["Alpha"], mc.inputs[0])
    L.new(mesh_c.outputs[0], mc.inputs[1])
    L.new(im.outputs["Color"], mc.inputs[2])
    L.new(mc.outputs[0], b.inputs["Base Color"])
    rr = N.new("ShaderNodeMapRange")
    L.new(im.outputs["Alpha"], rr.inputs["Value"])
    rr.inputs["To Min"].default_value = 0.75
    rr.inputs["To Max"].default_value = 0.38
    L.new(rr.outputs[0], b.inputs["Roughness"])
    st = N.new("ShaderNodeMapRange")
    L.new(im.outputs["Alpha"], st.inputs["Value"])
    st.inputs["To Min"].default_value = 0.55
    st.inputs["To Max"].default_value = 0.16
    bp = N.new("ShaderNodeBump")
    bp.inputs["Distance"].default_value = 0.012
    L.new(st.outputs[0], bp.inputs["Strength"])
    L.new(ad.outputs[0], bp.inputs["Height"])
    L.new(bp.outputs[0], b.inputs["Normal"])
    b0 = bore / 2 + 0.2
    prof = [(b0, 0), (b0, t), (D * 0.32, t), (D / 2, t), (D / 2, 0), (D * 0.32, 0)]
    o = lathe("disc", prof, m, 192, closed=True, r=0.25, n=2, auto=30)
    planar_uv(o, D, D)
    ring = lathe(
        "ring",
        [(b0 - 0.2, -0.05), (b0 - 0.2, t + 0.25), (b0 + 6.2, t + 0.18), (b0 + 6.9, t + 0.02), (b0 + 6.9, -0.05)],
        material("tinring", (0.72, 0.70, 0.64), 1, 0.24, rvar=0.08, rscale=8, bump=0.05, bscale=40),
        96,
        closed=True,
        r=0.12,
        n=2,
        auto=40,
    )
    return [o, ring]


def face_print(size, rpm, brand, colour, band="INOX + STEEL   THIN CUT", grade="A 46 R-BF"):
    dark = "#161616"
    b = f'<circle cx="500" cy="500" r="318" fill="{colour}"/>'
    b += f'<path d="M182 500 A318 318 0 0 1 818 500 Z" fill="{dark}"/>'
    b += '<circle cx="500" cy="500" r="318" fill="none" stroke="#f5f2ea" stroke-width="7"/>'
    b += '<rect x="178" y="494" width="644" height="10" fill="#f5f2ea"/>'
    b += labels.arc_text(brand.upper(), 235, 0, 84, "#ffffff", sp=0.74, weight=900)
    b += labels.arc_text(band, 292, 0, 24, "#f2c230", sp=0.66)
    b += labels.arc_text(size.replace("x", "×"), 205, 180, 54, "#ffffff", inner=True, sp=0.56, weight=900)
    b += labels.arc_text(f"{grade}   MAX {rpm} RPM   80 m/s", 282, 180, 30, "#ffffff", inner=True, sp=0.58)
    for x in (258, 742):
        b += f'<circle cx="{x}" cy="552" r="28" fill="#1f5fa8" stroke="#fff" stroke-width="3"/>'
    b += '<circle cx="258" cy="544" r="9" fill="#fff"/><path d="M243 569 q15 -20 30 0 z" fill="#fff"/>'
    b += '<rect x="728" y="540" width="28" height="13" rx="6" fill="#fff"/><rect x="728" y="557" width="28" height="8" rx="3" fill="#fff"/>'
    return labels.png(b, 1000, 1000, 1.6)


PRODUCTS = {"metal-cutting-disc": dict()}
SHOTS = {
    1: dict(azim=-18, elev=34),
    2: dict(azim=24, elev=52),
    3: dict(azim=-66, elev=18),
}


def parameters(item):
    D, t, bore, rpm = item.numbers()[:4]
    return dict(
        D=D, t=t, bore=bore, size=item.detail.split(" mm")[0], rpm=f"{rpm:.0f}", brand=item.brand, colour="#c8102e"
    )


def build(shot, D, t, bore, size, rpm, brand, colour):
    rnd = random.Random(4)
    base = disc(D, t, bore, face_print(size, rpm, brand, colour))
    out = []
    for k in range(8 if D < 200 else 4):
        one = base if k == 0 else copies(base)
        if k:
            group(one, (rnd.uniform(-0.9, 0.9), rnd.uniform(-0.9, 0.9), k * (t + 0.32)), (0, 0, 0))
        out += one
    lean = copies(base)
    group(lean, rot=(0, 0, 18))
    group(lean, (0, D / 2, 0))
    group(lean, rot=(68, 0, 0))
    group(lean, (D * 0.10, D * 0.36, 0))
    return out + group(lean, rot=(0, 0, -14))
