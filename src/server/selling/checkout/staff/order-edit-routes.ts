import type { FastifyInstance } from 'fastify'
import { officeEndpoints } from '../../../../shared/contract/office/endpoints.ts'
import { orderToasts } from '../../../../shared/copy/office/order-toasts.ts'
import { staffCommand } from '../../../staff/http/staff-route.ts'
import { maskPhone, openPhonesIn } from '../../../staff/open-phones.ts'
import { presentAddress } from '../../orders/present-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { editRoutes } from '../edit/edit-routes.ts'
import { linkedRoutes } from '../linked/linked-routes.ts'
import { answerShipTo } from './answer-ship-to.ts'
import { changeOrderAddress } from './change-order-address.ts'
import { noteOrder } from './note-order.ts'

/** Registers the edits of an order beside its steps: notes, the delivery address, and its lines. */
export function orderEditRoutes(office: FastifyInstance, shop: PayingShop): void {
  staffCommand(office, shop, officeEndpoints.noteOrder, async ({ params, body, staff }, work) => {
    await noteOrder(shop, work, { orderId: params.id, text: body.text, by: staff })
    return { message: orderToasts.noted }
  })
  staffCommand(office, shop, officeEndpoints.answerShipTo, async ({ params, body }, work) => {
    const { version } = await answerShipTo(shop, work, { orderId: params.id, shipTo: body.shipTo })
    return { message: orderToasts.shipToSaved, version }
  })
  editRoutes(office, shop)
  linkedRoutes(office, shop)
  staffCommand(office, shop, officeEndpoints.changeOrderAddress, async ({ params, body, staff }, work) => {
    const order = await changeOrderAddress(shop, work, {
      orderId: params.id,
      version: body.version,
      changes: Object.fromEntries(
        Object.entries(body.changes).flatMap(([part, change]) => (change ? [[part, change]] : [])),
      ),
    })
    const address = presentAddress(order.delivery_address)
    const { permissions: may } = staff
    const phone = may.has('customers.phone') ? address.phone : maskPhone(address.phone)
    return {
      message: orderToasts.addressSaved,
      version: order.version,
      address: { ...openPhonesIn(may, address), phone },
    }
  })
}
