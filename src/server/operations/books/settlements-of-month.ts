import { gstSheets as copy } from '../../../shared/copy/gst-sheets.ts'
import type { Shop } from '../../platform/shop.ts'
import { settlementIdsOfMonth, undatedOfMonth } from '../settlements/settlement-queries.ts'
import { type ShownSettlement, showSettlements } from '../settlements/show-settlements.ts'
import type { BookMonth } from './read-month.ts'

/** A settlement that the bank has credited. */
type CreditedSettlement = ShownSettlement & { settledAt: Date }

/** Settlements that a month books, and sentences on those that it does not. */
export interface MonthSettlements {
  settlements: CreditedSettlement[]
  notes: string[]
}

/**
 * Finds the settlements that were credited in a month of India, 'YYYY-MM', in their order; those of which the provider's file has no
 * day count on the day of their import. Those with test payments are left out, for no
 * money came; where a month has several GSTINs, one of them books them all: a settlement does not say for whom it is. Without
 * `books` nobody's are left out.
 */
export async function settlementsOfMonth(
  shop: Pick<Shop, 'db'>,
  month: string,
  books?: Pick<BookMonth, 'filer' | 'settledBy'>,
): Promise<MonthSettlements> {
  const undated = await undatedOfMonth(shop.db, month)
  const imported = new Map(undated.map(({ id, importedAt }) => [id, importedAt]))
  const ids = [...(await settlementIdsOfMonth(shop.db, month)), ...imported.keys()]
  const ofOther = books !== undefined && books.filer.gstin !== books.settledBy
  const shown = ofOther ? [] : await showSettlements(shop, ids)
  const credited = shown
    .map((each) => ({ ...each, settledAt: each.settledAt ?? imported.get(each.id) ?? null }))
    .filter(isCredited)
  const tests = credited.filter(isTest)
  return {
    settlements: credited.filter((each) => !isTest(each)),
    notes: [
      ...(ofOther && ids.length > 0 ? [copy.otherFiler(books.settledBy)] : []),
      ...(tests.length > 0 ? [copy.testSettlements(tests.map(({ id }) => id))] : []),
      ...(imported.size > 0 && !ofOther ? [copy.undated([...imported.keys()])] : []),
    ],
  }
}

const isCredited = (shown: ShownSettlement): shown is CreditedSettlement => shown.settledAt !== null
const isTest = ({ rows }: ShownSettlement) => rows.some((row) => row.isTest)
