import type { FastifyInstance } from 'fastify'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { counterCopy as copy } from '../../../shared/copy/office/counter.ts'
import { phoneOrders } from '../../../shared/copy/office/phone-orders.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { recordContactReads } from '../../staff/contact-reads.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import type { PayingShop } from '../payments/provider/paying-shop.ts'
import { findCustomerAtCounter } from './find-customer-at-counter.ts'
import { placePhoneOrder } from './place-phone-order.ts'
import { priceAtCounter, pricePhoneOrder } from './price-at-counter.ts'
import { sellAtCounter } from './sell-at-counter.ts'

/** The counter: prices of a sale, and the sale. */
export function counterRoutes(office: FastifyInstance, shop: PayingShop): void {
  staffRoute(office, shop, officeEndpoints.customerAtCounter, async ({ params, staff }) => {
    const data = await findCustomerAtCounter(shop, params.id, staff)
    await recordContactReads(shop, staff, [{ subject: 'customer', id: params.id }])
    return { data }
  })
  staffRoute(office, shop, officeEndpoints.priceAtCounter, async ({ body, staff }) => ({
    data: await priceAtCounter(shop, body, staff),
  }))
  staffCommand(office, shop, officeEndpoints.sellAtCounter, async ({ body }, work) => {
    const { order, document, change } = await sellAtCounter(shop, work, body)
    const changeDue = rupeesFromPaise(change)
    return {
      message: change > 0 ? copy.soldWithChange(document.number, formatRupees(changeDue)) : copy.sold(document.number),
      data: {
        _id: order.id,
        number: order.number,
        invoice: document.number,
        total: rupeesFromPaise(order.payable),
        changeDue,
      },
    }
  })
  staffRoute(office, shop, officeEndpoints.pricePhoneOrder, async ({ body, staff }) => ({
    data: await pricePhoneOrder(shop, body, staff),
  }))
  staffCommand(office, shop, officeEndpoints.placePhoneOrder, async ({ body }, work) => {
    const { order, change } = await placePhoneOrder(shop, work, body)
    const changeDue = rupeesFromPaise(change)
    const { id: _id, number, invoice } = order
    return {
      message: sayPlaced(number, { isPaid: body.pay === 'counter', changeDue }),
      data: { _id, number, invoice: invoice?.number ?? null, total: rupeesFromPaise(order.payable), changeDue },
    }
  })
}

function sayPlaced(number: string, { isPaid, changeDue }: { isPaid: boolean; changeDue: number }): string {
  if (!isPaid) return phoneOrders.placed(number)
  return changeDue > 0 ? phoneOrders.paidWithChange(number, formatRupees(changeDue)) : phoneOrders.paid(number)
}
