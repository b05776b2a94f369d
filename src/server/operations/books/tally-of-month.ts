import { roundOffVoucher } from '../../../domain/operations/books/round-off.ts'
import { tallyVoucher } from '../../../domain/operations/books/tally-vouchers.ts'
import { mastersXml, vouchersXml } from '../../../domain/operations/books/tally-xml.ts'
import { settlementVoucher } from '../../../domain/operations/settlements/settlement-voucher.ts'
import { findState } from '../../../shared/indian-states.ts'
import type { Shop } from '../../platform/shop.ts'
import type { BookMonth } from './read-month.ts'
import { settlementsOfMonth } from './settlements-of-month.ts'

/** A month for Tally. */
interface MonthForTally {
  /** In the order in which they are imported. */
  files: { name: string; content: string }[]
  /** Number of settlements that have a voucher. */
  settlements: number
  /** Sentences on settlements that have none. */
  notes: string[]
}

/** Draws up a month's frozen documents, what its locked return rounds off, and the settlements that were credited in it, for the company of their filer in Tally. */
export async function tallyOfMonth(
  shop: Pick<Shop, 'db' | 'settings'>,
  month: string,
  books: BookMonth,
): Promise<MonthForTally> {
  const { 'books.ledgers': ledgers, 'books.providerState': providerState } = shop.settings.now()
  const { filer, papers } = books
  const { settlements, notes } = await settlementsOfMonth(shop, month, books)
  const isInState = findState(providerState)?.gstCode === filer.stateCode
  const vouchers = papers.map(({ document }) => tallyVoucher(document, ledgers))
  const posted = books.roundOff && roundOffVoucher(month, books.roundOff, ledgers)
  const settled = settlements.flatMap((each) => settlementVoucher(each, { ledgers, isInState }) ?? [])
  const others = [...(posted ? [posted] : []), ...settled]
  const parts = vouchersXml(filer.legalName, vouchers, others)
  return {
    files: [
      { name: 'masters.xml', content: mastersXml(filer.legalName, vouchers, others, ledgers) },
      ...parts.map((content, at) => ({ name: at === 0 ? 'vouchers.xml' : `vouchers-${at + 1}.xml`, content })),
    ],
    settlements: settled.length,
    notes,
  }
}
