"""Inside Blender: builds a composed scene and renders it twice with different seeds, as EXR passes for develop.py.

blender -b -P shoot_scenes.py -- NAME BASE width=1200 samples=10 threshold=.05
"""
import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import mesh
import stage


def main():
    name, base, *rest = sys.argv[sys.argv.index("--") + 1 :]
    options = dict(a.split("=") for a in rest)
    start = time.time()
    mesh.reset()
    module = importlib.import_module(f"scenes.{name}")
    width = int(options["width"])
    module.build((width, round(width * module.SIZE[1] / module.SIZE[0])))
    built = time.time() - start
    for half, seed in (("_a", 1), ("_b", 2)):
        stage.render_exr(
            base + half, int(options["samples"]), seed, thr=float(options["threshold"]), transparent=False, bounces=4
        )
    faces = sum(len(o.data.polygons) for o in bpy.data.objects if o.type == "MESH")
    print(f"SCENE {name} faces={faces} built={built:.1f}s all={time.time() - start:.1f}s", flush=True)


main()
