import type { FastifyInstance } from 'fastify'
import { officeBargains } from '../../../shared/contract/office/bargains.ts'
import { bargainsOffice as copy } from '../../../shared/copy/office/bargains.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { endBargain } from './end-bargain.ts'
import { listBargains } from './office-bargains.ts'
import { setBargain } from './set-bargain.ts'

/** The terms on which offers are taken, for the people of the shop. */
export function bargainOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeBargains.listBargains, ({ query }) => listBargains(shop.db, query.page))
  staffCommand(office, shop, officeBargains.setBargain, async ({ body, staff }, work) => {
    const wanted = { ...body, floorValue: paiseFromRupees(body.floorValue) }
    await setBargain(shop, work, wanted, staff.permissions.has('costs.see'))
    return { message: copy.saved }
  })
  staffCommand(office, shop, officeBargains.endBargain, async ({ params: { id } }, work) => {
    await endBargain(work, id)
    return { message: copy.ended }
  })
}
