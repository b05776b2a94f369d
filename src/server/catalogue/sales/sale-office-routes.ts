import type { FastifyInstance } from 'fastify'
import { officeSales } from '../../../shared/contract/office/sales.ts'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { addSale } from './add-sale.ts'
import { getOfficeSale, listOfficeSales, wantedOf } from './office-sales.ts'
import { previewSale } from './preview-sale.ts'
import { cancelSale, endSale } from './stop-sale.ts'

/** Sales, for the people of the shop. */
export function saleOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeSales.listSales, ({ query }) => listOfficeSales(shop.db, query))
  staffRoute(office, shop, officeSales.getSale, async ({ params: { id } }) => ({
    data: await getOfficeSale(shop.db, id),
  }))
  staffRoute(office, shop, officeSales.previewSale, async ({ body, staff }) => ({
    data: await previewSale(shop, { staffId: staff.id, name: staff.name, limits: staff.limits }, wantedOf(body)),
  }))
  staffCommand(office, shop, officeSales.addSale, async ({ body }, work) => {
    const data = await getOfficeSale(work.tx, await addSale(shop, work, wantedOf(body)))
    return { message: copy.added(data.badge, data.state === 'running'), data }
  })
  staffCommand(office, shop, officeSales.endSale, async ({ params: { id } }, work) => {
    await endSale(shop, work, id)
    const data = await getOfficeSale(work.tx, id)
    return { message: copy.ended(data.badge), data }
  })
  staffCommand(office, shop, officeSales.cancelSale, async ({ params: { id } }, work) => {
    await cancelSale(work, id)
    const data = await getOfficeSale(work.tx, id)
    return { message: copy.cancelled(data.badge), data }
  })
}
