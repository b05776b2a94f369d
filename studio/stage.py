"""The studio: lights, floor, camera and the render of one half picture to EXR passes."""
import bpy, math, os, random
from mathutils import Vector, Matrix
from materials import material
from mesh import add, mesh_obj

SHADOW = 0.13  # how far around the things their shadow is shown, in parts of the picture's side


def area(name, loc, target, sx, sy, radiance, color=(1, 1, 1), spread=180, cam=False):
    li = bpy.data.lights.new(name, "AREA")
    li.shape = "RECTANGLE"
    li.size = sx
    li.size_y = sy
    li.energy = radiance * math.pi * sx * sy
    li.color = color
    li.spread = math.radians(spread)
    o = add(bpy.data.objects.new(name, li))
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = cam
    return o


def card(name, loc, target, sx, sy, val=0.0, emit=0):
    """flag / reflector card: seen in reflections only"""
    V = [(-sx / 2, -sy / 2, 0), (sx / 2, -sy / 2, 0), (sx / 2, sy / 2, 0), (-sx / 2, sy / 2, 0)]
    m = material(name, (val, val, val), rough=1, spec=0)
    o = mesh_obj(name, V, [(0, 1, 2, 3)], m, False)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = False
    o.visible_shadow = False
    o.visible_diffuse = False
    o["studio"] = 1
    return o


def normalise(objs, radius=1.0, ground=True):
    """scale all products so that the bounding sphere radius is 1 and stand on z=0"""
    bpy.context.view_layer.update()
    pts = [o.matrix_world @ v.co for o in objs if o.type == "MESH" for v in o.data.vertices]
    lo = Vector([min(p[i] for p in pts) for i in range(3)])
    hi = Vector([max(p[i] for p in pts) for i in range(3)])
    c = (lo + hi) / 2
    R = max((p - c).length for p in pts)
    s = radius / R
    for o in objs:
        o.matrix_world = (
            Matrix.Scale(s, 4) @ Matrix.Translation((-c.x, -c.y, -lo.z if ground else -c.z)) @ o.matrix_world
        )
        if o.type == "MESH":
            o.data = o.data if o.data.users == 1 else o.data.copy()
            o.data.transform(o.matrix_world)
            o.matrix_world = Matrix()
    bpy.context.view_layer.update()
    return s, (hi - lo) * s


def lights(preset="soft", h=1.0):
    T = (0, 0, h * 0.45)
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    N, L = nt.nodes, nt.links
    bg = N["Background"]
    tc = N.new("ShaderNodeTexCoord")
    sp = N.new("ShaderNodeSeparateXYZ")
    L.new(tc.outputs["Generated"], sp.inputs[0])
    cr = N.new("ShaderNodeValToRGB")
    L.new(sp.outputs["Z"], cr.inputs[0])
    E = cr.color_ramp.elements
    P = {
        "soft": [(0, 0.55), (0.02, 0.34), (0.35, 0.20), (0.75, 0.55), (1, 0.8)],
        "metal": [(0, 0.62), (0.02, 0.30), (0.30, 0.10), (0.62, 0.22), (1, 0.7)],
        "warm": [(0, 0.10), (0.05, 0.07), (0.4, 0.05), (1, 0.10)],
    }[preset]
    E[0].position, E[1].position = P[0][0], P[-1][0]
    E[0].color = (P[0][1],) * 3 + (1,)
    E[1].color = (P[-1][1],) * 3 + (1,)
    for p, v in P[1:-1]:
        e = E.new(p)
        e.color = (v, v, v, 1)
    # Generated z runs -1..1 on the world; clamp handles the lower half
    L.new(cr.outputs[0], bg.inputs["Color"])
    bg.inputs["Strength"].default_value = 1
    if preset in ("soft", "metal"):
        k = 1 if preset == "soft" else 1.0
        area("key", (-2.6, -2.4, 3.4), T, 2.4, 2.4, 5.2 * k, (1, 0.985, 0.96))
        area("fill", (3.4, -1.6, 1.8), T, 1.6, 2.8, 1.5 * k, (0.95, 0.975, 1))
        area("top", (0, 0.6, 4.2), T, 3.4, 2.2, 2.6 * k)
        area("rim", (2.0, 3.2, 2.2), T, 1.0, 2.6, 5.0 * k)
        area("rimL", (-2.8, 2.4, 1.4), T, 0.7, 2.6, 3.6 * k)
        if preset == "metal":
            card("flagL", (-3.2, -0.2, 0.6), T, 0.9, 2.6)
            card("flagR", (2.4, -2.6, 0.7), T, 0.5, 2.4)


def ground(catcher=True, mat=None, size=60, z=0):
    o = mesh_obj(
        "ground",
        [(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)],
        [(0, 1, 2, 3)],
        mat or material("floor", (0.58, 0.58, 0.58), rough=0.9, spec=0.1),
        False,
    )
    o.is_shadow_catcher = catcher
    o["studio"] = 1
    return o


