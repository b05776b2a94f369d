import type { FastifyInstance } from 'fastify'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { tillCopy as copy } from '../../../shared/copy/office/till.ts'
import { counterLimits } from '../../../shared/counter-limits.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { countParkedSales } from '../parked/parked-queries.ts'
import { closeTill } from './close-till.ts'
import { moveTill } from './move-till.ts'
import { openTill } from './open-till.ts'
import { presentReport, presentTill } from './present-till.ts'
import { sumsOfTill } from './sums-of-till.ts'
import { findOpenTill, listReports } from './till-queries.ts'

/** The till: opened, booked, counted and closed. */
export function tillRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeEndpoints.presentTill, async () => {
    const till = await findOpenTill(shop.db)
    const reports = await listReports(shop.db, counterLimits.reportsShown)
    const open = till ? presentTill(await sumsOfTill(shop.db, till)) : null
    return { data: { open, reports: reports.map(presentReport), parked: await countParkedSales(shop.db) } }
  })
  staffCommand(office, shop, officeEndpoints.openTill, async ({ body }, work) => {
    await openTill(shop, work, paiseFromRupees(body.float))
    return { message: copy.opened }
  })
  staffCommand(office, shop, officeEndpoints.moveTill, async ({ body: { kind, amount, reason } }, work) => {
    await moveTill(shop, work, { kind, amount: paiseFromRupees(amount), reason })
    return { message: copy.moved[kind] }
  })
  staffCommand(office, shop, officeEndpoints.closeTill, async ({ body: { counted, reason } }, work) => {
    const report = await closeTill(shop, work, { counted: paiseFromRupees(counted), reason: reason || null })
    return { message: copy.closed(report.number), data: presentReport(report) }
  })
}
