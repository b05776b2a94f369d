import * as z from 'zod/mini'
import { buyers } from '../../copy/buyers.ts'
import { forms } from '../../copy/forms.ts'
import { limits } from '../../limits.ts'
import { orderPapers, orderQueues } from '../../office/order-lists.ts'
import { parcelLabelSizeNames } from '../../office/parcel-labels.ts'
import { type OrderStepName, orderSteps } from '../../office/steps-of-orders.ts'
import { officeLimits } from '../../office-limits.ts'
import { deskLimits } from '../../order-desk-limits.ts'
import { orderStatuses } from '../../order-statuses.ts'
import { success } from '../endpoint.ts'
import { Explained } from '../explanations.ts'
import { id, line, moment, optionalLine, paragraph, phonenumber } from '../fields.ts'
import { DeliveryAddress } from '../orders.ts'
import { editOf } from './edit.ts'
import { isMoment } from './given-moment.ts'
import { CappedCount, OfficeOrder, OrderRow, RateChangeRow } from './order-shapes.ts'
import { OrdersView } from './orders-view.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const reason = paragraph(deskLimits.reasonMax, 'Enter a reason')
const saw = z.enum(orderStatuses)
const params = z.object({ id })

/** Answer of a step: the order's status now, and what became of the mail where a step was undone. */
const Moved = success({
  message: z.string(),
  data: z.strictObject({ _id: z.string(), number: z.string(), status: z.enum(orderStatuses) }),
  mail: z.optional(z.enum(['withdrawn', 'gone', 'none'])),
})

function step<const Name extends OrderStepName, B extends z.ZodMiniType>(name: Name, summary: string, body: B) {
  const { needs, command } = orderSteps[name]
  const path: `/orders/{id}/${Name}` = `/orders/{id}/${name}`
  return staffEndpoint({ method: 'POST', path, summary, needs, command, params, body, answer: Moved })
}

const seen = z.object({ saw })
const seenWithReason = z.object({ saw, reason })

/** Shipment of an order: with whom, and under which number. */
const ShipInput = z.object({
  saw,
  carrier: line(deskLimits.carrierMax),
  trackingNumber: optionalLine(deskLimits.trackingMax),
})

/** A change of where an order goes. */
const AddressChange = editOf({
  fullName: line(),
  building: line(),
  street: line(),
  landmark: z.string().check(z.trim(), z.maxLength(limits.addressFieldMax)),
  city: line(),
  state: line(),
  pincode: z.string().check(z.regex(/^[1-9]\d{5}$/, forms.pincode)),
  phone: phonenumber,
})

