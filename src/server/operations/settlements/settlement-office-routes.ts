import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { officeBooks } from '../../../shared/contract/office/books.ts'
import { settlements as copy } from '../../../shared/copy/settlements.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffRoute, staffUpload } from '../../staff/http/staff-route.ts'
import { importSettlements } from './import-settlements.ts'
import { presentSettlement, presentSettlementLine } from './present-settlement.ts'
import { readSettlementFile } from './read-settlement-file.ts'
import { findSettlementIds, listSettlementIds } from './settlement-queries.ts'
import { showSettlements } from './show-settlements.ts'

/** Registers the calls of settlements. */
export function settlementOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeBooks.listSettlements, async ({ query: { utr, after } }) => {
    const limit = officeLimits.officeRows
    const ids =
      utr === undefined
        ? await listSettlementIds(shop.db, { after, limit: limit + 1 })
        : await findSettlementIds(shop.db, { utr, limit })
    const page = ids.slice(0, limit)
    const data = (await showSettlements(shop, page)).map(presentSettlementLine)
    return { data, next: ids.length > limit ? (page.at(-1) ?? null) : null }
  })
  staffRoute(office, shop, officeBooks.getSettlement, async ({ params: { id } }) => {
    const [found] = await showSettlements(shop, [id])
    if (!found) throw new Failure('not_found', copy.notFound)
    return { data: presentSettlement(found) }
  })
  staffUpload(
    office,
    shop,
    officeBooks.importSettlement,
    async ({ file }) => {
      if (!file) throw new Failure('bad_input', copy.wrongFile)
      // read before the transaction: it takes its time
      const read = await readSettlementFile(await readFile(file.path))
      return { name: file.name, read, discard: async () => undefined }
    },
    async (_call, work, { name, read }) => {
      const { added, known, ids } = await importSettlements(work, shop, { name, read })
      return { message: added > 0 ? copy.imported(added, ids.length) : copy.nothingNew(known), data: { added, ids } }
    },
  )
}
