import { type FieldEdits, mergeFields } from '../../../domain/operations/history/merge-fields.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { lastChangeOf } from './history-queries.ts'
import type { CommandWork } from './run-command-work.ts'

/** A record that the caller has locked, by the names that its fields have in the contract. */
export interface LockedRecord {
  entity: string
  id: string
  version: number
  fields: Readonly<Record<string, unknown>>
  /** By which name the history has a field, where that is another one. */
  inHistory?: Readonly<Record<string, string>>
  /**
   * Returns the place in the history of a field that belongs to a part of the record, such as a variant; left out: at the record
   * itself.
   */
  ofPart?: (field: string) => { entity: string; entityId: string; field: string } | undefined
}

/**
 * Merges an edit into a record that somebody else may have changed since it was read, and returns the fields to write: the
 * others' fields stay. Rules over several fields are the caller's to check, on the merged record. Throws `edit_conflict` where
 * both changed the same field, with was, theirs and yours of each, who it was and when: then nothing is written.
 */
export async function mergeEdit(
  { tx }: Pick<CommandWork, 'tx'>,
  record: LockedRecord,
  edit: { version: number; changes: FieldEdits },
): Promise<Record<string, unknown>> {
  const { writes, conflicts } = mergeFields(record, edit)
  if (conflicts.length === 0) return writes
  const fields = await Promise.all(
    conflicts.map(async (conflict) => {
      const own = { entity: record.entity, entityId: record.id, field: conflict.field }
      const { field: called, ...at } = record.ofPart?.(conflict.field) ?? own
      const last = await lastChangeOf(tx, at, record.inHistory?.[called] ?? called)
      return { ...conflict, by: last?.by ?? null, at: last?.at.toISOString() ?? null }
    }),
  )
  throw new Failure('edit_conflict', failures.editConflict(fields[0]?.by ?? null), {
    conflict: { version: record.version, fields },
  })
}
