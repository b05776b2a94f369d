"""One wrapper around the Principled shader and the finishes that the shop sells: steel, zinc, paint, rubber, plastic."""
import bpy


def _nt(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    return m, nt, b


def lin(h):
    h = h.lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c] + [1]


def material(
    name,
    color="#888888",
    metallic=0,
    rough=0.4,
    rvar=0.0,
    rscale=6,
    bump=0,
    bscale=60,
    brushed=None,
    spec=0.5,
    coat=0,
    coat_rough=0.1,
    cvar=0,
    cscale=8,
    sheen=0,
    aniso=0,
    sss=0,
    img=None,
    img_mix=None,
    detail=6,
    transmission=0,
    emit=0,
):
    """principled material with procedural roughness variation, bump and colour mottling.
    brushed: (sx,sy,sz) stretch of the noise (object coords) for grinding marks.
    rscale/bscale: noise periods per picture-size unit (object is scaled to ~1 unit radius)."""
    m, nt, b = _nt(name)
    N, L = nt.nodes, nt.links
    col = lin(color) if isinstance(color, str) else list(color) + [1] * (4 - len(color))
    b.inputs["Base Color"].default_value = col
    b.inputs["Metallic"].default_value = metallic
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = spec
    b.inputs["Clearcoat"].default_value = coat
    b.inputs["Clearcoat Roughness"].default_value = coat_rough
    b.inputs["Anisotropic"].default_value = aniso
    if transmission:
        b.inputs["Transmission"].default_value = transmission
        b.inputs["IOR"].default_value = 1.46
    if emit:
        b.inputs["Emission"].default_value = col
        b.inputs["Emission Strength"].default_value = emit
    if sss:
        b.inputs["Subsurface"].default_value = sss
        b.inputs["Subsurface Color"].default_value = col
        b.inputs["Subsurface Radius"].default_value = (0.04, 0.03, 0.02)
    tc = N.new("ShaderNodeTexCoord")

    def nz(scale, stretch=None, det=detail):
        mp = N.new("ShaderNodeMapping")
        L.new(tc.outputs["Object"], mp.inputs["Vector"])
        if stretch:
            mp.inputs["Scale"].default_value = stretch
        n = N.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = scale
        n.inputs["Detail"].default_value = det
        n.inputs["Roughness"].default_value = 0.6
        L.new(mp.outputs[0], n.inputs["Vector"])
        return n.outputs["Fac"]

    if rvar:
        n = nz(rscale, brushed)
        mr = N.new("ShaderNodeMapRange")
        L.new(n, mr.inputs["Value"])
        mr.inputs["From Min"].default_value = 0.3
        mr.inputs["From Max"].default_value = 0.7
        mr.inputs["To Min"].default_value = max(rough - rvar, 0.02)
        mr.inputs["To Max"].default_value = rough + rvar
        L.new(mr.outputs[0], b.inputs["Roughness"])
    src = None
    if img:
        im = bpy.data.images.load(img, check_existing=True)
        t = N.new("ShaderNodeTexImage")
        t.image = im
        t.interpolation = "Cubic"
        t.extension = "EXTEND"
        uvn = N.new("ShaderNodeUVMap")
        L.new(uvn.outputs[0], t.inputs[0])
        mx = N.new("ShaderNodeMixRGB")
        mx.inputs["Color1"].default_value = col
        L.new(t.outputs["Color"], mx.inputs["Color2"])
        L.new(t.outputs["Alpha"], mx.inputs["Fac"])
        src = mx.outputs[0]
        if img_mix:  # image alpha drives metallic/roughness (ink on metal)
            for key, (v0, v1) in img_mix.items():
                mr = N.new("ShaderNodeMapRange")
                L.new(t.outputs["Alpha"], mr.inputs["Value"])
                mr.inputs["To Min"].default_value = v0
                mr.inputs["To Max"].default_value = v1
                L.new(mr.outputs[0], b.inputs[key])
    if cvar:
        n = nz(cscale)
        mr = N.new("ShaderNodeMapRange")
        L.new(n, mr.inputs["Value"])
        mr.inputs["From Min"].default_value = 0.3
        mr.inputs["From Max"].default_value = 0.7
        mr.inputs["To Min"].default_value = 1 - cvar
        mr.inputs["To Max"].default_value = 1 + cvar * 0.6
        mx = N.new("ShaderNodeMixRGB")
        mx.blend_type = "MULTIPLY"
        mx.inputs["Fac"].default_value = 1
        if src:
            L.new(src, mx.inputs["Color1"])
        else:
            mx.inputs["Color1"].default_value = col
        L.new(mr.outputs[0], mx.inputs["Color2"])
        src = mx.outputs[0]
    if src:
        L.new(src, b.inputs["Base Color"])
    if bump:
        n = nz(bscale, brushed)
        bp = N.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = bump
        bp.inputs["Distance"].default_value = 0.02
        L.new(n, bp.inputs["Height"])
        L.new(bp.outputs[0], b.inputs["Normal"])
    return m


