"""Groups of small goods: a poured heap (Blender's own rigid bodies), a disc that leans on its carton."""
import random

import bmesh

from mesh import *


def _hull(objs, k):
    """Convex hull of some parts as one mesh, made smaller by k."""
    bm = bmesh.new()
    for o in objs:
        for v in o.data.vertices:
            bm.verts.new(o.matrix_world @ v.co * k)
    made = bmesh.ops.convex_hull(bm, input=bm.verts)
    rest = {g for key in ("geom_interior", "geom_unused") for g in made[key] if isinstance(g, bmesh.types.BMVert)}
    bmesh.ops.delete(bm, geom=list(rest), context="VERTS")
    me = bpy.data.meshes.new("hull")
    bm.to_mesh(me)
    bm.free()
    return me


def _body(o, kind, friction):
    with bpy.context.temp_override(object=o, active_object=o, selected_objects=[o]):
        bpy.ops.rigidbody.object_add(type=kind)
    o.rigid_body.collision_shape = "CONVEX_HULL" if kind == "ACTIVE" else "BOX"
    o.rigid_body.use_margin = True
    o.rigid_body.collision_margin = 0.0005 if kind == "ACTIVE" else 0.01
    o.rigid_body.friction = friction
    o.rigid_body.restitution = 0.05
    o.rigid_body.linear_damping = 0.35
    o.rigid_body.angular_damping = 0.7


def heap(kinds, n, spread, seed=1, flat=True, frames=170, walls=(), friction=0.6):
    """Pours n copies (in turn of each of kinds, lists of parts about their own middle) on the floor, spread mm wide.

    walls: parts that stand there already, taken as boxes. Returns the parts of all copies; the models are removed.
    """
    rnd = random.Random(seed)
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    size = max((bounds(k)[1] - bounds(k)[0]).length for k in kinds)
    k = 1.0 / size
    hulls = [_hull(parts, k) for parts in kinds]
    bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.substeps_per_frame = 30
    scene.rigidbody_world.solver_iterations = 30
    scene.rigidbody_world.point_cache.frame_end = frames
    floor = box("floor", 60, 60, 2, None, 0.01, (0, 0, -1))
    _body(floor, "PASSIVE", 0.8)
    helpers = [floor]
    for w in walls:
        lo, hi = bounds([w])
        c, s = (lo + hi) / 2 * k, (hi - lo) * k
        wall = box("wall", s.x, s.y, s.z, None, 0.001, c)
        _body(wall, "PASSIVE", 0.5)
        helpers.append(wall)
    bodies = []
    for i in range(n):
        o = add(bpy.data.objects.new("body", hulls[i % len(kinds)].copy()))
        a, r = rnd.uniform(0, TAU), spread * k / 2 * math.sqrt(rnd.random())
        o.location = (r * math.cos(a), r * math.sin(a), 0.25 + 0.09 * i)
        turn = rnd.uniform(0, TAU)
        tip = rnd.uniform(-0.3, 0.3) if flat else rnd.uniform(0, TAU)
        o.rotation_euler = (rnd.uniform(0, TAU) if not flat else tip, tip, turn)
        _body(o, "ACTIVE", friction)
        bodies.append(o)
    for f in range(1, frames + 1):
        scene.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    places = [o.evaluated_get(dg).matrix_world.copy() for o in bodies]
    bpy.ops.rigidbody.world_remove()
    for o in bodies + helpers:
        bpy.data.objects.remove(o)
    scene.frame_set(1)
    out = []
    roof = max((bounds([w])[1].z for w in walls), default=1e9)
    for i, m in enumerate(places):
        m.translation = m.translation * size
        far = m.translation.xy.length > spread / 2 + size * 0.75
        if far or m.translation.z > roof or m.translation.z < 0:  # rolled away, or lies on the carton
            continue
        for part in kinds[i % len(kinds)]:
            c = dup(part)
            c.matrix_world = m @ part.matrix_world
            out.append(c)
    for parts in kinds:
        for o in parts:
            bpy.data.objects.remove(o)
    bpy.context.view_layer.update()
    return out


def leaning(parts, reach, y=0.0, tilt=78, x=0.0):
    """Parts that lie flat on z 0 about the middle, `reach` long in y, set up against a wall whose face is at y."""
    group(parts, (0, reach / 2, 0))
    group(parts, rot=(tilt, 0, 0))
    return group(parts, (x, y - reach * math.cos(math.radians(tilt)) - 0.15, 0))


def centred(parts, about=None):
    """Moves parts so that their middle is at the origin."""
    lo, hi = bounds(parts)
    c = about or (lo + hi) / 2
    return group(parts, (-c[0], -c[1], -c[2]))
