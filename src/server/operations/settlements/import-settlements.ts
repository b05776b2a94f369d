import type { Shop } from '../../platform/shop.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { planSettlements, type SettlementPlan } from './plan-settlements.ts'
import type { ReadSettlements } from './read-settlement-file.ts'
import { holdSettlements, insertSettlements } from './settlement-queries.ts'

/** A file that was read, and its name in the activity log. */
interface NamedFile {
  name: string
  read: ReadSettlements
}

/** Rows that an import added. */
export interface ImportedSettlements {
  /** Rows. */
  added: number
  known: number
  leftOut: number
  ids: string[]
}

/**
 * Keeps the rows of a settlement file in a command; those that are known already are not kept twice. Throws as planSettlements does,
 * and then nothing is kept.
 */
export async function importSettlements(
  work: CommandWork,
  { clock }: Pick<Shop, 'clock'>,
  { name, read }: NamedFile,
): Promise<ImportedSettlements> {
  await holdSettlements(work.tx)
  const plan = await planSettlements(work.tx, read)
  const added = await insertSettlements(work.tx, plan.fresh, { fileName: name, at: clock(), by: work.by.name })
  const [first = ''] = plan.ids
  work.about({
    kind: 'settlement',
    id: first,
    name: plan.ids.length === 1 ? first : `${first} +${plan.ids.length - 1}`,
  })
  if (added > 0) work.changed('settlement', first, { rows: 0 }, { rows: added })
  return { added, ...counts(plan) }
}

/** The same at the terminal: where nothing is new there is no command. */
export async function importSettlementsAtTerminal(shop: Shop, file: NamedFile): Promise<ImportedSettlements> {
  const plan = await planSettlements(shop.db, file.read)
  if (plan.fresh.length === 0) return { added: 0, ...counts(plan) }
  return atTerminal(shop, 'settlement.import', { file: file.name, rows: plan.fresh.length }, (work) =>
    importSettlements(work, shop, file),
  )
}

const counts = ({ known, leftOut, ids }: SettlementPlan) => ({ known, leftOut, ids })
