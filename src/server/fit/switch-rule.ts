import type { FieldEdits } from '../../domain/changes/merge-fields.ts'
import { fitOfficeCopy as copy } from '../../shared/copy/office/fit.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { mergeEdit } from '../commands/merge-edit.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { structureTag } from '../platform/cache/tags.ts'
import { type KeptRule, lockFitRule } from './fit-rules.ts'

/** Switches a rule on or off. Throws `not_found`, `edit_conflict`. */
export async function switchRule(
  work: CommandWork,
  id: string,
  edit: { version: number; changes: FieldEdits },
): Promise<KeptRule> {
  const { active, version } = await lockRule(work, id)
  const writes = await mergeEdit(work, { entity: 'fit_rule', id, version, fields: { active } }, edit)
  return putRule(work, id, (writes.active as boolean | undefined) ?? active)
}

/** The same in the caller's command, whatever it was before. Throws `not_found`. */
export async function putRule(work: CommandWork, id: string, active: boolean): Promise<KeptRule> {
  const before = await lockRule(work, id)
  work.about({ kind: 'fit_rule', id, name: before.name })
  if (active === before.active) return before
  const version = before.version + 1
  await work.tx.updateTable('fit_rules').set({ active, version }).where('id', '=', id).execute()
  work.changed('fit_rule', id, { active: before.active }, { active })
  work.stale(structureTag)
  return { ...before, active, version }
}

async function lockRule({ tx }: CommandWork, id: string): Promise<KeptRule> {
  const rule = await lockFitRule(tx, id)
  if (!rule) throw new Failure('not_found', copy.unknown)
  return rule
}
