const unsent = new Map<string, Readonly<Record<string, unknown>>>()

/** The browser asks before the tab is closed, wherever in the office one is by then. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Returns what was typed under a name and not sent; undefined: nothing. */
export function readUnsent(name: string): Readonly<Record<string, unknown>> | undefined {
  return unsent.get(name)
}

/** Keeps what is typed about a person in this page's memory: no browser stores it (BACK-OFFICE §5, ASVS 14.3.3). Undefined forgets it. */
export function keepUnsent(name: string, typed: Readonly<Record<string, unknown>> | undefined): void {
  if (typed) unsent.set(name, typed)
  else unsent.delete(name)
  if (unsent.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

/** Forgets all of them: their writer has signed out. */
export function forgetUnsent(): void {
  unsent.clear()
  window.removeEventListener('beforeunload', ask)
}
