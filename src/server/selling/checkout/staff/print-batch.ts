import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { ParcelLabelSizeName } from '../../../../shared/office/parcel-labels.ts'
import { shelvesOf } from '../../../catalogue/stock/place-queries.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { FileAnswer } from '../../../platform/http/file-route.ts'
import { drawnInTurn, type PaperFor } from '../../../platform/pdf/draw-in-turn.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { openPhonesIn } from '../../../staff/open-phones.ts'
import { findOriginals } from '../../invoices/book-papers.ts'
import { notePrints } from '../../orders/print-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { keysOf } from './get-order-for-staff.ts'
import type { Batch, drawBatch } from './paper/draw-batch.ts'
import { openParcels, withShelves } from './paper/parcels-on-paper.ts'
import { pickLines } from './paper/pick-lines.ts'
import { stillToPick } from './print-pick-list.ts'

const drawInTurn = drawnInTurn<typeof drawBatch>(new URL('./paper/draw-batch.ts', import.meta.url), 'drawBatch')

/**
 * Pick list, slips, invoices (for who sees amounts) and labels of orders as one PDF; each is noted in its order's story. Throws
 * `not_found` where there is no order.
 */
export async function printBatch(
  shop: Shop,
  orders: readonly StoredOrder[],
  { staff, labelSize }: { staff: Staff; labelSize: ParcelLabelSizeName },
  by: PaperFor,
): Promise<FileAnswer> {
  if (orders.length === 0) throw new Failure('not_found', failures.nothingToPrint)
  const { permissions: may } = staff
  const orderIds = orders.map(({ id }) => id)
  const open = <T>(text: T) => openPhonesIn(may, text)
  const invoices = may.has('orders.amounts') ? await findOriginals(shop.db, orderIds, open) : []
  const noted = { by: staff.name, at: shop.clock() }
  const copies = await transact(shop, async ({ tx }) => ({
    slips: await notePrints(tx, { ...noted, paper: 'slips', orderIds }),
    labels: await notePrints(tx, { ...noted, paper: 'labels', orderIds }),
    invoices: await notePrints(tx, { ...noted, paper: 'invoices', orderIds: invoices.map(({ id }) => id) }),
  }))
  const parcels = openParcels(may, orders)
  const slips = await withShelves(shop, parcels)
  const batch: Batch = {
    pickList: await pickListOf(shop, orders),
    orders: orderIds.map((id) => ({
      slips: slips.filter((slip) => slip.id === id),
      invoices: invoices
        .filter((invoice) => invoice.id === id)
        .map(({ document }) => ({ ...document, copy: copies.invoices.get(id) ?? 1 })),
    })),
    labels: parcels,
  }
  const bytes = await drawInTurn(by, batch, {
    seller: shop.settings.identity(),
    now: noted.at,
    paperSize: shop.settings.now()['papers.size'],
    labelSize,
    slipCopies: copies.slips,
    labelCopies: copies.labels,
  })
  return { contentType: 'application/pdf', fileName: `orders-${orders.length}.pdf`, bytes }
}

async function pickListOf({ db }: Shop, orders: readonly StoredOrder[]): Promise<Batch['pickList']> {
  const picked = stillToPick(orders)
  if (picked.length === 0) return null
  return { lines: pickLines(picked, await shelvesOf(db, picked.flatMap(keysOf))), orders: picked.length }
}
