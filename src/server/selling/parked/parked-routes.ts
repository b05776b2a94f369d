import type { FastifyInstance } from 'fastify'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { parkedCopy as copy } from '../../../shared/copy/office/parked-sales.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { parkSale } from './park-sale.ts'
import { listParkedSales, type ParkedRow, removeParkedSale } from './parked-queries.ts'
import { readParked } from './read-parked.ts'
import { resumeParked } from './resume-parked.ts'

/** Parked sales: parked, listed, resumed, deleted. */
export function parkedRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeEndpoints.listParked, async () => ({
    data: (await listParkedSales(shop.db)).map(present),
  }))
  staffCommand(office, shop, officeEndpoints.parkSale, async ({ body }, work) => ({
    data: { _id: await parkSale(shop, work, body) },
    message: copy.parked,
  }))
  staffCommand(office, shop, officeEndpoints.resumeParked, async ({ params: { id }, body: { version } }, work) => ({
    data: await resumeParked(shop, work, { id, version }),
  }))
  staffRoute(office, shop, officeEndpoints.readParked, async ({ params: { id } }) => ({
    data: await readParked(shop, id),
  }))
  staffCommand(office, shop, officeEndpoints.deleteParked, async ({ params: { id }, body: { version } }, work) => {
    await removeParkedSale(work.tx, { id, version })
    work.about({ kind: 'parked_sale', id })
    work.changed('parked_sale', id, { state: 'parked' }, null)
    return { message: copy.deleted }
  })
}

function present({ id, version, name, content, parked_by, parked_at, resumed_by, resumed_at }: ParkedRow) {
  return {
    ...{ _id: id, version, name, by: parked_by, at: parked_at.toISOString() },
    resumed: resumed_by !== null && resumed_at !== null ? { by: resumed_by, at: resumed_at.toISOString() } : null,
    first: content.lines[0]?.name ?? '',
    lines: content.lines.length,
  }
}
