/** One short message at the lower right. */
export interface ToastItem {
  id: number
  kind: 'success' | 'error'
  text: string
}

let items: readonly ToastItem[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** Tells the shopper what happened. Also without a connection: nothing has to be loaded for it. */
export const toast = {
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
}

/** The present toasts, oldest first; `follow` calls back on every change. */
export const toastList = {
  read: () => items,
  follow: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  remove: (id: number) => set(items.filter((item) => item.id !== id)),
}

function add(kind: ToastItem['kind'], text: string): void {
  if (!text) return
  // The same sentence again starts anew instead of standing there twice.
  set([...items.filter((item) => item.text !== text), { id: nextId++, kind, text }])
}

function set(next: readonly ToastItem[]): void {
  items = next
  for (const listener of listeners) listener()
}
