import type { FastifyInstance } from 'fastify'
import { officeLabels } from '../../../shared/contract/office/labels.ts'
import type { Shop } from '../../platform/shop.ts'
import { printForStaff } from '../../staff/http/print-for-staff.ts'
import { staffFile, staffRoute } from '../../staff/http/staff-route.ts'
import { listChangedGoods } from './list-changed-goods.ts'
import { printLabels } from './print-labels.ts'

/** Labels, for the people of the shop. */
export function labelRoutes(office: FastifyInstance, shop: Shop): void {
  staffFile(office, shop, officeLabels.printLabels, async ({ query, staff, reply }) =>
    printLabels(shop, query, await printForStaff(shop, { staff, reply })),
  )
  staffRoute(office, shop, officeLabels.changedGoods, ({ params, query }) =>
    listChangedGoods(shop, params.command, query.after),
  )
}
