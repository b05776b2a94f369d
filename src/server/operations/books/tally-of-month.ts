import { tallyVoucher } from '../../../domain/operations/books/tally-vouchers.ts'
import { mastersXml, vouchersXml } from '../../../domain/operations/books/tally-xml.ts'
import type { BookMonth } from './read-month.ts'

/** Draws up a month's frozen documents for the company of their filer in Tally: files in the order in which they are imported. */
export function tallyOfMonth({ filer, papers }: BookMonth): { name: string; content: string }[] {
  const vouchers = papers.map(({ document }) => tallyVoucher(document))
  const parts = vouchersXml(filer.legalName, vouchers)
  return [
    { name: 'masters.xml', content: mastersXml(filer.legalName, vouchers) },
    ...parts.map((content, at) => ({ name: at === 0 ? 'vouchers.xml' : `vouchers-${at + 1}.xml`, content })),
  ]
}
