import type { FastifyInstance } from 'fastify'
import { officeEndpoints } from '../../../../shared/contract/office/endpoints.ts'
import { orderToasts } from '../../../../shared/copy/office/order-toasts.ts'
import { type OrderStepName, orderSteps } from '../../../../shared/office/steps-of-orders.ts'
import type { OrderStatus } from '../../../../shared/order-statuses.ts'
import type { Withdrawal } from '../../../platform/mail/queue-mail.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { staffCommand } from '../../../staff/http/staff-route.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { type Step, stepOrder } from '../transitions/step-order.ts'
import { undoStep } from '../transitions/undo-step.ts'

interface Call {
  params: { id: string }
  body: { saw: OrderStatus }
  staff: Pick<Staff, 'permissions'>
}

/** The steps of an order, and those that take one back: each a command. */
export function orderStepRoutes(office: FastifyInstance, shop: PayingShop): void {
  const go = (name: OrderStepName, more: Partial<Step> = {}) => forward(shop, name, more)
  const back = (name: OrderStepName) => backward(shop, name)
  const { confirmOrder, packOrder, shipOrder, sendOut, deliverOrder } = officeEndpoints
  staffCommand(office, shop, confirmOrder, go('confirm'))
  staffCommand(office, shop, packOrder, go('pack'))
  staffCommand(office, shop, shipOrder, (call, work) => {
    const { carrier, trackingNumber } = call.body
    return go('ship', { shipment: { carrier, trackingNumber: trackingNumber || null } })(call, work)
  })
  staffCommand(office, shop, sendOut, go('out-for-delivery'))
  staffCommand(office, shop, deliverOrder, (call, work) =>
    go('deliver', { collectedAs: call.body.collectedAs })(call, work),
  )
  staffCommand(office, shop, officeEndpoints.returnOrder, go('return'))
  staffCommand(office, shop, officeEndpoints.cancelOrderForShop, go('cancel'))
  staffCommand(office, shop, officeEndpoints.unpackOrder, back('unpack'))
  staffCommand(office, shop, officeEndpoints.unshipOrder, back('unship'))
  staffCommand(office, shop, officeEndpoints.callBackOrder, back('call-back'))
  staffCommand(office, shop, officeEndpoints.undeliverOrder, back('undeliver'))
}

function forward(shop: PayingShop, name: OrderStepName, more: Partial<Step>) {
  return async ({ params, body, staff }: Call, work: CommandWork) => {
    const mayLate = staff.permissions.has('returns.late')
    const step = { orderId: params.id, to: orderSteps[name].to, saw: body.saw, mayLate, ...more }
    return answer(name, await stepOrder(shop, work, step))
  }
}

function backward(shop: PayingShop, name: OrderStepName) {
  return async ({ params, body }: Call, work: CommandWork) => {
    const step = { orderId: params.id, to: orderSteps[name].to, saw: body.saw }
    const { order, mail } = await undoStep(shop, work, step)
    return { ...answer(name, order, mail), mail }
  }
}

function answer(name: OrderStepName, { id, number, status }: StoredOrder, mail: Withdrawal = 'none') {
  const message = `${orderToasts.done[name](number)}.${orderToasts.mail[mail]}`
  return { message: message.replace('..', '.'), data: { _id: id, number, status } }
}
