import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'

/** The fields that an edit of the contract names (`editOf`), without those that it leaves out. */
export function editsOf(changes: Readonly<Record<string, { was: unknown; now: unknown } | undefined>>): FieldEdits {
  return Object.fromEntries(Object.entries(changes).flatMap(([field, edit]) => (edit ? [[field, edit]] : [])))
}
