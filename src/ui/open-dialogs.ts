let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/** The modal dialogs that are open. What is outside the last one can neither be reached nor read out. */
export const openDialogs = {
  last: () => open.at(-1) ?? null,
  follow: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  add: (dialog: HTMLElement) => set([...open, dialog]),
  remove: (dialog: HTMLElement) => set(open.filter((other) => other !== dialog)),
}

function set(next: readonly HTMLElement[]): void {
  open = next
  for (const listener of listeners) listener()
}
