import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { type OrderPaper, paperNeeds } from '../../../../shared/office/order-lists.ts'
import type { ParcelLabelSizeName } from '../../../../shared/office/parcel-labels.ts'
import { deskLimits } from '../../../../shared/order-desk-limits.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { FileAnswer } from '../../../platform/http/file-route.ts'
import { drawnInTurn, type PaperFor } from '../../../platform/pdf/draw-in-turn.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { openPhonesIn } from '../../../staff/open-phones.ts'
import { type BookPaper, findBookPapers } from '../../invoices/book-papers.ts'
import { findOrders } from '../../orders/order-queries.ts'
import { notePrints } from '../../orders/print-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { seesUnpaid } from './find-seen-order.ts'
import type { drawLabels } from './paper/draw-labels.ts'
import type { drawSlips } from './paper/draw-slips.ts'
import type { ParcelPaper } from './paper/in-parcels.ts'
import { openParcels, withShelves } from './paper/parcels-on-paper.ts'
import { printBatch } from './print-batch.ts'
import { printManifests } from './print-manifests.ts'
import { printPickList } from './print-pick-list.ts'

/** A print request: the paper, and the ids of the orders in their printing order, with commas between. */
interface Wanted {
  paper: OrderPaper
  ids: string
  /** Of address labels; left out: eight on a sheet of A4. */
  labelSize?: ParcelLabelSizeName | undefined
}

/**
 * A pick list, a manifest, slips, labels, invoices (on sheets or on a roll of 80 mm), credit notes or vouchers of orders as one PDF, or what
 * leaves with them (print-batch); slips and labels by parcel. All but the first two are noted in each order's story; from the second copy on they say so. Orders without such a paper are left out.
 * Throws `bad_input` for too many at once, `not_found` where none has one, `not_allowed` for who may not have it.
 */
export async function printOrders(
  shop: Shop,
  { paper, ids, labelSize = 'a4-8' }: Wanted,
  staff: Staff,
  by: PaperFor,
): Promise<FileAnswer> {
  const { permissions: may } = staff
  const wanted = ids.split(',')
  if (wanted.length > deskLimits.ordersAtOnce)
    throw new Failure('bad_input', failures.tooManyAtOnce(deskLimits.ordersAtOnce))
  if (!may.has(paperNeeds[paper])) throw new Failure('not_allowed', failures.notYours(staff.factor === 'pin'))
  const found = new Map((await findOrders(shop.db, wanted)).map((order) => [order.id, order]))
  const orders = [...new Set(wanted)].flatMap((id) => found.get(id) ?? [])
  const seen = orders.filter(
    ({ status, payment_status }) => seesUnpaid(may) || status !== 'pending' || payment_status !== 'due',
  )
  if (paper === 'pick_list') return printPickList(shop, seen, by)
  if (paper === 'manifest') return printManifests(shop, seen, by)
  if (paper === 'all') return printBatch(shop, seen, { staff, labelSize }, by)
  const draw =
    paper === 'slips' || paper === 'labels'
      ? forParcels(shop, paper, openParcels(may, seen), labelSize)
      : await forBooks(shop, paper, seen, may)
  if (draw.orderIds.length === 0) throw new Failure('not_found', failures.nothingToPrint)
  const at = shop.clock()
  const copies = await transact(shop, ({ tx }) =>
    notePrints(tx, { paper, orderIds: draw.orderIds, by: staff.name, at }),
  )
  const bytes = await draw.draw(by, copies)
  return { contentType: 'application/pdf', fileName: `${paper}-${wanted.length}.pdf`, bytes }
}

/** The number of the copy of each order's paper (1: the first), by the order's id. */
type Copies = ReadonlyMap<string, number>

interface Drawing {
  orderIds: string[]
  draw: (by: PaperFor, copies: Copies) => Promise<Buffer>
}

const drawSlipsInTurn = drawnInTurn<typeof drawSlips>(new URL('./paper/draw-slips.ts', import.meta.url), 'drawSlips')
const drawLabelsInTurn = drawnInTurn<typeof drawLabels>(
  new URL('./paper/draw-labels.ts', import.meta.url),
  'drawLabels',
)

async function forBooks(
  shop: Shop,
  paper: BookPaper,
  orders: StoredOrder[],
  may: Staff['permissions'],
): Promise<Drawing> {
  const ids = orders.map(({ id }) => id)
  const { orderIds, print } = await findBookPapers(shop.db, paper, ids, (text) => openPhonesIn(may, text))
  return { orderIds, draw: (by, copies) => print(by, copies, shop.settings.now()['papers.size']) }
}

function forParcels(
  shop: Shop,
  paper: 'slips' | 'labels',
  orders: ParcelPaper[],
  labelSize: ParcelLabelSizeName,
): Drawing {
  const draw = async (by: PaperFor, copies: Copies) => {
    const printing = { seller: shop.settings.identity(), copies, now: shop.clock() }
    return paper === 'labels'
      ? drawLabelsInTurn(by, orders, { ...printing, labelSize })
      : drawSlipsInTurn(by, await withShelves(shop, orders), {
          ...printing,
          paperSize: shop.settings.now()['papers.size'],
        })
  }
  return { orderIds: [...new Set(orders.map(({ id }) => id))], draw }
}
