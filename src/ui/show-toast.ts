import { create } from 'zustand'
import { limits } from '../shared/limits.ts'

/** One short message at the lower right. */
export interface ToastItem {
  id: number
  kind: 'success' | 'notice' | 'error'
  text: string
  /** Time at which it came, in milliseconds since 1970. */
  since: number
  /** Number of times that it has been announced again. */
  again: number
}

const useItems = create<readonly ToastItem[]>(() => [])
const ends = new Map<number, ReturnType<typeof setTimeout>>()
let nextId = 1

/** Tells the shopper what happened. Also without a connection: nothing has to be loaded for it. */
export const toast = {
  success: (text: string) => add('success', text),
  /** Shows what is done and could be better; where there is nothing to say, nothing. */
  notice: (text: string | undefined) => add('notice', text ?? ''),
  error: (text: string) => add('error', text),
  /** Removes a message at once, since what it says is fixed. */
  mended: (text: string) => set(toastList.read().filter((item) => item.text !== text)),
}

/** The present toasts, oldest first. Their time is theirs, wherever they are shown. */
export const toastList = {
  use: useItems,
  read: useItems.getState,
  remove: (id: number) => set(toastList.read().filter((item) => item.id !== id)),
  /** Puts them there once more for who listens: a focus that moved has cut them off. */
  sayAgain: () => set(toastList.read().map((item) => ({ ...item, again: item.again + 1 }))),
  /** Somebody looks at it: it stays. */
  hold: (id: number) => clearTimeout(ends.get(id)),
  /** Nobody does any more: its time begins anew. */
  letGo: (id: number) => {
    clearTimeout(ends.get(id))
    ends.set(
      id,
      setTimeout(() => toastList.remove(id), limits.toastMs),
    )
  },
}

function add(kind: ToastItem['kind'], text: string): void {
  if (!text) return
  const id = nextId++
  set([...toastList.read(), { id, kind, text, since: Date.now(), again: 0 }])
  toastList.letGo(id)
}

function set(items: readonly ToastItem[]): void {
  for (const { id } of toastList.read()) {
    if (items.some((item) => item.id === id)) continue
    clearTimeout(ends.get(id))
    ends.delete(id)
  }
  useItems.setState(items, true)
}
