"""Which pictures there are to take: the catalogue's items met with the families. Runs inside Blender (families need it)."""
import hashlib
import inspect
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import catalogue
import families


def parameters(module, item):
    fixed = {k: v for k, v in module.PRODUCTS[item.product].items() if k != "shots"}
    return module.parameters(item, **fixed) if hasattr(module, "parameters") else fixed


def shots(module, item):
    """{shot number: camera and light} of a product. Best sellers have a third one."""
    all_ = module.PRODUCTS[item.product].get("shots") or module.SHOTS
    return {n: camera for n, camera in all_.items() if n < 3 or item.best_seller}


def digest(module, params, shot):
    text = inspect.getsource(module) + json.dumps([params, shot], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def jobs():
    """One job a picture. A variant whose parameters equal those of an earlier one shares its picture."""
    out = []
    known = catalogue.items()
    for product, module in sorted(families.by_product().items()):
        seen = {}
        for n, item in enumerate(known[product]):
            params = parameters(module, item)
            key = json.dumps(params, sort_keys=True)
            if n == 0:
                for shot, camera in shots(module, item).items():
                    name = f"{product}--{shot}"
                    out.append(job(module, item, params, shot, camera, name))
                seen[key] = f"{product}--1"
            elif key not in seen:
                seen[key] = item.variant
                out.append(job(module, item, params, 1, shots(module, item)[1], item.variant))
            if item.variant:
                out[-1]["of_variants"][item.variant] = seen[key]
    return out


def job(module, item, params, shot, camera, name):
    return dict(
        name=name,
        family=module.__name__.split(".")[1],
        product=item.product,
        variant=item.variant,
        shot=shot,
        params=params,
        camera=camera,
        made=digest(module, params, camera),
        of_variants={},
    )


if __name__ == "__main__":
    found = jobs()
    with open(sys.argv[sys.argv.index("--") + 1], "w", encoding="utf-8") as file:
        json.dump(found, file, indent=1)
