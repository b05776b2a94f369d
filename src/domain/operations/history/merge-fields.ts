import { same } from './same-value.ts'

type Fields = Readonly<Record<string, unknown>>

/** An edit of a field: the value that somebody saw, and the one they want there. */
export interface FieldEdit {
  was: unknown
  now: unknown
}

/** Edits that somebody wants to make to a record, by its fields. */
export type FieldEdits = Readonly<Record<string, FieldEdit | undefined>>

/** A field that somebody else has changed meanwhile to something else. */
export interface FieldConflict {
  field: string
  was: unknown
  theirs: unknown
  yours: unknown
}

/** Either the fields to write, or the conflicts: then nothing is written. */
export interface Merged {
  writes: Record<string, unknown>
  conflicts: FieldConflict[]
}

/**
 * Merges what two people do to one record, field by field: other people's other fields stay, the same change twice is one, and
 * a field that both changed differently is a conflict. Who saw the present version writes as they please.
 */
export function mergeFields(
  present: { version: number; fields: Fields },
  edit: { version: number; changes: FieldEdits },
): Merged {
  const merged: Merged = { writes: {}, conflicts: [] }
  for (const [field, change] of Object.entries(edit.changes)) {
    if (!change) continue
    const { was, now } = change
    const theirs = present.fields[field]
    if (same(theirs, now)) continue
    if (edit.version === present.version || same(theirs, was)) merged.writes[field] = now
    else merged.conflicts.push({ field, was, theirs, yours: now })
  }
  return merged.conflicts.length > 0 ? { ...merged, writes: {} } : merged
}
