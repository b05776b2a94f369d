import { piecesLeft } from '../../../../domain/selling/parcels/pieces-in-parcels.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { OrderStatus } from '../../../../shared/order-statuses.ts'
import { shelvesOf } from '../../../catalogue/stock/place-queries.ts'
import type { FileAnswer } from '../../../platform/http/file-route.ts'
import { drawnInTurn, type PaperFor } from '../../../platform/pdf/draw-in-turn.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { keysOf } from './get-order-for-staff.ts'
import type { drawPickList } from './paper/draw-pick-list.ts'
import { pickLines } from './paper/pick-lines.ts'

const drawInTurn = drawnInTurn<typeof drawPickList>(
  new URL('./paper/draw-pick-list.ts', import.meta.url),
  'drawPickList',
)

/** Statuses of orders whose goods still lie on the shelves and go out. */
const toPick: readonly OrderStatus[] = ['pending', 'confirmed']

/** Returns the orders of which goods still lie on the shelves, with those alone: not what is in parcels already. */
export function stillToPick(orders: readonly StoredOrder[]): StoredOrder[] {
  return orders
    .filter(({ status }) => toPick.includes(status))
    .map((order) => ({
      ...order,
      lines: piecesLeft(order.lines, order.parcels).map(({ line, left }) => ({ ...line, quantity: left })),
    }))
}

/**
 * One list of everything that these orders need, in the order of the shelves, as a PDF. Orders that are packed, have left or are
 * cancelled are left out. Throws `not_found` where none is left.
 */
export async function printPickList(shop: Shop, orders: readonly StoredOrder[], by: PaperFor): Promise<FileAnswer> {
  const picked = stillToPick(orders)
  if (picked.length === 0) throw new Failure('not_found', failures.nothingToPrint)
  const lines = pickLines(picked, await shelvesOf(shop.db, picked.flatMap(keysOf)))
  const bytes = await drawInTurn(by, lines, {
    seller: shop.settings.identity(),
    orders: picked.length,
    now: shop.clock(),
  })
  return { contentType: 'application/pdf', fileName: `pick-list-${picked.length}.pdf`, bytes }
}
