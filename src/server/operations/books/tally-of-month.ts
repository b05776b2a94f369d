import { tallyVoucher } from '../../../domain/operations/books/tally-vouchers.ts'
import { mastersXml, vouchersXml } from '../../../domain/operations/books/tally-xml.ts'
import type { Shop } from '../../platform/shop.ts'
import { selectMonth } from '../../selling/invoices/invoice-queries.ts'

/** Files of a month for Tally by their names, in the order in which they are imported, and the number of its documents. */
export interface TallyFiles {
  documents: number
  files: { name: string; content: string }[]
}

/** Draws up a month's frozen documents, 'YYYY-MM', as Tally imports them for a company of this name. */
export async function tallyOfMonth({ db }: Pick<Shop, 'db'>, month: string, company: string): Promise<TallyFiles> {
  const vouchers = (await selectMonth(db, month)).map(({ document }) => tallyVoucher(document))
  const parts = vouchersXml(company, vouchers)
  return {
    documents: vouchers.length,
    files: [
      { name: 'masters.xml', content: mastersXml(company, vouchers) },
      ...parts.map((content, at) => ({ name: at === 0 ? 'vouchers.xml' : `vouchers-${at + 1}.xml`, content })),
    ],
  }
}
