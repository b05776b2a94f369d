import type { FastifyInstance } from 'fastify'
import { officeReorder as calls } from '../../../../shared/contract/office/reorder-calls.ts'
import { reorderCopy } from '../../../../shared/copy/office/reorder.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { drawnInTurn } from '../../../platform/pdf/draw-in-turn.ts'
import type { Shop } from '../../../platform/shop.ts'
import { printForStaff } from '../../../staff/http/print-for-staff.ts'
import { staffCommand, staffFile, staffRoute } from '../../../staff/http/staff-route.ts'
import type { drawReorder } from './draw-reorder.ts'
import { listReorder, reorderOf } from './list-reorder.ts'
import { closePurchase, orderFromSupplier } from './order-from-supplier.ts'

const draw = drawnInTurn<typeof drawReorder>(new URL('./draw-reorder.ts', import.meta.url), 'drawReorder')

/** Registers the calls about items to order from suppliers, and those on their way. */
export function reorderRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, calls.reorderList, ({ staff }) => listReorder(shop, staff.permissions))
  staffFile(office, shop, calls.printReorder, async ({ params: { id }, staff, reply }) => {
    const group = await reorderOf(shop, id, staff.permissions)
    if (!group) throw new Failure('not_found', reorderCopy.none)
    const bytes = await draw(await printForStaff(shop, { staff, reply }), group, shop.settings.identity(), shop.clock())
    return { contentType: 'application/pdf', fileName: 'order.pdf', bytes }
  })
  staffCommand(office, shop, calls.orderFromSupplier, async ({ body }, work) => {
    const data = await orderFromSupplier(shop, work, body)
    return { message: reorderCopy.orderedNow(data.number), data }
  })
  staffCommand(office, shop, calls.closePurchase, async ({ params: { id } }, work) => ({
    message: reorderCopy.closed(await closePurchase(shop, work, { id, closed: true })),
  }))
}
