import type { FastifyInstance } from 'fastify'
import { officeReceipts as calls } from '../../../../shared/contract/office/receipt-calls.ts'
import { receiveCopy } from '../../../../shared/copy/office/receive.ts'
import type { Shop } from '../../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../../staff/http/staff-route.ts'
import { receiveGoods } from './receive-goods.ts'
import { showReceipt, showReceipts } from './show-receipts.ts'

/** Registers the calls about suppliers' bills. */
export function receiptRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, calls.listReceipts, ({ query, staff }) => showReceipts(shop.db, query, staff.permissions))
  staffRoute(office, shop, calls.showReceipt, async ({ params, staff }) => ({
    data: await showReceipt(shop.db, params.id, staff.permissions),
  }))
  staffCommand(office, shop, calls.receiveGoods, async ({ body, staff }, work) => {
    const data = await showReceipt(work.tx, await receiveGoods(shop, work, body), staff.permissions)
    // the command's own row, which says by whom, is written after this
    const receipt = { ...data, by: staff.name }
    return { message: receiveCopy.booked(receipt.billNumber, receipt.pieces), data: receipt }
  })
}
