import { linkedOrders as copy } from '../../../../shared/copy/office/linked-orders.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { lockStock, type StockKey } from '../../../catalogue/stock/stock-queries.ts'
import type { Work } from '../../../platform/db/transact.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { findPayLinks, lockCheckout } from '../pay/checkout-queries.ts'
import { release } from '../pay/close-checkout.ts'
import { lockForCredit } from '../returns/credit-part.ts'

/**
 * Withdraws the payment link of an order, in a command: its goods are free again, and what is paid by it after all goes back. Throws
 * `not_found`, and `order_state` where none waits to be paid. Gives the order's number.
 */
export async function withdrawPayLink(shop: PayingShop, work: CommandWork, orderId: string): Promise<string> {
  const order = await lockForCredit(work, { id: orderId }, null)
  if (!(await endPayLink(shop, work, order.id, []))) throw new Failure('order_state', copy.noLink)
  return order.number
}

/**
 * Ends the open payment link of a locked order, in the caller's transaction, which gives back `others` too. Gives false where there is
 * none.
 */
export async function endPayLink(
  shop: PayingShop,
  work: Work,
  orderId: string,
  others: readonly StockKey[],
): Promise<boolean> {
  const open = (await findPayLinks(work.tx, orderId)).find(({ status }) => status === 'open')
  const link = open && (await lockCheckout(work.tx, open.id))
  if (link?.status !== 'open') return false
  // all at once: releasing the ones and then giving back the others would lock rows out of order
  await lockStock(work.tx, [...link.draft.lines, ...others])
  await release(shop, work, link, 'withdrawn')
  return true
}
