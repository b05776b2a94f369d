import type { FastifyInstance } from 'fastify'
import { officeHistory } from '../../../shared/contract/office/history.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import type { Shop } from '../../platform/shop.ts'
import { lastSeal } from '../../staff/commands/seal-queries.ts'
import type { UndoRegistry } from '../../staff/commands/undo-registry.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { listStaffNames } from '../../staff/staff-name-queries.ts'
import { beginExport, exportPart } from './export-history.ts'
import { listHistory } from './list-history.ts'
import { previewUndo } from './preview-undo.ts'
import { undoCommand } from './undo-command.ts'

/** Registers the calls of the history, and the undo. `ways`: the undo of each noun's commands. */
export function historyRoutes(office: FastifyInstance, shop: Shop, ways: UndoRegistry): void {
  staffRoute(office, shop, officeHistory.listHistory, ({ staff, query: { before, ...asked } }) =>
    listHistory(shop, staff, asked, before),
  )
  staffRoute(office, shop, officeHistory.listHistoryPeople, async () => ({ data: await listStaffNames(shop.db) }))
  staffRoute(office, shop, officeHistory.historySeal, async () => {
    const last = await lastSeal(shop.db)
    return { data: last ? { day: last.day, seal: last.seal.toString('hex') } : null }
  })
  staffRoute(office, shop, officeHistory.previewUndo, async ({ staff, params }) => ({
    data: await previewUndo(shop, ways, staff, params.id),
  }))
  staffCommand(office, shop, officeHistory.undo, async ({ staff, params, body }, work) => {
    await undoCommand(shop, ways, work, { staff, id: params.id, partly: body.partly ?? false })
    return { message: historyCopy.done }
  })
  staffCommand(office, shop, officeHistory.exportHistory, async (_call, work) => ({ exportId: beginExport(work) }))
  staffRoute(office, shop, officeHistory.fetchHistoryExport, ({ staff, params, query }) =>
    exportPart(shop, staff, params.id, query.part),
  )
}
