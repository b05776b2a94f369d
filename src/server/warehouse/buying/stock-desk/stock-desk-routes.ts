import type { FastifyInstance } from 'fastify'
import { officeStock as calls } from '../../../../shared/contract/office/stock-calls.ts'
import { stockCopy } from '../../../../shared/copy/office/stock.ts'
import { keepPace, keepPaceOf } from '../../../catalogue/stock/pace-queries.ts'
import { placeStock } from '../../../catalogue/stock/place-stock.ts'
import type { Shop } from '../../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../../staff/http/staff-route.ts'
import { editsOf } from '../edits-of.ts'
import { adjustForStaff } from './adjust-for-staff.ts'
import { listStockForStaff } from './list-stock-for-staff.ts'
import { showLedger } from './show-ledger.ts'
import { showStock } from './show-stock.ts'
import { stockOfProduct } from './stock-of-product.ts'

/** The stock as people of the shop see it and put it right. */
export function stockDeskRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, calls.listStock, ({ query, staff }) => listStockForStaff(shop, query, staff.permissions))
  staffRoute(office, shop, calls.stockOfProduct, async ({ params: { id }, staff }) => ({
    data: await stockOfProduct(shop.db, id, staff.permissions),
  }))
  staffRoute(office, shop, calls.showStock, async ({ params: { id }, staff }) => {
    await keepPace(shop)
    await keepPaceOf(shop, id)
    return { data: await showStock(shop.db, id, staff.permissions) }
  })
  staffRoute(office, shop, calls.stockLedger, ({ params: { id }, query: { of, after }, staff }) =>
    showLedger(shop.db, { id, of, after }, staff.permissions),
  )
  staffCommand(office, shop, calls.adjustStock, async ({ params: { id }, body, staff }, work) => {
    const { change, why, note } = body
    const name = await adjustForStaff(shop, work, { itemId: id, change, why, note: note ?? '' })
    return { message: stockCopy.adjust.done(change, name), data: await showStock(work.tx, id, staff.permissions) }
  })
  staffCommand(office, shop, calls.placeStock, async ({ params: { id }, body, staff }, work) => {
    const edit = { version: body.version, changes: editsOf(body.changes) }
    await placeStock(work, { itemId: id, edit, mayOrder: staff.permissions.has('suppliers.edit') })
    return { message: stockCopy.place.saved, data: await showStock(work.tx, id, staff.permissions) }
  })
}
