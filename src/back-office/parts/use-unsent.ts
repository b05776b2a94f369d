import { useState } from 'react'
import { useMe } from '../api/use-me.ts'
import { useLeaveWarning } from './use-draft.ts'

const unsent = new Map<string, string>()

/**
 * A text about a person that is not sent yet. It is there again when its writer comes back to it in this tab, which asks before it
 * is closed; no browser stores it (BACK-OFFICE §5, ASVS 14.3.3). `what` names it, such as 'note <order>'.
 */
export function useUnsent(what: string) {
  const key = `${useMe()._id} ${what}`
  const [text, setText] = useState(() => unsent.get(key) ?? '')
  useLeaveWarning(text !== '')
  const change = (next: string) => {
    setText(next)
    if (next === '') unsent.delete(key)
    else unsent.set(key, next)
  }
  return [text, change] as const
}
