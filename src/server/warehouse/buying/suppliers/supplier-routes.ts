import type { FastifyInstance } from 'fastify'
import { officeSuppliers as calls } from '../../../../shared/contract/office/supplier-calls.ts'
import { supplierCopy as copy } from '../../../../shared/copy/office/suppliers.ts'
import type { Shop } from '../../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../../staff/http/staff-route.ts'
import { editsOf } from '../edits-of.ts'
import { showStock } from '../stock-desk/show-stock.ts'
import { addSupplier, changeSupplier, switchSupplier } from './change-supplier.ts'
import { setSupplierOfItem } from './set-supplier-of-item.ts'
import { showSupplier, showSuppliers } from './show-suppliers.ts'

/** From whom the shop buys. */
export function supplierRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, calls.listSuppliers, async () => ({ data: await showSuppliers(shop.db) }))
  staffRoute(office, shop, calls.showSupplier, async ({ params }) => ({ data: await showSupplier(shop.db, params.id) }))
  staffCommand(office, shop, calls.addSupplier, async ({ body }, work) => {
    const id = await addSupplier(shop, work, body)
    return { message: copy.added(body.name), data: await showSupplier(work.tx, id) }
  })
  staffCommand(office, shop, calls.changeSupplier, async ({ params: { id }, body }, work) => {
    await changeSupplier(work, id, { version: body.version, changes: editsOf(body.changes) })
    return { message: copy.saved, data: await showSupplier(work.tx, id) }
  })
  staffCommand(office, shop, calls.putSupplierAside, async ({ params: { id } }, work) => {
    const name = await switchSupplier(work, id, false)
    return { message: copy.asideNow(name), data: await showSupplier(work.tx, id) }
  })
  staffCommand(office, shop, calls.useSupplierAgain, async ({ params: { id } }, work) => {
    const name = await switchSupplier(work, id, true)
    return { message: copy.againNow(name), data: await showSupplier(work.tx, id) }
  })
  staffCommand(office, shop, calls.setSupplierOfItem, async ({ params, body, staff }, work) => {
    const which = { itemId: params.id, supplierId: params.supplierId }
    await setSupplierOfItem(work, which, editsOf(body.changes))
    return { message: copy.itemSaved, data: await showStock(work.tx, params.id, staff.permissions) }
  })
}
