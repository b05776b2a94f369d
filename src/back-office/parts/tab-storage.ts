/**
 * Returns the value this tab keeps under a name, over a reload and a sign-in; undefined if there is none, or the browser stores
 * nothing.
 */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps something in this tab, where the browser lets it; undefined forgets it. */
export function keepInTab(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing: the form still has it
  }
}
