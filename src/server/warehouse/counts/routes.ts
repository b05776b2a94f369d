import type { FastifyInstance } from 'fastify'
import { officeCounts as calls } from '../../../shared/contract/office/counts.ts'
import { countCopy as copy } from '../../../shared/copy/office/counts.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { approveCount } from './approve-count.ts'
import { listCountRecords } from './count-queries.ts'
import { enterIntoCount } from './enter-count.ts'
import { closeCount, dropCount, recountLines, reopenCount } from './move-count.ts'
import { presentCount, presentCountRow } from './present-count.ts'
import { listChoices } from './scope-queries.ts'
import { startCount } from './start-count.ts'

/** Counts of the stock, for the people of the shop. */
export function countRoutes(office: FastifyInstance, shop: Shop): void {
  const limit = officeLimits.officeRows
  staffRoute(office, shop, calls.listCounts, async ({ query: { which, page } }) => ({
    data: (await listCountRecords(shop.db, which, { page, limit })).map(presentCountRow),
    pageSize: limit,
  }))
  staffRoute(office, shop, calls.countChoices, async () => ({ data: await listChoices(shop.db) }))
  staffRoute(office, shop, calls.getCount, async ({ params, staff }) => ({
    data: await presentCount(shop, params.id, staff),
  }))
  staffCommand(office, shop, calls.startCount, async ({ body }, work) => {
    const { id, items } = await startCount(shop, work, body.scope, body.blind)
    return { message: copy.started(items), data: { _id: id } }
  })
  staffCommand(office, shop, calls.enterCount, async ({ params, body }, work) => {
    const data = await enterIntoCount(shop, work, params.id, body)
    return { message: copy.entered(data.name, data.counted), data }
  })
  staffCommand(office, shop, calls.approveCount, async ({ params, body, staff }, work) => {
    const data = await approveCount(shop, work, staff, { id: params.id, ...body })
    const { booked, waiting } = data
    return { message: waiting.length > 0 ? copy.approvedPartly(booked, waiting.length) : copy.approved(booked), data }
  })
  stepRoutes(office, shop)
}

function stepRoutes(office: FastifyInstance, shop: Shop): void {
  staffCommand(office, shop, calls.closeCount, async ({ params }, work) => {
    await closeCount(shop, work, params.id)
    return { message: copy.closed }
  })
  staffCommand(office, shop, calls.reopenCount, async ({ params, body }, work) => {
    await reopenCount(work, params.id, body.version)
    return { message: copy.reopened }
  })
  staffCommand(office, shop, calls.recountLines, async ({ params, body }, work) => ({
    message: copy.recount(await recountLines(work, params.id, body)),
  }))
  staffCommand(office, shop, calls.dropCount, async ({ params, body }, work) => {
    await dropCount(work, params.id, body.version)
    return { message: copy.dropped }
  })
}
