import type { FastifyInstance } from 'fastify'
import { officeEndpoints } from '../../../../shared/contract/office/endpoints.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { returnsCopy } from '../../../../shared/copy/office/returns.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { paiseFromRupees, rupeesFromPaise } from '../../../../shared/money/money.ts'
import { staffCommand, staffRoute } from '../../../staff/http/staff-route.ts'
import { findOrder } from '../../orders/order-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { retryRefund } from '../../payments/retry-refund.ts'
import { payBack } from '../settle/refund-by-hand.ts'
import { cashWarning } from './credit-part.ts'
import { creditPrice } from './credit-price.ts'
import { inspectReturned } from './inspect-returned.ts'
import { checkTerm, planReturn } from './plan-return.ts'
import { type PiecesReturned, returnPieces } from './return-pieces.ts'

/** Parts of orders that come back, money without goods, and refunds by hand. */
export function returnRoutes(office: FastifyInstance, shop: PayingShop): void {
  const { previewReturn, returnItems, creditItems, inspectItems, refundPaid, retryOfRefund } = officeEndpoints
  staffRoute(office, shop, previewReturn, async ({ params, body, staff }) => {
    const order = await findOrder(shop.db, { id: params.id })
    if (!order) throw new Failure('not_found', failures.orderNotFound)
    checkTerm(shop, order, staff.permissions.has('returns.late'))
    const plan = await planReturn(shop.db, order, body)
    return {
      data: {
        lines: plan.noteLines.map(({ position = 0, quantity, total }) => ({
          position,
          pieces: quantity,
          total: rupeesFromPaise(total),
        })),
        amount: rupeesFromPaise(plan.amount),
        way: plan.way,
        warning: cashWarning(plan),
      },
    }
  })
  staffCommand(office, shop, returnItems, async ({ params, body, staff }, work) => {
    const mayLate = staff.permissions.has('returns.late')
    return answer(await returnPieces(shop, work, { ...body, order: { id: params.id }, mayLate }))
  })
  staffCommand(office, shop, creditItems, async ({ params, body }, work) => {
    const { version = null, lines, refund } = body
    const input = { order: { id: params.id }, version, lines, refund, amount: paiseFromRupees(body.amount) }
    return answer(await creditPrice(shop, work, input))
  })
  staffCommand(office, shop, inspectItems, async ({ params, body }, work) => {
    const number = await inspectReturned(shop, work, { orderId: params.id, lines: body.lines })
    return { message: returnsCopy.inspected(number) }
  })
  staffCommand(office, shop, refundPaid, async ({ params, body }, work) => {
    const { name, booking } = await payBack(shop, work, params.id, body)
    return { message: returnsCopy.paidBack(name, booking) }
  })
  staffCommand(office, shop, retryOfRefund, async ({ params }, work) => ({
    message: returnsCopy.retried(await retryRefund(shop, work, params.id)),
  }))
}

function answer({ note, refund, order }: PiecesReturned) {
  const { number, totals } = note.document
  const warning = refund && cashWarning(refund)
  return {
    message: returnsCopy.returned(order.number, number),
    ...(warning && { warning }),
    data: {
      _id: order.id,
      number: order.number,
      version: order.version,
      status: order.status,
      creditNote: { number, total: rupeesFromPaise(totals.total) },
      refund: refund && {
        _id: refund.id,
        amount: rupeesFromPaise(refund.amount),
        way: refund.way,
        status: refund.status,
      },
    },
  }
}