def steel_ground(n="steel", rough=0.20):
    return material(n, (0.60, 0.60, 0.61), 1, rough, rvar=0.05, rscale=9, bump=0.03, bscale=70, aniso=0.3)


def steel_bright(n="bright"):
    return material(n, (0.68, 0.68, 0.69), 1, 0.09, rvar=0.03, rscale=5)


def steel_dark(n="dark steel", rough=0.30):
    return material(n, (0.30, 0.295, 0.29), 1, rough, rvar=0.08, rscale=9, bump=0.05, bscale=60)


def zinc(n="zinc"):
    return material(n, (0.66, 0.675, 0.69), 1, 0.26, rvar=0.07, rscale=7, bump=0.05, bscale=45, cvar=0.05)


def galvanised(n="galvanised"):
    """Hot-dip zinc: duller than plating, with faint spangle."""
    return material(n, (0.56, 0.575, 0.585), 1, 0.40, rvar=0.10, rscale=11, bump=0.14, bscale=26, cvar=0.14, cscale=14)


def zinc_yellow(n="yellow zinc"):
    return material(n, (0.78, 0.60, 0.27), 1, 0.24, rvar=0.06, rscale=7, bump=0.05, bscale=45, cvar=0.10, cscale=4)


def black_oxide(n="black oxide"):
    return material(n, (0.028, 0.029, 0.032), 0.75, 0.34, rvar=0.08, rscale=9, bump=0.06, bscale=60)


def chrome_satin(n="satin chrome"):
    return material(n, (0.72, 0.72, 0.725), 1, 0.24, rvar=0.03, rscale=20, bump=0.02, bscale=120)


def aluminium(n="aluminium", rough=0.33):
    return material(n, (0.74, 0.745, 0.75), 1, rough, rvar=0.05, rscale=10, bump=0.05, bscale=60, cvar=0.03)


def copper(n="copper"):
    return material(n, (0.78, 0.40, 0.24), 1, 0.22, rvar=0.05, rscale=8, bump=0.03, bscale=60)


def brass(n="brass"):
    return material(n, (0.80, 0.58, 0.26), 1, 0.26, rvar=0.07, rscale=6, bump=0.07, bscale=34, cvar=0.06, cscale=5)


def gunmetal(n="gunmetal"):
    """Leaded tin bronze as cast: redder and rougher than brass."""
    return material(n, (0.70, 0.46, 0.25), 1, 0.34, rvar=0.08, rscale=6, bump=0.16, bscale=40, cvar=0.10, cscale=5)


def cast_paint(c, n="cast paint"):
    """Paint on a sand casting: the grain of the sand shows through."""
    return material(n, c, 0, 0.38, rvar=0.06, rscale=6, bump=0.22, bscale=44, coat=0.15, coat_rough=0.2)


def paint(c, n="paint", rough=0.28, coat=0.35):
    return material(n, c, 0, rough, rvar=0.05, rscale=6, bump=0.05, bscale=26, coat=coat, coat_rough=0.08)


def rubber(n="rubber", c="#141415", rough=0.52):
    return material(n, c, 0, rough, rvar=0.07, rscale=10, bump=0.12, bscale=160, spec=0.35)


def plastic(c, n="plastic", rough=0.32, sss=0.0):
    return material(n, c, 0, rough, rvar=0.04, rscale=8, bump=0.02, bscale=90, spec=0.5, sss=sss)


def shell_plastic(c, n="shell plastic"):
    """The fine spark-eroded grain of a power tool's housing."""
    return material(n, c, 0, 0.42, rvar=0.04, rscale=8, bump=0.10, bscale=170, spec=0.45)


def glass(n="glass", c=(0.97, 0.98, 0.98), rough=0.02):
    return material(n, c, 0, rough, transmission=1.0)


