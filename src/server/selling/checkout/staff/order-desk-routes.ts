import type { FastifyInstance } from 'fastify'
import { officeEndpoints } from '../../../../shared/contract/office/endpoints.ts'
import { invoicesAnew as copy } from '../../../../shared/copy/office/invoices-anew.ts'
import { readOf, recordContactReads } from '../../../staff/contact-reads.ts'
import { printForStaff } from '../../../staff/http/print-for-staff.ts'
import { staffCommand, staffFile, staffRoute } from '../../../staff/http/staff-route.ts'
import { listStaffNames } from '../../../staff/staff-name-queries.ts'
import { explainStoredOrder } from '../../invoices/explain-amounts.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { parcelRoutes } from '../parcels/parcel-routes.ts'
import { pickupRoutes } from '../pickups/pickup-routes.ts'
import { returnRoutes } from '../returns/return-routes.ts'
import { invoiceAnew } from '../transitions/invoice-anew.ts'
import { findSeenOrder } from './find-seen-order.ts'
import { getOrderForStaff } from './get-order-for-staff.ts'
import { listInvoicedBefore } from './list-invoiced-before.ts'
import { countOrdersForStaff, listOrdersForStaff, searchOrdersForStaff } from './list-orders-for-staff.ts'
import { listTaxedAnew } from './list-taxed-anew.ts'
import { seeOrder } from './mark-order-seen.ts'
import { orderEditRoutes } from './order-edit-routes.ts'
import { orderStepRoutes } from './order-step-routes.ts'
import { printOrders } from './print-orders.ts'

/** Orders as people of the shop see and work on them. */
export function orderDeskRoutes(office: FastifyInstance, shop: PayingShop): void {
  const { listOrders, countOrders, listOrderMovers, searchOrders, printOrders: print, getOrder } = officeEndpoints
  staffRoute(office, shop, listOrders, ({ query, staff }) => listOrdersForStaff(shop, query, staff))
  staffRoute(office, shop, countOrders, async ({ query, staff }) => ({
    data: await countOrdersForStaff(shop, query.since, staff),
  }))
  staffRoute(office, shop, searchOrders, ({ body, staff }) => searchOrdersForStaff(shop, body.text, staff))
  staffRoute(office, shop, listOrderMovers, async () => ({ data: await listStaffNames(shop.db) }))
  staffRoute(office, shop, officeEndpoints.listTaxedAnew, async () => ({ data: await listTaxedAnew(shop) }))
  staffRoute(office, shop, officeEndpoints.listInvoicedBefore, async () => ({ data: await listInvoicedBefore(shop) }))
  staffCommand(office, shop, officeEndpoints.invoiceAnew, async ({ params, body }, work) => {
    const { order, creditNote, invoice } = await invoiceAnew(shop, work, { orderId: params.id, invoice: body.invoice })
    return { message: copy.done(order.number, creditNote, invoice), data: { creditNote, invoice } }
  })
  staffFile(office, shop, print, async ({ query, staff, reply }) =>
    printOrders(shop, query, staff, await printForStaff(shop, { staff, reply })),
  )
  staffRoute(office, shop, getOrder, async ({ params, staff }) => {
    const data = await getOrderForStaff(shop, params.id, staff)
    await recordContactReads(shop, staff, [readOf(data.customer._id, { subject: 'order', id: params.id })])
    return { data }
  })
  staffRoute(office, shop, officeEndpoints.explainOrderForStaff, async ({ params, staff }) => ({
    data: await explainStoredOrder(shop, await findSeenOrder(shop, params.id, staff)),
  }))
  staffRoute(office, shop, officeEndpoints.seeOrder, async ({ params, staff }) => {
    await seeOrder(shop, params.id, staff)
    return {}
  })
  orderStepRoutes(office, shop)
  parcelRoutes(office, shop)
  pickupRoutes(office, shop)
  returnRoutes(office, shop)
  orderEditRoutes(office, shop)
}
