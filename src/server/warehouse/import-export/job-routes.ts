import type { FastifyInstance } from 'fastify'
import { officeGoodsFiles } from '../../../shared/contract/office/goods-files.ts'
import { officeGrid } from '../../../shared/contract/office/goods-grid.ts'
import { officeJobs } from '../../../shared/contract/office/jobs.ts'
import { officeSheetCopy as say } from '../../../shared/copy/office/sheets.ts'
import { listBulkChoices } from '../../catalogue/goods/list-bulk-choices.ts'
import { readGoodsFacts } from '../../catalogue/goods/read-goods-facts.ts'
import { callerNetwork } from '../../platform/sessions/caller-network.ts'
import type { Shop } from '../../platform/shop.ts'
import { sheetContentTypes } from '../../platform/spreadsheets/sheet-shapes.ts'
import { staffCommand, staffFile, staffRoute } from '../../staff/http/staff-route.ts'
import { beginBulk } from './begin-bulk.ts'
import { exportGoods } from './export-goods.ts'
import { listKnownLists } from './head-meaning-queries.ts'
import { beginApplying, beginImport, chooseColumns, stopJob } from './import-steps.ts'
import { findJob, listJobs } from './job-queries.ts'
import { nameColumns } from './name-columns.ts'
import { presentJob, presentJobs, showJob, showRows } from './present-job.ts'
import { readGrid, saveGrid } from './save-grid.ts'
import { writeWrongRows } from './write-wrong-rows.ts'

const listed = 30

/** Goods as files, and jobs on many of them. */
export function jobRoutes(office: FastifyInstance, shop: Shop): void {
  staffFile(office, shop, officeGoodsFiles.exportGoods, async ({ query: { format }, staff }) => ({
    contentType: sheetContentTypes[format],
    fileName: `products.${format}`,
    bytes: Buffer.from(await exportGoods(shop, format, (needed) => staff.permissions.has(needed))),
  }))
  staffFile(office, shop, officeGoodsFiles.wrongRows, async ({ params: { id }, query: { format } }) => ({
    contentType: sheetContentTypes[format],
    fileName: `rows-with-errors.${format}`,
    bytes: Buffer.from(await writeWrongRows(shop, id, format)),
  }))
  staffRoute(office, shop, officeJobs.listJobs, async () => {
    const [jobs, lists, facts] = await Promise.all([
      listJobs(shop.db, listed),
      listKnownLists(shop.db),
      readGoodsFacts(shop.db),
    ])
    return {
      data: (await presentJobs(shop.db, jobs)).map((job) => ({ ...job, heads: [], missing: [] })),
      lists,
      columns: nameColumns(facts.attributes),
    }
  })
  staffRoute(office, shop, officeJobs.getJob, async ({ params }) => ({ data: await showJob(shop, params.id) }))
  staffRoute(office, shop, officeJobs.jobRows, ({ params, query }) => showRows(shop, params.id, query))
  staffRoute(office, shop, officeJobs.bulkChoices, () => listBulkChoices(shop.db))
  staffRoute(office, shop, officeGrid.goodsGrid, ({ query: { after, ...filter } }) => readGrid(shop, filter, after))
  staffCommand(office, shop, officeGrid.saveGrid, ({ body }, work) => saveGrid(work, shop, body.rows))
  steps(office, shop)
}

function steps(office: FastifyInstance, shop: Shop): void {
  const answer = async (message: string, tx: Shop['db'], id: string) => {
    const job = await findJob(tx, id)
    if (!job) throw new Error('a job is gone in its own transaction')
    return { message, data: presentJob(job) }
  }
  staffCommand(office, shop, officeJobs.beginImport, async ({ body, file }, work) => {
    const only = body.only?.split(',').flatMap((name) => name.trim() || [])
    const id = await beginImport(shop, work, file, { list: body.list || null, only: only?.length ? only : null })
    return answer(say.looking, work.tx, id)
  })
  staffCommand(office, shop, officeJobs.beginBulk, async ({ body }, work) =>
    answer(say.lookingAtGoods, work.tx, await beginBulk(shop, work, body)),
  )
  staffCommand(office, shop, officeJobs.chooseColumns, async ({ params, body }, work) => {
    await chooseColumns(shop, work, params.id, body)
    return answer(say.looking, work.tx, params.id)
  })
  staffCommand(office, shop, officeJobs.applyJob, async ({ params, body, staff, caller, requestId }, work) => {
    const { id: staffId, name: byName, sessionId } = staff
    const who = { staffId, byName, sessionId, network: callerNetwork(caller.ip), requestId }
    await beginApplying(shop, work, params.id, who, body)
    return answer(say.begun, work.tx, params.id)
  })
  staffCommand(office, shop, officeJobs.cancelJob, async ({ params }, work) =>
    answer(await stopJob(shop, work, params.id), work.tx, params.id),
  )
}
