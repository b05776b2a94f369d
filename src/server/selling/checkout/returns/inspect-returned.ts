import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { returnStock } from '../../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { writeOpenReturns } from '../../orders/open-returns.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import { decideReturned, listReturned, waiting } from '../../orders/returned-queries.ts'
import { badField } from './plan-return.ts'

/** Result of a look at pieces of a line that came back. */
interface Inspected {
  /** Of the order, from 1. */
  position: number
  restock: number
  scrap: number
}

/**
 * Says of pieces that came back and waited what becomes of them, in a command: on the shelf again, or thrown away. Gives the
 * order's number. Throws `not_found`, and `bad_input` where fewer wait.
 */
export async function inspectReturned(
  shop: Shop,
  work: CommandWork,
  { orderId, lines }: { orderId: string; lines: readonly Inspected[] },
): Promise<string> {
  const { tx } = work
  const order = await lockOrder(tx, { id: orderId })
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  work.about({ kind: 'order', id: order.id, name: order.number })
  const now = shop.clock()
  const back = []
  for (const [index, { position, restock, scrap }] of lines.entries()) {
    const line = order.lines.find((each) => each.position === position)
    if (!line) throw badField(`lines.${index}.position`, failures.returnNoLine(position))
    // read anew for each line: one may be named twice
    const open = (await listReturned(tx, orderId)).filter((each) => each.position === position && waiting(each) > 0)
    const left = open.reduce((sum, each) => sum + waiting(each), 0)
    if (restock + scrap > left) throw badField(`lines.${index}.restock`, failures.inspectTooMany(left))
    let [toShelf, toBin] = [restock, scrap]
    for (const each of open) {
      const shelf = Math.min(toShelf, waiting(each))
      const bin = Math.min(toBin, waiting(each) - shelf)
      await decideReturned(tx, { creditNoteId: each.credit_note_id, position, restock: shelf, scrap: bin })
      toShelf -= shelf
      toBin -= bin
    }
    if (restock > 0) back.push({ productId: line.product_id, variantId: line.variant_id, quantity: restock })
  }
  if (back.length > 0) await returnStock(work, back, { orderId, now })
  await writeOpenReturns(tx, orderId, now)
  work.news({ topic: 'orders', id: orderId })
  const told = lines.map(({ position, restock, scrap }) => `${position}: ${restock} restock, ${scrap} scrap`).join('; ')
  work.changed('order', orderId, { inspected: null }, { inspected: told })
  return order.number
}
