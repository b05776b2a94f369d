import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import type { OrderPaper } from '../../../shared/office/order-lists.ts'
import { findInvoice } from '../../invoices/invoice-queries.ts'
import { findOrders } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { FileAnswer } from '../../platform/http/file-route.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { seesUnpaid } from './get-order-for-staff.ts'

/** What is to be printed, of which orders: ids in the order in which they are to lie there, with commas between. */
interface Wanted {
  paper: OrderPaper
  ids: string
}

/**
 * Slips, invoices or labels of orders as one PDF. An order that has no such paper is left out. Throws `bad_input` for too many
 * at once, `not_found` where none has one, `not_allowed` for invoices to who sees no amounts.
 */
export async function printOrders(
  shop: Shop,
  { paper, ids }: Wanted,
  { permissions: may }: Staff,
): Promise<FileAnswer> {
  const wanted = ids.split(',')
  if (wanted.length > limits.officeRows) throw new Failure('bad_input', failures.tooManyAtOnce(limits.officeRows))
  if (paper === 'invoices' && !may.has('orders.amounts')) throw new Failure('not_allowed', failures.notYours(false))
  const found = new Map((await findOrders(shop.db, wanted)).map((order) => [order.id, order]))
  const orders = wanted.flatMap((id) => found.get(id) ?? [])
  const seen = orders.filter(
    ({ status, payment_status }) => seesUnpaid(may) || status !== 'pending' || payment_status !== 'due',
  )
  const bytes = paper === 'invoices' ? await invoicesOf(shop, seen) : await drawn(shop, paper, seen)
  if (!bytes) throw new Failure('not_found', failures.nothingToPrint)
  return { contentType: 'application/pdf', fileName: `${paper}-${wanted.length}.pdf`, bytes }
}

async function invoicesOf(shop: Shop, orders: StoredOrder[]): Promise<Buffer | undefined> {
  const invoices = []
  for (const { id } of orders) {
    const invoice = await findInvoice(shop.db, id)
    if (invoice) invoices.push(invoice)
  }
  if (invoices.length === 0) return undefined
  const { drawInvoices } = await import('../../invoices/paper/draw-invoice.ts')
  return drawInvoices(invoices)
}

/** What draws PDFs takes as much memory as the rest of the server: it comes with the first paper. */
async function drawn(shop: Shop, paper: 'slips' | 'labels', orders: StoredOrder[]): Promise<Buffer | undefined> {
  if (orders.length === 0) return undefined
  const [seller, now] = [shop.settings.identity(), shop.clock()]
  if (paper === 'labels') {
    const { drawLabels } = await import('./paper/draw-labels.ts')
    return drawLabels(orders, seller, now)
  }
  const { drawSlips } = await import('./paper/draw-slips.ts')
  return drawSlips(orders, seller, now)
}
