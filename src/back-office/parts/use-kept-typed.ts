import { useEffect, useState } from 'react'
import { forgetDraft, keepDraft, readDraft } from './stored-draft.ts'
import { useOwnDraft } from './use-own-draft.ts'

/**
 * Keeps what is typed into the form of a new record in this tab until it is made: over a dead connection, a crash, a sign-in.
 * Call `forget` once it is made. `what` names the form, such as 'coupon new'; only products and storefront content are kept
 * (BACK-OFFICE §5).
 */
export function useKeptTyped<Typed extends Record<string, unknown>>(what: string, start: () => Typed) {
  const name = useOwnDraft(what)
  const [begun] = useState(start)
  const [typed, setTyped] = useState<Typed>(() => ({ ...begun, ...readTyped(name) }))
  useEffect(() => {
    const changed = Object.entries(typed).filter(([field, now]) => now !== begun[field])
    const edits = Object.fromEntries(changed.map(([field, now]) => [field, { was: begun[field], now }]))
    if (changed.length > 0) keepDraft(name, { version: 0, edits })
    else forgetDraft(name)
  }, [name, begun, typed])
  return {
    typed,
    set: (some: Partial<Typed>) => setTyped((now) => ({ ...now, ...some })),
    forget: () => forgetDraft(name),
  }
}

function readTyped(name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(readDraft(name)?.edits ?? {}).map(([field, { now }]) => [field, now]))
}
