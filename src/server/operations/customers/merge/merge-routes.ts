import type { FastifyInstance } from 'fastify'
import { officeMerges } from '../../../../shared/contract/office/customer-merge-calls.ts'
import { customerMergeCopy as copy } from '../../../../shared/copy/office/customer-merge.ts'
import type { Shop } from '../../../platform/shop.ts'
import { mainAccount } from '../../../shoppers/customers/link-queries.ts'
import { mergeCustomers, separateCustomer } from '../../../shoppers/customers/merge-customers.ts'
import { readOfCustomer, recordContactReads } from '../../../staff/contact-reads.ts'
import { staffCommand, staffRoute } from '../../../staff/http/staff-route.ts'
import { addCounterSales } from './add-counter-sales.ts'
import { findDoublesOf } from './find-doubles-of.ts'
import { previewMerge } from './preview-merge.ts'

/** Registers the calls that merge customers: whom with, what then stands together, and the merge. */
export function mergeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeMerges.findDoubles, async ({ staff, params }) => {
    const data = await findDoublesOf(shop, params.id, staff.permissions)
    await recordContactReads(shop, staff, data.suggested.map(readOfCustomer))
    return { data }
  })
  staffRoute(office, shop, officeMerges.previewMerge, async ({ staff, params, query: { with: other = null } }) => {
    const data = await previewMerge(shop, { id: params.id, other }, staff.permissions)
    const shown = other === null ? [] : [{ _id: await mainAccount(shop.db, other) }]
    await recordContactReads(shop, staff, shown.map(readOfCustomer))
    return { data }
  })
  staffCommand(office, shop, officeMerges.mergeCustomer, async ({ params, body }, work) => {
    if (body.with === null) await addCounterSales(shop, work, params.id)
    else await mergeCustomers(work, params.id, body.with)
    // without a name: the answer is kept
    return { message: body.with === null ? copy.salesAdded : copy.merged }
  })
  staffCommand(office, shop, officeMerges.separateCustomer, async ({ params }, work) => {
    await separateCustomer(work, params.id)
    return { message: copy.separated }
  })
}
