"""Inside Blender: builds the scene of each job and renders it twice with different seeds, as EXR passes for develop.py.

blender -b -P shoot.py -- JOBS.json OUTDIR width=900 samples=8 threshold=.06
"""
import importlib
import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import mesh
import stage


def shoot(job, base, width, samples, threshold):
    start = time.time()
    mesh.reset()
    module = importlib.import_module(f"families.{job['family']}")
    objs = module.build(job["shot"], **job["params"])
    stage.normalise(objs)
    top = max(v.co.z for o in objs if o.type == "MESH" for v in o.data.vertices)
    camera = dict(job["camera"])
    stage.lights(camera.pop("light", "soft"), top)
    exposure = camera.pop("exposure", None)
    stage.ground(z=-3 if camera.pop("hung", False) else 0)
    stage.camera(objs, w=width, h=width, **{"margin": 1.14, **camera})
    built = time.time() - start
    stage.render_exr(base + "_a", samples, 1, thr=threshold)
    stage.render_exr(base + "_b", samples, 2, thr=threshold)
    faces = sum(len(o.data.polygons) for o in objs if o.type == "MESH")
    print(f"SHOT {job['name']} faces={faces} built={built:.1f}s all={time.time() - start:.1f}s", flush=True)


def main():
    args = sys.argv[sys.argv.index("--") + 1 :]
    options = dict(a.split("=") for a in args[2:])
    with open(args[0], encoding="utf-8") as file:
        todo = json.load(file)
    for job in todo:
        try:
            shoot(
                job,
                os.path.join(args[1], job["name"]),
                int(options.get("width", 900)),
                int(options.get("samples", 8)),
                float(options.get("threshold", 0.06)),
            )
        except Exception:
            print(f"FAILED {job['name']}\n{traceback.format_exc()}", flush=True)


main()
