import type { FastifyInstance } from 'fastify'
import { officeEndpoints } from '../../../../shared/contract/office/endpoints.ts'
import { linkedOrders as copy } from '../../../../shared/copy/office/linked-orders.ts'
import { staffCommand, staffRoute } from '../../../staff/http/staff-route.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { addToOrder } from './add-to-order.ts'
import { listLinked } from './list-linked.ts'
import { previewAddition } from './plan-addition.ts'
import { withdrawPayLink } from './withdraw-pay-link.ts'

/** Registers the orders that follow another one with added goods, and their payment links. */
export function linkedRoutes(office: FastifyInstance, shop: PayingShop): void {
  staffRoute(office, shop, officeEndpoints.listLinked, async ({ params, staff }) => ({
    data: await listLinked(shop, params.id, staff),
  }))
  staffRoute(office, shop, officeEndpoints.previewAddition, async ({ params, body }) => ({
    data: await previewAddition(shop, params.id, body),
  }))
  staffCommand(office, shop, officeEndpoints.addToOrder, async ({ params, body }, work) => {
    const { digest, reason: _, ...wish } = body
    const { first, placed } = await addToOrder(shop, work, { orderId: params.id, wish, digest })
    const message = placed ? copy.placed(placed.number) : copy.asked(first.number)
    return { message, data: { placed: placed && { _id: placed.id, number: placed.number } } }
  })
  staffCommand(office, shop, officeEndpoints.withdrawPayLink, async ({ params }, work) => {
    await withdrawPayLink(shop, work, params.id)
    return { message: copy.withdrawn }
  })
}
