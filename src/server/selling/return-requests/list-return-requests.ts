import type { OfficeReturnRequest } from '../../../shared/contract/office/return-request-calls.ts'
import type { ReturnRequest } from '../../../shared/contract/return-requests.ts'
import { limits } from '../../../shared/limits.ts'
import { isShopsFault } from '../../../shared/return-payer.ts'
import type { Shop } from '../../platform/shop.ts'
import { findOrder, findOrders } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { isDeliveryOwed } from './is-delivery-owed.ts'
import { countRequests, listRequests, type RequestCounts } from './office-request-queries.ts'
import { presentForOffice, presentReturnRequest } from './present-return-request.ts'
import { findRequestsOfOrder, findRequestsOfShopper, type WholeRequest } from './return-request-queries.ts'

/** A shopper's own requests, newest first. */
export async function listOwnRequests(shop: Shop, userId: string): Promise<ReturnRequest[]> {
  const requests = await findRequestsOfShopper(shop.db, userId)
  return withOrders(shop, requests, presentReturnRequest)
}

/** Requests that the office wants: open or closed ones, or all of one order. */
export interface RequestsView {
  which: 'open' | 'closed' | 'all'
  order?: string | undefined
  page: number
}

/** A page of requests as the office sees them (pages count from 1), how many are open in all, and whether the one order owes its delivery charge. */
export async function listRequestsForStaff(
  shop: Shop,
  { which, order, page }: RequestsView,
): Promise<{ requests: OfficeReturnRequest[]; counts: RequestCounts; deliveryOwed: boolean }> {
  const { db } = shop
  const now = shop.clock()
  const part = { page, limit: limits.pageSizeMax }
  const requests =
    order === undefined
      ? await listRequests(db, which === 'closed' ? which : 'open', part)
      : await findRequestsOfOrder(db, order)
  const present = (request: WholeRequest, of: StoredOrder) => presentForOffice(request, of, now)
  return {
    requests: await withOrders(shop, requests, present),
    counts: await countRequests(db, now),
    deliveryOwed: order !== undefined && (await owesDelivery(shop, order, requests)),
  }
}

async function owesDelivery({ db }: Shop, orderId: string, requests: readonly WholeRequest[]): Promise<boolean> {
  const standing = requests.find(({ state, why }) => state !== 'refused' && isShopsFault(why))
  const order = standing && (await findOrder(db, { id: orderId }))
  return standing !== undefined && order !== undefined && isDeliveryOwed(db, standing, order)
}

async function withOrders<Presented>(
  shop: Shop,
  requests: readonly WholeRequest[],
  present: (request: WholeRequest, order: StoredOrder) => Presented,
): Promise<Presented[]> {
  if (requests.length === 0) return []
  const orders = await findOrders(shop.db, [...new Set(requests.map(({ order_id }) => order_id))])
  return requests.flatMap((request) => {
    const order = orders.find(({ id }) => id === request.order_id)
    return order ? [present(request, order)] : []
  })
}