export const officeOrders = {
  listOrders: staffEndpoint({
    method: 'GET',
    path: '/orders',
    summary: 'A page of orders',
    needs: 'orders.see',
    query: OrdersView,
    answer: success({ data: z.array(OrderRow), next: z.nullable(z.string()), asOf: moment }),
  }),
  countOrders: staffEndpoint({
    method: 'GET',
    path: '/orders/queues',
    summary: 'How many orders stand in each queue, and how many came since a moment',
    needs: 'orders.see',
    query: z.object({
      since: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z$/), z.refine(isMoment))),
    }),
    answer: success({
      data: z.strictObject({ queues: z.record(z.enum(orderQueues), CappedCount), news: z.int() }),
    }),
  }),
  listOrderMovers: staffEndpoint({
    method: 'GET',
    path: '/orders/movers',
    summary: 'Who of the shop works or worked on orders: what the list is filtered by',
    needs: 'orders.see',
    answer: success({ data: z.array(z.strictObject({ _id: z.string(), name: z.string() })) }),
  }),
  searchOrders: staffEndpoint({
    method: 'POST',
    path: '/orders/search',
    summary:
      'Orders by number, name, phone (its last four digits are enough), product or tracking number, the newest first; the words stand in no address',
    needs: 'orders.see',
    rate: { account: 'officeCall' },
    body: z.object({ text: line(officeLimits.officeSearchMax) }),
    answer: success({ data: z.array(OrderRow), more: z.boolean() }),
  }),
  listTaxedAnew: staffEndpoint({
    method: 'GET',
    path: '/orders/taxed-anew',
    summary: 'New orders whose GST rate changed since they were placed (CGST Act s.14): Confirm taxes them anew',
    needs: 'orders.confirm',
    answer: success({ data: z.array(RateChangeRow) }),
  }),
  printOrders: staffEndpoint({
    method: 'GET',
    path: '/orders/papers',
    summary:
      'Pick list, manifest, packing slips, labels, invoices and copies, credit notes or vouchers as one PDF, or all that leaves with them: printed again, each says so',
    needs: 'orders.see',
    givesFile: true,
    query: z.object({
      paper: z.enum(orderPapers),
      ids: z.string().check(z.maxLength(40 * deskLimits.ordersAtOnce), z.minLength(1)),
      labelSize: z.optional(z.enum(parcelLabelSizeNames)),
    }),
    answer: success({}),
  }),
  getOrder: staffEndpoint({
    method: 'GET',
    path: '/orders/{id}',
    summary: 'An order with its whole story',
    needs: 'orders.see',
    params,
    answer: success({ data: OfficeOrder }),
  }),
  explainOrderForStaff: staffEndpoint({
    method: 'GET',
    path: '/orders/{id}/explain',
    summary:
      'How the amounts of an order, its invoice, credit notes and refunds came about, from what was kept with it',
    needs: 'orders.amounts',
    params,
    answer: success({ data: z.array(Explained) }),
  }),
  seeOrder: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/seen',
    summary: 'Somebody who may confirm it looks at a new order: it calls nobody any more',
    needs: 'orders.confirm',
    rate: { account: 'officeCall' },
    params,
    answer: success({}),
  }),
  confirmOrder: step('confirm', 'Confirms an order and issues its invoice', seen),
  packOrder: step('pack', 'It is packed', seen),
  shipOrder: step('ship', 'It leaves with a carrier', ShipInput),
  sendOut: step('out-for-delivery', 'It is out for delivery', seen),
  deliverOrder: step(
    'deliver',
    'It is delivered; what was due was paid in cash or online',
    z.object({ saw, collectedAs: z.optional(z.enum(['cash', 'online'])) }),
  ),
  returnOrder: step('return', 'Its goods are back: credit note and refund', seenWithReason),
  cancelOrderForShop: step('cancel', 'Cancels an order that has not left', seenWithReason),
  unpackOrder: step('unpack', 'Takes packing back', seen),
  unshipOrder: step('unship', 'Takes shipping back', seen),
  callBackOrder: step('call-back', 'Takes the way to the door back', seen),
  undeliverOrder: step('undeliver', 'Takes the delivery back', seen),
  noteOrder: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/notes',
    summary: 'Writes a note about an order; the shopper never sees it',
    needs: 'orders.note',
    command: 'order.note',
    secrets: ['text'],
    params,
    body: z.object({ text: paragraph(deskLimits.orderNoteMax, 'Please write something') }),
    answer: success({ message: z.string() }),
  }),
  changeOrderAddress: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/address',
    summary: 'Changes where a pending order goes, within its state',
    needs: 'orders.edit',
    command: 'order.address',
    secrets: ['changes'],
    params,
    body: AddressChange,
    answer: success({ message: z.string(), version: z.int(), address: DeliveryAddress }),
  }),
  answerShipTo: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/ship-to',
    summary: 'Says whose place the goods of a firm go to, before its invoice: the tax follows, the price stays',
    needs: 'orders.edit',
    command: 'order.ship_to',
    params,
    body: z.strictObject({ shipTo: z.enum(['own_place', 'third_party'], buyers.shipToUnknown) }),
    answer: success({ message: z.string(), version: z.int() }),
  }),
}
