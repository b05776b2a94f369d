import type { FastifyInstance } from 'fastify'
import { officeEndpoints } from '../../../../shared/contract/office/endpoints.ts'
import { pickupCopy as copy } from '../../../../shared/copy/office/pickups.ts'
import { staffCommand, staffCommandAround } from '../../../staff/http/staff-route.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { asOneTry, handOver } from './hand-over.ts'
import { renewPickupCode } from './renew-pickup-code.ts'

/** Orders that are picked up at the counter, for the people of the shop. */
export function pickupRoutes(office: FastifyInstance, shop: PayingShop): void {
  const { handOver: hand, renewPickupCode: renew } = officeEndpoints
  staffCommandAround(office, shop, hand, ({ params, body }, inCommand) =>
    asOneTry(shop, params.id, () =>
      inCommand(async (work) => {
        const { id, number, status } = await handOver(shop, work, { orderId: params.id, ...body })
        return { message: copy.done(number), data: { _id: id, number, status } }
      }),
    ),
  )
  staffCommand(office, shop, renew, async ({ params }, work) => {
    const { number } = await renewPickupCode(shop, work, params.id)
    return { message: copy.renewed(number) }
  })
}
