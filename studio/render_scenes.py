#!/usr/bin/python3
"""Takes the composed scenes that are missing: banners, categories, offers. studio/README.md says how to use it."""
import argparse
import ast
import fnmatch
import glob
import hashlib
import os
import sys
import time

import develop
import render

SCENES = os.path.join(render.HERE, "scenes")


def described():
    """[(scene name, its constants)]: KEY says which list of the manifest it stands in, IDS under which ids."""
    for path in sorted(glob.glob(os.path.join(SCENES, "[a-z]*.py"))):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        said = {
            n.targets[0].id: ast.literal_eval(n.value)
            for n in ast.parse(text).body
            if isinstance(n, ast.Assign)
            and getattr(n.targets[0], "id", "") in ("SHOWN_AS", "SIZE", "EXPOSURE", "MOST_BYTES")
        }
        yield os.path.basename(path)[:-3], said, hashlib.sha256(text.encode()).hexdigest()[:12]


def file_of(name, said):
    folder = "categories" if "categories" in said["SHOWN_AS"] else "banners"
    return f"{folder}/{name.removeprefix('category_').replace('_', '-')}.webp"


def write_manifest(made):
    """The lists `banners`, `offers`, `categories`, `categoryBanners`: id -> file; only what is there."""
    lists = {key: {} for key in ("banners", "offers", "categories", "categoryBanners")}
    for name, said, _ in described():
        file = file_of(name, said)
        if os.path.exists(os.path.join(render.MASTERS, file)):
            for key, ids in said["SHOWN_AS"].items():
                lists[key].update({i: file for i in ids})
    with render.changed_manifest() as manifest:
        manifest.update({key: dict(sorted(value.items())) for key, value in lists.items()})
        manifest["scenesMade"] = dict(sorted({**manifest.get("scenesMade", {}), **made}.items()))


def take(name, said, args):
    """Shoots and develops one scene; returns whether it came out."""
    base = os.path.join(render.WORK, f"scene-{name}-{os.getpid()}")
    width = args.width or round(said["SIZE"][0] * args.scale)
    options = (f"width={width}", f"samples={args.samples}", f"threshold={args.threshold}")
    out = render.blender("shoot_scenes.py", name, base, *options, threads=args.threads)
    if f"SCENE {name} " not in out:
        print("FAILED", name, out[-2500:], flush=True)
        return False
    path = os.path.join(args.out, file_of(name, said))
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image = develop.whole(base, said.get("EXPOSURE", 1.0), None if args.width else said["SIZE"])
    size = develop.write_webp(path, image, said.get("MOST_BYTES", 420_000))
    for left in glob.glob(glob.escape(base) + "_*"):
        os.remove(left)
    print(
        f"{time.strftime('%H:%M:%S')} {name} {size // 1024} KB {out.partition('SCENE')[2].splitlines()[0]}", flush=True
    )
    return True


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("only", nargs="*", help="scene names; * and ? match")
    p.add_argument("--force", action="store_true", help="also what is there")
    p.add_argument("--stale", action="store_true", help="also what was made from an older scene file or as a trial")
    p.add_argument("--list", action="store_true", help="say what is missing and stop")
    p.add_argument("--manifest", action="store_true", help="only write the list of what is there")
    p.add_argument("--out", default=render.MASTERS)
    p.add_argument("--width", type=int, help="a trial of this width")
    p.add_argument("--scale", type=float, default=1.0, help="render at this part of the full width, then enlarge")
    p.add_argument("--samples", type=int, default=8)
    p.add_argument("--threshold", type=float, default=0.06)
    p.add_argument("--threads", type=int, default=1)
    args = p.parse_args()
    os.nice(0 if args.width else 19)  # a trial is looked at while one waits
    os.makedirs(render.WORK, exist_ok=True)
    before = render.read_manifest().get("scenesMade", {})
    made = {}
    if args.manifest:
        return write_manifest(made)
    for name, said, digest in described():
        there = os.path.exists(os.path.join(args.out, file_of(name, said)))
        old = not there or args.force or (args.stale and before.get(name) != digest)
        if not old or (args.only and not any(fnmatch.fnmatch(name, o) for o in args.only)):
            continue
        if args.list:
            print(name)
        elif take(name, said, args) and args.out == render.MASTERS:
            made[name] = digest if args.scale == 1 else "trial"
            write_manifest(made)


if __name__ == "__main__":
    sys.exit(main())
