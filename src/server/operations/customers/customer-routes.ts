import type { FastifyInstance } from 'fastify'
import { officeCustomers } from '../../../shared/contract/office/customer-calls.ts'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { cashRules } from '../../../shared/settings/cash-rules.ts'
import type { PayingShop } from '../../selling/payments/provider/paying-shop.ts'
import { blockCash, changeCustomer, lockMarks } from '../../shoppers/customers/change-customer.ts'
import { mainAccount } from '../../shoppers/customers/link-queries.ts'
import { readMarks } from '../../shoppers/customers/mark-queries.ts'
import { recordContactReads, recordPageReads } from '../../staff/contact-reads.ts'
import { staffCommand, staffCommandAround, staffRoute } from '../../staff/http/staff-route.ts'
import { eraseForStaff } from '../personal-data/erase-person.ts'
import { exportCustomer, exportCustomers } from './export-customers.ts'
import { findCustomers } from './find-customers.ts'
import { readCustomer } from './read-customer.ts'

/** Registers the calls for customers: list, page, what is said of them, exports and erasure. */
export function customerRoutes(office: FastifyInstance, shop: PayingShop): void {
  staffRoute(office, shop, officeCustomers.findCustomers, async ({ staff, body }) => {
    const found = await findCustomers(shop, body, staff.permissions)
    if (found.data.length > 0) await recordContactReads(shop, staff, [{ subject: 'list', id: '' }])
    return found
  })
  staffRoute(office, shop, officeCustomers.getCustomer, async ({ staff, params }) => {
    const data = await readCustomer(shop, params.id, staff.permissions)
    await recordPageReads(shop, staff, [data, ...(data.accounts ?? [])])
    return { data }
  })
  staffCommand(office, shop, officeCustomers.changeCustomer, async ({ params, body }, work) => {
    await changeCustomer(work, params.id, body)
    return { message: copy.saved, data: await readMarks(work.tx, params.id) }
  })
  staffCommand(office, shop, officeCustomers.blockCash, async ({ params, body: { blocked } }, work) => {
    // where refused orders end cash, allowing it is said in spite of them
    const isForgiven = !blocked && cashRules(shop.settings.now()).refusals !== null
    await blockCash(work, params.id, blocked, isForgiven ? shop.clock() : null)
    const message = blocked ? copy.cashSaved.blocked : copy.cashSaved.allowed
    return { message, data: await readMarks(work.tx, await mainAccount(work.tx, params.id)) }
  })
  exportsAndErasure(office, shop)
}

function exportsAndErasure(office: FastifyInstance, shop: PayingShop): void {
  staffCommand(office, shop, officeCustomers.exportCustomers, async (_call, work) => {
    work.about({ kind: 'person', id: 'list' })
    return { exportId: work.commandId }
  })
  staffRoute(office, shop, officeCustomers.fetchCustomers, ({ staff, params, body }) =>
    exportCustomers(shop, staff, { ...body, ...params }),
  )
  staffCommand(office, shop, officeCustomers.exportCustomer, async ({ params }, work) => {
    await lockMarks(work, params.id)
    return { exportId: work.commandId }
  })
  staffRoute(office, shop, officeCustomers.fetchCustomer, async ({ staff, params }) => ({
    data: await exportCustomer(shop, staff, params.exportId),
  }))
  staffCommandAround(office, shop, officeCustomers.eraseCustomer, ({ params }, inCommand) =>
    eraseForStaff(shop, params.id, { message: copy.erased }, inCommand),
  )
}