def camera(
    objs,
    azim=-30,
    elev=22,
    lens=85,
    margin=1.10,
    fstop=0,
    w=1000,
    h=1000,
    focus=None,
    shift=(0, 0),
    floor_pts=True,
):
    sc = bpy.context.scene
    sc.render.resolution_x, sc.render.resolution_y = w, h
    sc.render.resolution_percentage = 100
    cam = bpy.data.cameras.new("cam")
    cam.lens = lens
    cam.sensor_width = 36
    co = add(bpy.data.objects.new("cam", cam))
    sc.camera = co
    a, e = math.radians(azim), math.radians(elev)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    co.rotation_euler = (-d).to_track_quat("-Z", "Y").to_euler()
    bpy.context.view_layer.update()
    pts = [o.matrix_world @ v.co for o in objs if o.type == "MESH" for v in o.data.vertices]
    lo = Vector([min(p[i] for p in pts) for i in range(3)])
    hi = Vector([max(p[i] for p in pts) for i in range(3)])
    c = (lo + hi) / 2
    # random sample + extremes: a fixed stride aliases with the rings of lathed meshes and crops the picture
    rnd = random.Random(1)
    sub = rnd.sample(pts, min(len(pts), 8000))
    for k in range(64):
        v = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)))
        sub.append(max(pts, key=lambda p: p.dot(v)))
    flat = [x for p in sub for x in (c + (p - c) * margin)]
    loc, _ = co.camera_fit_coords(bpy.context.evaluated_depsgraph_get(), flat)
    co.location = loc
    # camera_fit_coords leaves the slack on one side: centre the projected box with a lens shift
    from bpy_extras.object_utils import world_to_camera_view as wcv

    bpy.context.view_layer.update()
    pr = [wcv(sc, co, p) for p in sub]
    xs, ys = [q.x for q in pr], [q.y for q in pr]
    mx = (min(xs) + max(xs)) / 2 - 0.5
    my = (min(ys) + max(ys)) / 2 - 0.5
    asp = h / w
    cam.shift_x = shift[0] + mx * (1 if asp <= 1 else 1 / asp)
    cam.shift_y = shift[1] + (my - 0.012) * (asp if asp <= 1 else 1)
    wide, high = (max(xs) - min(xs)) / 2 + SHADOW, (max(ys) - min(ys)) / 2 + SHADOW
    sc.render.use_border = not any(shift)  # empty floor is not rendered: develop.py fades the shadow out before it
    sc.render.border_min_x, sc.render.border_max_x = max(0.5 - wide, 0), min(0.5 + wide, 1)
    sc.render.border_min_y, sc.render.border_max_y = max(0.512 - high, 0), min(0.512 + high, 1)
    if fstop:
        cam.dof.use_dof = True
        cam.dof.aperture_fstop = fstop
        f = Vector(focus) if focus else c
        fwd = -d
        cam.dof.focus_distance = (f - Vector(loc)).dot(fwd)
    return co


def setup_render(samples=64, seed=0, transparent=True, thr=0.01, bounces=6, passes=True):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples = samples
    c.seed = seed
    c.use_adaptive_sampling = thr > 0
    c.adaptive_threshold = thr
    c.adaptive_min_samples = 6
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = 3
    c.glossy_bounces = 4
    c.transmission_bounces = 6
    c.transparent_max_bounces = 8
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_indirect = 4.0
    c.sample_clamp_direct = 0
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.filter_width = 1.5
    s.render.film_transparent = transparent
    s.render.threads_mode = "FIXED"
    s.render.threads = int(os.environ.get("THREADS", "1"))
    s.render.use_persistent_data = True
    s.view_settings.view_transform = "Standard"


def render_exr(out, samples=64, seed=0, **kw):
    """writes out_rgba.exr, out_alb.exr (diffuse+gloss colour), out_nrm.exr"""
    setup_render(samples, seed, **kw)
    s = bpy.context.scene
    vl = s.view_layers[0]
    vl.use_pass_normal = True
    vl.use_pass_diffuse_color = True
    vl.use_pass_glossy_color = True
    vl.use_pass_z = False
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    fo = nt.nodes.new("CompositorNodeOutputFile")
    fo.base_path = os.path.dirname(os.path.abspath(out))
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_mode = "RGBA"
    fo.format.color_depth = "16"
    fo.format.exr_codec = "ZIP"
    base = os.path.basename(out)
    fo.file_slots.clear()
    for suf, sock in (("_rgba", "Image"), ("_dif", "DiffCol"), ("_glo", "GlossCol"), ("_nrm", "Normal")):
        fo.file_slots.new(base + suf + "#")
        nt.links.new(rl.outputs[sock], fo.inputs[base + suf + "#"])
    nt.nodes.new("CompositorNodeComposite")
    nt.links.new(rl.outputs["Image"], nt.nodes["Composite"].inputs[0])
    s.frame_set(1)
    s.render.filepath = out + "_raw.png"
    s.render.image_settings.file_format = "PNG"
    s.render.image_settings.color_mode = "RGBA"
    bpy.ops.render.render(write_still=False)
