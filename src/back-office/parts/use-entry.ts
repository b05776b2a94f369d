import { useEffect, useState } from 'react'
import { forgetDraft, keepDraft, readDraft } from './stored-draft.ts'
import { keepUnsent, readUnsent } from './unsent-entries.ts'
import { useOwnDraft } from './use-own-draft.ts'

interface EntryOptions<Typed> {
  /** Names the form, such as 'coupon new'. */
  what: string
  start: () => Typed
  /** About a person: then it is kept in this page's memory alone, and the browser asks before it is closed. */
  isPersonal?: boolean
}

/**
 * Text and choices for something that is not there yet: a new record, a message to be sent. They are kept until `forget` or `reset`, over a dead
 * connection, a crash and a sign-in; only fields that differ from the start are. Changes of a record that is there
 * are a draft (use-draft.ts).
 */
export function useEntry<Typed extends Record<string, unknown>>({
  what,
  start,
  isPersonal = false,
}: EntryOptions<Typed>) {
  const name = useOwnDraft(what)
  const [begun] = useState(start)
  const [restored, setRestored] = useState(() => (isPersonal ? readUnsent(name) : readTyped(name)))
  const [typed, setTyped] = useState<Typed>(() => ({ ...begun, ...restored }))
  const forget = () => (isPersonal ? keepUnsent(name, undefined) : forgetDraft(name))
  useEffect(() => {
    const changed = Object.entries(typed).filter(([field, now]) => JSON.stringify(now) !== JSON.stringify(begun[field]))
    if (isPersonal) keepUnsent(name, changed.length > 0 ? Object.fromEntries(changed) : undefined)
    else if (changed.length === 0) forgetDraft(name)
    else
      keepDraft(name, {
        version: 0,
        edits: Object.fromEntries(changed.map(([field, now]) => [field, { was: begun[field], now }])),
      })
  }, [name, begun, typed, isPersonal])
  return {
    typed,
    /** Something was there from before. */
    isRestored: restored !== undefined,
    set: (some: Partial<Typed>) => setTyped((now) => ({ ...now, ...some })),
    /** Changes what is typed by then: answers come late and beside each other. */
    change: (next: (now: Typed) => Typed) => setTyped(next),
    /** Empties the form, and keeps nothing: also where its screen was left before the answer came. */
    reset: () => {
      forget()
      setRestored(undefined)
      setTyped(begun)
    },
    /** Keeps it no longer; the form is about to go. */
    forget,
  }
}

function readTyped(name: string): Record<string, unknown> | undefined {
  const draft = readDraft(name)
  return draft && Object.fromEntries(Object.entries(draft.edits).map(([field, { now }]) => [field, now]))
}
