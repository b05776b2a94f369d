import type { FastifyInstance } from 'fastify'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { qrCopy as copy } from '../../../../shared/copy/office/qr-codes.ts'
import { staffCommandAround, staffRoute } from '../../../staff/http/staff-route.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { beginQrAtCounter, beginQrAtStop, orderOfOwnStop } from './begin-qr-code.ts'
import { isQrOffered } from './is-qr-offered.ts'
import { readQrCode, refuseUnlessOffered, showQrCode } from './show-qr-code.ts'

/** Payment by QR code, at the door and where an order is picked up. The provider is asked outside of the command. */
export function qrRoutes(office: FastifyInstance, shop: PayingShop): void {
  staffRoute(office, shop, calls.qrOffered, async () => ({
    data: { offered: await isQrOffered(shop), test: shop.provider.isTest },
  }))
  staffCommandAround(office, shop, calls.showStopQr, async ({ params }, inCommand) => {
    await refuseUnlessOffered(shop)
    const { message, data } = await inCommand(async (work) => begun(await beginQrAtStop(shop, work, params.id)))
    return { message, data: { ...data, qr: await showQrCode(shop, data._id) } }
  })
  staffRoute(office, shop, calls.readStopQr, async ({ params, staff }) => ({
    data: await readQrCode(shop, await orderOfOwnStop(shop.db, params.id, staff.id)),
  }))
  staffCommandAround(office, shop, calls.showPickupQr, async ({ params }, inCommand) => {
    await refuseUnlessOffered(shop)
    const { message, data } = await inCommand(async (work) => begun(await beginQrAtCounter(shop, work, params.id)))
    return { message, data: { ...data, qr: await showQrCode(shop, data._id) } }
  })
  staffRoute(office, shop, calls.readPickupQr, async ({ params }) => ({ data: await readQrCode(shop, params.id) }))
}

/** The history keeps that one was begun; the code itself is only shown. */
function begun(_id: string) {
  return { message: copy.shown, data: { _id, qr: null } }
}
