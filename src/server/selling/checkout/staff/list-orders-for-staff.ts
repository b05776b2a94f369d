import type { CappedCount, OrderRow } from '../../../../shared/contract/office/order-shapes.ts'
import type { OrdersView } from '../../../../shared/contract/office/orders-view.ts'
import { type OrderQueue, orderQueues } from '../../../../shared/office/order-lists.ts'
import { officeLimits } from '../../../../shared/office-limits.ts'
import type { Shop } from '../../../platform/shop.ts'
import { findByPhoneEnd } from '../../../shoppers/accounts/phone-end.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { cursorOf, sortOf } from '../../orders/list-cursor.ts'
import { countNews, countQueues, listForOffice } from '../../orders/office-list-queries.ts'
import { readPhone, searchOrders } from '../../orders/office-search-queries.ts'
import { presentRow } from '../../orders/present-order-for-staff.ts'
import { seesUnpaid } from './find-seen-order.ts'

type Who = Pick<Staff, 'permissions'>

/** A page of orders, and where the next one begins; null: it is the last. */
export async function listOrdersForStaff(
  shop: Shop,
  view: OrdersView,
  { permissions: may }: Who,
): Promise<{ data: OrderRow[]; next: string | null; asOf: string }> {
  const asOf = shop.clock().toISOString()
  const found = await listForOffice(shop.db, view, seesUnpaid(may))
  const page = found.slice(0, officeLimits.officeRows)
  const last = page.at(-1)
  const next = found.length > officeLimits.officeRows && last ? cursorOf(sortOf(view), last) : null
  return { data: page.map((order) => presentRow(order, may, waitOf(shop))), next, asOf }
}

/** Days for which orders are kept for pick-up, and the moment by which they are judged. */
function waitOf(shop: Shop) {
  return { pickupDays: shop.settings.now()['pickup.days'], now: shop.clock() }
}

/** The orders that a text finds, the newest first, and whether there are more. */
export async function searchOrdersForStaff(
  shop: Shop,
  text: string,
  { permissions: may }: Who,
): Promise<{ data: OrderRow[]; more: boolean }> {
  const phone = readPhone(text)
  const userIds = phone ? await findByPhoneEnd(shop.db, phone) : []
  const found = await searchOrders(shop.db, {
    text,
    prefix: shop.settings.now()['numbers.order'],
    userIds,
    seesUnpaid: seesUnpaid(may),
  })
  return {
    data: found.slice(0, officeLimits.officeRows).map((order) => presentRow(order, may, waitOf(shop))),
    more: found.length > officeLimits.officeRows,
  }
}

/** Counts the orders in each queue, and those that came since a moment. */
export async function countOrdersForStaff(
  shop: Shop,
  since: string | undefined,
  { permissions: may }: Who,
): Promise<{ queues: Record<OrderQueue, CappedCount>; news: number }> {
  const [counts, news] = await Promise.all([
    countQueues(shop.db, seesUnpaid(may)),
    since === undefined ? 0 : countNews(shop.db, new Date(since), seesUnpaid(may)),
  ])
  const queues = Object.fromEntries(orderQueues.map((queue) => [queue, bounded(counts[queue])]))
  return { queues: queues as Record<OrderQueue, CappedCount>, news: Math.min(news, officeLimits.countedMost) }
}

function bounded(count: number): CappedCount {
  return { count: Math.min(count, officeLimits.countedMost), more: count > officeLimits.countedMost }
}
