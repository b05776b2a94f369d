import { useState } from 'react'
import { useMe } from '../api/use-me.ts'

const unsent = new Map<string, string>()

/** The browser asks before the tab is closed, wherever in the office one is by then. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * A text about a person that is not sent yet. It is there again when its writer comes back to it in this tab, which asks before it
 * is closed; no browser stores it (BACK-OFFICE §5, ASVS 14.3.3). `what` names it, such as 'note <order>'.
 */
export function useUnsent(what: string) {
  const key = `${useMe()._id} ${what}`
  const [text, setText] = useState(() => unsent.get(key) ?? '')
  const change = (next: string) => {
    setText(next)
    if (next === '') unsent.delete(key)
    else unsent.set(key, next)
    if (unsent.size > 0) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }
  return [text, change] as const
}

/** Forgets all of them: their writer has signed out. */
export function forgetUnsent(): void {
  unsent.clear()
  window.removeEventListener('beforeunload', ask)
}
