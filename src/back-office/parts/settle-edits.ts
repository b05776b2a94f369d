import type { EditConflict } from '../../shared/contract/office/edit.ts'

/** Of each changed field what was seen, and what is wanted. */
export type Edits = Record<string, { was: unknown; now: unknown }>

/** What is left to send after a conflict: what was chosen is wanted knowing theirs, what was not is given up. */
export function settleEdits(edits: Edits, { fields }: EditConflict, mine: readonly string[]): Edits {
  const settled = { ...edits }
  for (const { field, theirs } of fields) {
    const edit = settled[field]
    if (edit && mine.includes(field)) settled[field] = { ...edit, was: theirs }
    else delete settled[field]
  }
  return settled
}
