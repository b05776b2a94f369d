import type { SettlementRow } from '../../../domain/operations/settlements/settlement-row.ts'
import { settlements as copy, settlementFaults } from '../../../shared/copy/settlements.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { findSettledPayments, findSettledRefunds } from '../../selling/payments/settled-queries.ts'
import { type ReadSettlements, refuseFile, type SettlementFileRow } from './read-settlement-file.ts'
import { rowsOfSettlements, settlementsOfUtrs } from './settlement-queries.ts'

/** Rows that importing a file would add. */
export interface SettlementPlan {
  fresh: SettlementRow[]
  /** Rows that were imported before. */
  known: number
  leftOut: number
  /** The settlements of the file, new or not. */
  ids: string[]
}

const figures = ['kind', 'amount', 'fee', 'tax', 'credit', 'debit', 'utr'] as const

/**
 * Compares a file with what was imported. Throws `bad_input` where nothing in it is settled, it is of another account (it names
 * payments, and the shop knows none of them), its amounts are in rupees where paise belong, a known row has other figures, or a UTR belongs to
 * another settlement.
 */
export async function planSettlements(db: Shop['db'], { rows, leftOut }: ReadSettlements): Promise<SettlementPlan> {
  if (rows.length === 0) throw new Failure('bad_input', copy.nothingSettled(leftOut))
  const ids = [...new Set(rows.map(({ settlementId }) => settlementId))]
  const stored = new Map((await rowsOfSettlements(db, ids)).map((row) => [keyOf(row), row]))
  const fresh = rows.filter((row) => !stored.has(keyOf(row)))
  const owners = await settlementsOfUtrs(db, [...new Set(rows.flatMap(({ utr }) => utr ?? []))])
  const faults = rows.flatMap((row) => faultsOf(row, stored.get(keyOf(row)), owners))
  if (faults.length > 0) refuseFile(faults)
  if (fresh.length > 0) await refuseForeign(db, rows)
  return { fresh: fresh.map(({ row: _, ...each }) => each), known: rows.length - fresh.length, leftOut, ids }
}

const keyOf = ({ settlementId, entityId }: SettlementRow) => `${settlementId} ${entityId}`

function faultsOf(
  row: SettlementFileRow,
  before: SettlementRow | undefined,
  owners: ReadonlyMap<string, string>,
): string[] {
  const { entityId, settlementId, utr } = row
  const changed = before && figures.find((figure) => before[figure] !== row[figure])
  const owner = utr === null ? undefined : owners.get(utr)
  return [
    ...(changed
      ? [settlementFaults.at(row.row, columnOf(changed), settlementFaults.changed(entityId, settlementId))]
      : []),
    ...(owner !== undefined && owner !== settlementId
      ? [settlementFaults.at(row.row, 'settlement_utr', settlementFaults.sameUtr(owner))]
      : []),
  ]
}

const columnOf = (figure: (typeof figures)[number]) =>
  figure === 'kind' ? 'type' : figure === 'utr' ? 'settlement_utr' : figure

/**
 * Refuses a file of which the shop knows nothing that names an account: payments, refunds, and the payments that refunds, chargebacks
 * and other adjustments are about. Rows that were imported before count too: what came to a known settlement later may be unknown.
 */
async function refuseForeign(db: Shop['db'], rows: readonly SettlementFileRow[]): Promise<void> {
  const idsOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ entityId }) => entityId)
  const [payments, refunds] = [idsOf('payment'), idsOf('refund')]
  const about = rows.flatMap(({ paymentId }) => paymentId ?? [])
  if (payments.length + refunds.length + about.length === 0) return
  const found = await findSettledPayments(db, [...payments, ...about])
  const known = [...found, ...(await findSettledRefunds(db, refunds))]
  if (known.length === 0) throw new Failure('bad_input', copy.otherAccount)
  const amounts = new Map(rows.map(({ entityId, amount }) => [entityId, amount]))
  const isHundredth = ({ id, amount }: { id: string; amount: number }) => (amounts.get(id) ?? 0) * 100 === amount
  const charged = known.filter(({ id }) => amounts.has(id))
  if (charged.length > 0 && charged.every(isHundredth)) throw new Failure('bad_input', copy.otherUnit)
}
