import type { FastifyInstance } from 'fastify'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { paiseFromRupees } from '../../../../shared/money/money.ts'
import { staffCommand } from '../../../staff/http/staff-route.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { giveStops } from './give-stops.ts'
import { markStop } from './mark-stop.ts'

/** Commands that move orders on a run: parcels are given to somebody, and marked at the door. */
export function runDeskRoutes(office: FastifyInstance, shop: PayingShop): void {
  staffCommand(office, shop, calls.giveStops, async ({ body }, work) => {
    const { runId, message } = await giveStops(shop, work, body)
    return { message, data: { _id: runId } }
  })
  staffCommand(office, shop, calls.markStop, async ({ params, body }, work) => {
    const { how, amount = null, reference, reason, at } = body
    const message = await markStop(shop, work, {
      stopId: params.id,
      how,
      amount: amount === null ? null : paiseFromRupees(amount),
      reference: reference || null,
      reason: reason || null,
      at: new Date(at),
    })
    return { message }
  })
}
