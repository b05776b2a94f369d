import { failures } from '../../../shared/copy/failures.ts'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { customerLimits } from '../../../shared/customer-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { csvPart } from '../../platform/http/safe-csv.ts'
import type { Shop } from '../../platform/shop.ts'
import { findUser } from '../../shoppers/accounts/user-queries.ts'
import { type ListedCustomer, listCustomers } from '../../shoppers/customers/customer-queries.ts'
import { keepCustomers } from '../../shoppers/customers/keep-customers.ts'
import { accountsOfPerson } from '../../shoppers/customers/link-queries.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { findBegunExport } from '../../staff/commands/find-begun-export.ts'
import { exportPerson } from '../personal-data/export-person.ts'
import { findPerson } from '../personal-data/find-person.ts'
import { type CustomerFilter, cursorOf, placeOf, questionOf } from './find-customers.ts'

/**
 * A part of a list that this person began to export minutes ago, as CSV. `next` is null with the last. Throws `not_found` where there
 * is no such export, or it is over.
 */
export async function exportCustomers(
  shop: Shop,
  staff: Staff,
  { exportId, part, ...filter }: CustomerFilter & { exportId: string; part?: string | undefined },
): Promise<{ csv: string; next: string | null }> {
  const { input } = await findBegunExport(shop, staff, { exportId, name: 'customer.export_list' })
  refuseOther(input, filter)
  if (part === undefined) await keepCustomers(shop, { all: true })
  const [count, after] = readPart(part)
  const question = questionOf(filter, staff.permissions, shop.clock())
  const rows = await listCustomers(shop.db, { ...question, sort: 'newest', after, limit: customerLimits.exportPart })
  const done = count + rows.length
  const last = rows.at(-1)
  const isLast = rows.length < customerLimits.exportPart || done >= customerLimits.exportMax || !last
  const csv = csvPart(copy.heads, rows.map(lineOf), part === undefined)
  return { csv, next: isLast ? null : `${done}_${cursorOf(last)}` }
}

/** All data of a customer, of each of their accounts, whose export this person began minutes ago. Throws `not_found` like exportCustomers. */
export async function exportCustomer(shop: Shop, staff: Staff, exportId: string): Promise<Record<string, unknown>> {
  const { subjectId: id } = await findBegunExport(shop, staff, { exportId, name: 'person.export' })
  const [main, ...others] = await accountsOfPerson(shop.db, id)
  const data = await exportAccount(shop, main)
  if (others.length === 0) return data
  return { ...data, otherAccounts: await Promise.all(others.map((account) => exportAccount(shop, account))) }
}

async function exportAccount(shop: Shop, id: string): Promise<Record<string, unknown>> {
  const user = await findUser(shop.db, id)
  if (!user) throw new Failure('not_found', copy.unknown)
  return exportPerson(shop, await findPerson(shop, user.phonenumber))
}

/**
 * Refuses a list that is not the one that was begun, and stands in the history: `not_found`. What is searched for stands nowhere, so
 * it is not compared.
 */
function refuseOther(begun: Readonly<Record<string, unknown>>, { text: _, ...filter }: CustomerFilter): void {
  const names = new Set([...Object.keys(begun), ...Object.keys(filter)])
  for (const name of names) {
    const [one, other] = [begun[name], filter[name as keyof typeof filter]]
    if ((one ?? null) !== (other ?? null)) throw new Failure('not_found', copy.exportOver)
  }
}

/** Reads the number of rows that have been fetched, and the end of the last part. Throws `bad_input`. */
function readPart(part: string | undefined): [count: number, after: ReturnType<typeof placeOf>] {
  if (part === undefined) return [0, undefined]
  const [, count = '', cursor] = /^(\d{1,7})_(.+)$/s.exec(part) ?? []
  const after = placeOf('newest', cursor)
  if (!after) throw new Failure('bad_input', failures.badInput)
  return [Number(count), after]
}

function lineOf(row: ListedCustomer): (string | number | null)[] {
  const onClock = (moment: Date | null) => moment && formatMoment(moment.toISOString())
  return [
    row.username,
    row.phonenumber,
    row.email,
    row.city,
    row.state,
    row.firm,
    row.orders,
    rupeesFromPaise(row.spent),
    onClock(row.firstOrderAt),
    onClock(row.lastOrderAt),
    row.refused,
    row.tags.join(', '),
    onClock(row.since),
  ]
}
