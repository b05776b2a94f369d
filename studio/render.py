#!/usr/bin/python3
"""Takes the pictures that are missing, one at a time. studio/README.md says how to use it."""
import argparse
import contextlib
import fcntl
import fnmatch
import glob
import json
import os
import subprocess
import sys
import time

import catalogue
import develop

HERE = os.path.dirname(os.path.abspath(__file__))
MASTERS = os.path.join(catalogue.DEMO, "pictures")
MANIFEST = os.path.join(MASTERS, "manifest.json")
WORK = os.path.join(catalogue.ROOT, ".cache", "studio")


def blender(script, *args, threads):
    command = [
        "blender",
        "-b",
        "-noaudio",
        "--threads",
        str(threads),
        "-P",
        os.path.join(HERE, script),
    ]
    run = subprocess.run(
        [*command, "--", *args], capture_output=True, text=True, env={**os.environ, "THREADS": str(threads)}
    )
    return run.stdout + run.stderr


def plan(threads):
    path = os.path.join(WORK, f"plan-{os.getpid()}.json")
    said = blender("plan.py", path, threads=threads)
    if not os.path.exists(path):
        sys.exit(said)
    with open(path, encoding="utf-8") as file:
        jobs = json.load(file)
    os.remove(path)
    return jobs


def read_manifest():
    if not os.path.exists(MANIFEST):
        return {"products": {}, "variants": {}, "made": {}}
    with open(MANIFEST, encoding="utf-8") as file:
        return json.load(file)


@contextlib.contextmanager
def changed_manifest():
    """The manifest, to be changed in place, then written. Another run waits that long."""
    os.makedirs(WORK, exist_ok=True)
    with open(os.path.join(WORK, "manifest.lock"), "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        manifest = read_manifest()
        yield manifest
        with open(MANIFEST + ".part", "w", encoding="utf-8") as file:
            json.dump(manifest, file, indent=1)
            file.write("\n")
        os.replace(MANIFEST + ".part", MANIFEST)


def write_manifest(jobs, made):
    """made: what this run took. Lists only what is there: product id -> its pictures by shot, variant id -> its one."""
    here = {os.path.basename(p)[:-5] for p in glob.glob(os.path.join(MASTERS, "products", "*.webp"))}
    with changed_manifest() as manifest:  # other keys: render_scenes.py, brand_marks.py
        manifest["made"] = {k: v for k, v in sorted({**manifest["made"], **made}.items()) if k in here}
        manifest["products"], manifest["variants"] = {}, {}
        for job in jobs:
            if (
                job["name"] in here
                and job["name"].startswith(f"{job['product']}--{job['shot']}")
                and job["name"] != job["variant"]
            ):
                manifest["products"].setdefault(job["product"], []).append(f"products/{job['name']}.webp")
            for variant, name in job["of_variants"].items():
                if name in here:
                    manifest["variants"][variant] = f"products/{name}.webp"


def wanted(job, args, made):
    names = (job["product"], job["family"], job["name"], job["variant"] or "")
    if args.only and not any(fnmatch.fnmatch(n, pattern) for n in names for pattern in args.only):
        return False
    if args.shot and (job["shot"] != args.shot or job["name"] == job["variant"]):
        return False
    master = os.path.join(args.out, job["name"] + ".webp")
    if not os.path.exists(master) or (args.stale and made.get(job["name"]) != job["made"]):
        return True
    return args.force and os.path.getmtime(master) < args.since  # a run beside this one may have taken it meanwhile


def order(job):
    """First pictures first, then second ones, then variants."""
    return (2 if job["name"] == job["variant"] else job["shot"] - 1, job["family"], job["name"])


@contextlib.contextmanager
def claimed(name, out):
    """Whether this run may take a picture: not while another run takes it. Held until this run is done with it, or dies."""
    place = os.path.abspath(os.path.join(out, name)).replace(os.sep, "_")
    with open(os.path.join(WORK, f"claim-{place}"), "w", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


def take(batch, args):
    """Shoots and develops some jobs in one Blender; returns the names that came out."""
    path = os.path.join(WORK, f"jobs-{os.getpid()}.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(batch, file)
    options = (f"width={args.width}", f"samples={args.samples}", f"threshold={args.threshold}")
    out = os.path.join(WORK, f"passes-{os.getpid()}")  # a trial may take a picture that another run takes too
    os.makedirs(out, exist_ok=True)
    said = blender("shoot.py", path, out, *options, threads=args.threads)
    done = []
    for job in batch:
        base = os.path.join(out, job["name"])
        if f"SHOT {job['name']} " not in said:
            why = said.partition(f"FAILED {job['name']}\n")[2] or said[-1500:]
            print("FAILED", job["name"], why.partition("\nFra:")[0].partition("\nSHOT ")[0], flush=True)
            continue
        image = develop.picture(base, **{k: v for k, v in job["camera"].items() if k == "exposure"})
        size = develop.write_webp(os.path.join(args.out, job["name"] + ".webp"), image)
        for pass_ in glob.glob(glob.escape(base) + "_[ab]_*.exr"):
            os.remove(pass_)
        done.append(job["name"])
        print(f"{time.strftime('%H:%M:%S')} {job['name']} {size // 1024} KB", flush=True)
    return done


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("only", nargs="*", help="product ids, variant ids, picture names or families; * and ? match")
    p.add_argument("--shot", type=int, help="only this shot of the products")
    p.add_argument("--force", action="store_true", help="also what is there")
    p.add_argument(
        "--stale", action="store_true", help="also what was made with other parameters or an older family file"
    )
    p.add_argument("--list", action="store_true", help="say what is missing and stop")
    p.add_argument("--out", default=os.path.join(MASTERS, "products"))
    p.add_argument("--width", type=int, default=900)
    p.add_argument("--samples", type=int, default=8)
    p.add_argument("--threshold", type=float, default=0.06)
    p.add_argument("--threads", type=int, default=1)
    p.add_argument("--batch", type=int, default=1, help="pictures in one Blender: faster for trials")
    args = p.parse_args()
    args.since = time.time()
    os.nice(19)
    os.makedirs(WORK, exist_ok=True)
    os.makedirs(args.out, exist_ok=True)
    jobs = plan(args.threads)
    made = read_manifest()["made"]
    todo = sorted((j for j in jobs if wanted(j, args, made)), key=order)
    print(f"{len(todo)} of {len(jobs)} pictures to take", flush=True)
    if args.list:
        return print("\n".join(j["name"] for j in todo))
    for k in range(0, len(todo), args.batch):
        start = time.time()
        with contextlib.ExitStack() as claims:
            batch = [j for j in todo[k : k + args.batch] if claims.enter_context(claimed(j["name"], args.out))]
            batch = [j for j in batch if wanted(j, args, read_manifest()["made"])]  # not taken by another run meanwhile
            taken = take(batch, args) if batch else []
            if os.path.dirname(args.out) == MASTERS:
                write_manifest(jobs, {j["name"]: j["made"] for j in batch if j["name"] in taken})
        print(f"  {max(len(todo) - k - args.batch, 0)} left, {(time.time() - start) / max(len(batch), 1):.0f} s a picture", flush=True)


if __name__ == "__main__":
    main()