def printed(img, rough=0.32, coat=0.2, metallic=0, n="printed", bump=0.01):
    """Paper, card or lacquered print: the picture is the whole colour."""
    return material(n, (1, 1, 1), metallic, rough, rvar=0.03, rscale=9, img=img, coat=coat, coat_rough=0.15, bump=bump)


def etched(img, base=(0.62, 0.62, 0.63), rough=0.21, n="etched"):
    """Laser mark on metal: where the picture has ink the metal turns dull and dark."""
    return material(
        n,
        base,
        1,
        rough,
        rvar=0.04,
        rscale=14,
        bump=0.02,
        bscale=120,
        img=img,
        img_mix={"Metallic": (1, 0.2), "Roughness": (rough, 0.5)},
    )


def wood(light=(0.66, 0.43, 0.21), dark=(0.40, 0.22, 0.09), n="wood", gloss=0.25, along="Z"):
    """Turned wood. Grain follows the part's own axis: call mesh.keep_rest(part) before posing it."""
    m, nt, b = _nt(n)
    N, L = nt.nodes, nt.links
    at = N.new("ShaderNodeAttribute")
    at.attribute_name = "rest"
    mp = N.new("ShaderNodeMapping")
    k = {"X": (0.06, 1, 1), "Y": (1, 0.06, 1), "Z": (1, 1, 0.06)}[along]
    mp.inputs["Scale"].default_value = [q * 0.11 for q in k]
    L.new(at.outputs["Vector"], mp.inputs[0])
    n1 = N.new("ShaderNodeTexNoise")
    n1.inputs["Scale"].default_value = 2.2
    n1.inputs["Detail"].default_value = 6
    n1.inputs["Distortion"].default_value = 0.8
    L.new(mp.outputs[0], n1.inputs[0])
    n2 = N.new("ShaderNodeTexNoise")
    n2.inputs["Scale"].default_value = 11
    n2.inputs["Detail"].default_value = 4
    L.new(mp.outputs[0], n2.inputs[0])
    mx = N.new("ShaderNodeMixRGB")
    mx.inputs[0].default_value = 0.4
    L.new(n1.outputs["Fac"], mx.inputs[1])
    L.new(n2.outputs["Fac"], mx.inputs[2])
    cr = N.new("ShaderNodeValToRGB")
    e = cr.color_ramp.elements
    e[0].color, e[1].color = (*dark, 1), (*light, 1)
    e[0].position, e[1].position = 0.34, 0.66
    L.new(mx.outputs[0], cr.inputs[0])
    L.new(cr.outputs[0], b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.38
    b.inputs["Clearcoat"].default_value = gloss
    bp = N.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = 0.10
    bp.inputs["Distance"].default_value = 0.02
    L.new(mx.outputs[0], bp.inputs["Height"])
    L.new(bp.outputs[0], b.inputs["Normal"])
    return m


def clear(tint=(0.96, 0.97, 0.97), gloss=1.0, n="clear"):
    """Thin clear sheet (visor, window): light passes straight through, the surface mirrors at a flat angle."""
    m = bpy.data.materials.new(n)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out, mix = nt.nodes.new("ShaderNodeOutputMaterial"), nt.nodes.new("ShaderNodeMixShader")
    see, shine = nt.nodes.new("ShaderNodeBsdfTransparent"), nt.nodes.new("ShaderNodeBsdfGlossy")
    rim = nt.nodes.new("ShaderNodeLayerWeight")
    amount = nt.nodes.new("ShaderNodeMath")
    see.inputs["Color"].default_value = (*tint, 1)
    shine.inputs["Roughness"].default_value = 0.03
    rim.inputs["Blend"].default_value = 0.12
    amount.operation = "MULTIPLY_ADD"
    amount.use_clamp = True
    amount.inputs[1].default_value = gloss
    amount.inputs[2].default_value = 0.03
    nt.links.new(rim.outputs["Facing"], amount.inputs[0])
    nt.links.new(amount.outputs[0], mix.inputs[0])
    nt.links.new(see.outputs[0], mix.inputs[1])
    nt.links.new(shine.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], out.inputs[0])
    return m


def ink(printed_material):
    """Of a material with a picture only the print shows; around it the part below."""
    nodes = printed_material.node_tree.nodes
    picture = next(n for n in nodes if n.type == "TEX_IMAGE")
    printed_material.node_tree.links.new(picture.outputs["Alpha"], nodes["Principled BSDF"].inputs["Alpha"])
    return printed_material
