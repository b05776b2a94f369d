import { readOrderNumber } from '../../domain/selling/orders/order-number.ts'
import { failures } from '../../shared/copy/failures.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { vouchers } from '../../shared/copy/vouchers.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import { type FrozenPaper, listPapers, listVouchers } from '../selling/invoices/list-papers.ts'
import { findOrder } from '../selling/orders/order-queries.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { layOut } from './lay-out.ts'
import { readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

/**
 * `papers <order or payment> [--json]`: every document of an order as it is frozen, or the vouchers of a payment that became
 * none. Throws `not_found`.
 */
export async function papersCommand(shop: PayingShop, given: string[]): Promise<string> {
  const { words, values } = readOptions(given, { json: { type: 'boolean' } }, 1)
  const [key] = words
  if (key === undefined) throw new UsageFailure('Which order? Give its number or its id.')
  const number = readOrderNumber(key, shop.settings.now()['numbers.order'])
  const order = await findOrder(shop.db, number ? { number } : { id: key })
  const papers = order ? await listPapers(shop, order.id) : await listVouchers(shop, { paymentId: key })
  if (!order && papers.length === 0) throw new Failure('not_found', failures.orderNotFound)
  return values.json ? JSON.stringify(papers, null, 2) : show(order?.number ?? key, papers)
}

function show(order: string, papers: FrozenPaper[]): string {
  if (papers.length === 0) return `${order} has no papers yet: its invoice comes with the confirmation.`
  const titles = { ...copy.titles, credit_note: copy.creditNote.title, ...vouchers.titles }
  return layOut(
    papers.map(({ kind, number, date, total, test }) => [
      number,
      titles[kind],
      date,
      formatRupees(rupeesFromPaise(total)),
      ...(test ? [copy.test[kind]] : []),
    ]),
  )
}
