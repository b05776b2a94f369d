import { handleOf } from '../../../domain/catalogue/handle-of.ts'
import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'
import { structureTag } from '../../../shared/cache-tags.ts'
import type { FitRuleFields } from '../../../shared/contract/office/fit.ts'
import { fitOfficeCopy as copy } from '../../../shared/copy/office/fit.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { mergeEdit } from '../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { refuseBadRule, tidyRule } from './check-rule.ts'
import { deleteFitRule, holdFitRules, insertFitRule, type KeptRule, lockFitRule, updateFitRule } from './fit-rules.ts'

type Edit = { version: number; changes: FieldEdits }
type Changeable = FitRuleFields & { active: boolean }

/** Adds a rule at the end, switched on. Throws `bad_input` with what is wrong at which field. */
export async function addRule(work: CommandWork, wanted: FitRuleFields): Promise<KeptRule> {
  const rules = await holdFitRules(work.tx)
  const tidy = tidyRule(wanted)
  await refuseBadRule(work.tx, tidy, rules)
  const id = freeId(tidy.name, new Set(rules.map((each) => each.id)))
  const position = Math.max(0, ...rules.map((each) => each.position)) + 1
  const rule = { ...tidy, id, position, active: true, version: 1 }
  await insertRule(work, rule)
  return rule
}

/** Changes what a rule says, field by field. Throws `not_found`, `edit_conflict`, `bad_input`. */
export async function editRule(work: CommandWork, id: string, edit: Edit): Promise<KeptRule> {
  const { version, ...rule } = await lockRule(work, id)
  const writes = await mergeEdit(work, { entity: 'fit_rule', id, version, fields: changeable(rule) }, edit)
  return putRule(work, id, writes)
}

/** Writes fields of a rule in the caller's command, whatever they were before. Throws `not_found`, `bad_input`. */
export async function putRule(work: CommandWork, id: string, fields: Partial<Changeable>): Promise<KeptRule> {
  const rules = await holdFitRules(work.tx)
  const before = await lockRule(work, id)
  const { active = before.active, ...said } = fields
  work.about({ kind: 'fit_rule', id, name: said.name ?? before.name })
  if (Object.keys(fields).length === 0) return before
  const tidy = Object.keys(said).length === 0 ? before : { ...before, ...tidyRule({ ...before, ...said }) }
  if (tidy !== before)
    await refuseBadRule(
      work.tx,
      tidy,
      rules.filter((each) => each.id !== id),
    )
  const after = { ...tidy, active, version: before.version + 1 }
  await updateFitRule(work.tx, after)
  work.changed('fit_rule', id, changeable(before), changeable(after))
  work.stale(structureTag)
  return after
}

/** Takes a rule out; the history has what it said. Throws `not_found`. */
export async function removeRule(work: CommandWork, id: string): Promise<string> {
  const { version: _, ...before } = await lockRule(work, id)
  await deleteFitRule(work.tx, id)
  work.about({ kind: 'fit_rule', id, name: before.name })
  work.changed('fit_rule', id, before, null)
  work.stale(structureTag)
  return before.name
}

/** Puts one back that was taken out. Throws `bad_input` where it would not do any more, `cannot_undo` where another one has its id. */
export async function restoreRule(work: CommandWork, rule: Omit<KeptRule, 'version'>): Promise<void> {
  const rules = await holdFitRules(work.tx)
  if (rules.some(({ id }) => id === rule.id)) throw new Failure('cannot_undo', copy.idTaken)
  await refuseBadRule(work.tx, rule, rules)
  await insertRule(work, { ...rule, version: 1 })
}

async function insertRule(work: CommandWork, rule: KeptRule): Promise<void> {
  const { version: _, ...kept } = rule
  await insertFitRule(work.tx, rule)
  work.about({ kind: 'fit_rule', id: rule.id, name: rule.name })
  work.changed('fit_rule', rule.id, null, kept)
  work.stale(structureTag)
}

async function lockRule({ tx }: CommandWork, id: string): Promise<KeptRule> {
  const rule = await lockFitRule(tx, id)
  if (!rule) throw new Failure('not_found', copy.unknown)
  return rule
}

function changeable({ name, relation, danger, words, part, host, checks, active }: Changeable): Changeable {
  return { name, relation, danger, words, part, host, checks, active }
}

function freeId(name: string, taken: ReadonlySet<string>): string {
  const id = `fits-${handleOf(name)}`.slice(0, 36).replace(/-$/, '')
  if (!taken.has(id)) return id
  for (let nth = 2; ; nth++) if (!taken.has(`${id}-${nth}`)) return `${id}-${nth}`
}
