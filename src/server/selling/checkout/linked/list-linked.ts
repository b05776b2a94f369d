import type { LinkedOrders } from '../../../../shared/contract/office/linked-order-calls.ts'
import { linkedOrders as copy } from '../../../../shared/copy/office/linked-orders.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { linkedWith } from '../../orders/linked-order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { findPayLinks, type StoredCheckout } from '../pay/checkout-queries.ts'
import { findSeenOrder } from '../staff/find-seen-order.ts'
import { payLinkUrl } from './pay-link-key.ts'
import { whyNoAddition } from './plan-addition.ts'

/**
 * Returns the orders that an order is linked with, and its payment links: those with their address and amount only for who edits orders.
 * Throws `not_found`, also where the person does not see the order.
 */
export async function listLinked(shop: PayingShop, orderId: string, staff: Staff): Promise<LinkedOrders> {
  const order = await findSeenOrder(shop, orderId, staff)
  const linked = await linkedWith(shop.db, [order.id])
  const mayEdit = staff.permissions.has('orders.edit') && staff.permissions.has('orders.amounts')
  const links = mayEdit ? await findPayLinks(shop.db, order.id) : []
  const isOpen = links.some(({ status }) => status === 'open')
  return {
    orders: linked.map(({ id, number, status, isFirst }) => ({ _id: id, number, status, isFirst })),
    links: links.map((link) => presentLink(shop, order, link)),
    mayAdd: mayEdit && whyNoAddition(order, { linked, isOpen }) === null,
  }
}

function presentLink(
  shop: PayingShop,
  { number, delivery_address: { fullName = '' } }: StoredOrder,
  link: StoredCheckout,
) {
  const amount = rupeesFromPaise(link.amount)
  const url = link.status === 'open' ? payLinkUrl(shop, link.id) : null
  const { 'shop.name': name } = shop.settings.now()
  return {
    _id: link.id,
    amount,
    state: link.status,
    until: link.expires_at.toISOString(),
    items: link.draft.lines.map(
      (line) => `${line.quantity} × ${line.variantName ? `${line.name}, ${line.variantName}` : line.name}`,
    ),
    url,
    message: url && copy.message(fullName, name, number, formatRupees(amount), url),
  }
}
