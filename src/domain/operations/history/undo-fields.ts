import { same } from './same-value.ts'

type Fields = Readonly<Record<string, unknown>>

/** A change of one record by a command, and the record as it is now; undefined: it is gone. */
export interface ChangedRecord {
  before: Fields | null
  after: Fields | null
  present: Fields | undefined
}

/** A field that stays as it is, and what it was left at by the command. */
export interface LeftField {
  field: string
  /** Value that the command left there. */
  was: unknown
  /** Value that is there now. */
  present: unknown
}

/** Fields of a record that can be put back to what they were before a command, and others that have changed since. */
export interface FieldsUndo {
  back: Record<string, unknown>
  left: LeftField[]
}

/**
 * A field is put back only where it still is as the command left it. A record that the command made, or that is gone, has
 * none. A value that was forgotten (a person's data) is never written anywhere.
 */
export function planFieldsUndo({ before, after, present }: ChangedRecord): FieldsUndo {
  const plan: FieldsUndo = { back: {}, left: [] }
  for (const [field, was] of Object.entries(before ?? {})) {
    const wrote = after?.[field] ?? null
    const now = present?.[field] ?? null
    const canGoBack = after !== null && present !== undefined && was !== forgotten && same(now, wrote)
    if (canGoBack) plan.back[field] = was
    else plan.left.push({ field, was: wrote, present: now })
  }
  return plan
}

/** Stands in the history where a person's data stood (migration 0045). */
const forgotten = '(forgotten)'
