import type { FastifyInstance } from 'fastify'
import { marginPercent } from '../../../domain/catalogue/margin.ts'
import { containedGst } from '../../../domain/catalogue/tax/contained-gst.ts'
import { type OfficeDeal, officeBargains } from '../../../shared/contract/office/bargains.ts'
import { bargainsOffice as copy } from '../../../shared/copy/office/bargains.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { openPhonesIn } from '../../staff/open-phones.ts'
import { listDealRows, type OfficeDealRow } from './deal-office-queries.ts'
import { endDealOfCustomer } from './end-deal.ts'
import { priceOfDeal } from './present-deal.ts'

/** Deals of customers, for the people of the shop. */
export function dealOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeBargains.listDeals, async ({ query, staff }) => {
    const now = shop.clock()
    const rows = await listDealRows(shop.db, { ...query, now })
    const data = rows.slice(0, officeLimits.officeRows).map((row) => present(row, now, staff.permissions))
    return { data, more: rows.length > officeLimits.officeRows }
  })
  staffCommand(office, shop, officeBargains.endDeal, async ({ params: { id } }, work) => {
    await endDealOfCustomer(work, id)
    return { message: copy.dealEnded }
  })
}

function present(row: OfficeDealRow, now: Date, may: Parameters<typeof openPhonesIn>[0]): OfficeDeal {
  const price = priceOfDeal(row)
  const isOver = now > row.ends_at && row.state !== 'used'
  return {
    _id: row.id,
    customer: { _id: row.user_id, name: openPhonesIn(may, row.customer) },
    productId: row.product_id,
    name: row.variant_name === null ? row.name : `${row.name}, ${row.variant_name}`,
    quantity: row.quantity,
    listPrice: rupeesFromPaise(row.list_price),
    offered: rupeesFromPaise(row.offered_price),
    price: rupeesFromPaise(price),
    ...(may.has('costs.see') && { margin: marginOf(row, price) }),
    state: isOver ? 'ended' : row.state,
    until: row.ends_at.toISOString(),
    orderId: row.order_id,
  }
}

/** The margin of the goods at the price of a deal, before the online discount, in percent. */
function marginOf({ gst_rate: rate, cost }: OfficeDealRow, price: number): number | null {
  return marginPercent({ net: price - containedGst(price, rate, 'in_state').gst, cost })
}
