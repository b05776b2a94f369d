import type { EditConflict } from '../../shared/contract/office/edit.ts'

/** Of each changed field what was seen, and what is wanted. */
export type Edits = Record<string, { was: unknown; now: unknown }>

/**
 * Returns the edits left to send after a conflict: fields in `mine` overwrite the other person's value, all others in conflict
 * are dropped.
 */
export function settleEdits(edits: Edits, { fields }: EditConflict, mine: readonly string[]): Edits {
  const settled = { ...edits }
  for (const { field, theirs } of fields) {
    const edit = settled[field]
    if (edit && mine.includes(field)) settled[field] = { ...edit, was: theirs }
    else delete settled[field]
  }
  return settled
}
