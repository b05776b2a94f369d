import type { FastifyInstance } from 'fastify'
import { officeBooks } from '../../../shared/contract/office/books.ts'
import { books as copy } from '../../../shared/copy/books.ts'
import { quarterlyReturn as quarterly } from '../../../shared/copy/quarterly-return.ts'
import type { Shop } from '../../platform/shop.ts'
import { writeTable } from '../../platform/spreadsheets/table-files.ts'
import { writeZip } from '../../platform/spreadsheets/write-zip.ts'
import { staffCommand, staffFile } from '../../staff/http/staff-route.ts'
import { bookFile, notesPart } from './book-file.ts'
import { gstOfficeRoutes } from './gst-office-routes.ts'
import { lockMonth } from './lock-month.ts'
import { readBookMonth } from './read-book-month.ts'
import { readInvoicedMonth } from './read-month.ts'
import { registerOfMonth } from './register-of-month.ts'
import { setFilingFrequency } from './set-filing-frequency.ts'
import { tallyOfMonth } from './tally-of-month.ts'

/** Registers the calls of the month's books. */
export function booksOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  const monthOf = (text: string) => readBookMonth(text, shop.clock())
  gstOfficeRoutes(office, shop)
  staffFile(office, shop, officeBooks.registerFile, async ({ query: { format, gstin, ...asked } }) => {
    const month = monthOf(asked.month)
    const table = registerOfMonth(month, await readInvoicedMonth(shop, month, gstin))
    return bookFile(format, `register-${month}`, await writeTable(format, copy.registerSheet, table))
  })
  staffFile(office, shop, officeBooks.tallyFile, async ({ query: { gstin, ...asked } }) => {
    const month = monthOf(asked.month)
    const invoiced = await readInvoicedMonth(shop, month, gstin)
    const { files, notes } = await tallyOfMonth(shop, month, invoiced)
    const parts = Object.fromEntries(files.map(({ name, content }) => [name, Buffer.from(content)]))
    const zip = writeZip({ ...parts, ...notesPart([...invoiced.notes, ...notes]) })
    return bookFile('zip', `tally-${month}`, zip)
  })
  staffCommand(office, shop, officeBooks.lockMonth, async ({ body: { gstin, anyway = false, ...asked } }, work) => {
    const month = monthOf(asked.month)
    const locked = await lockMonth(work, shop, { month, gstin, anyway })
    const others = locked.lockedWith.length > 0 ? [quarterly.lockedWith(locked.lockedWith)] : []
    const message = [copy.locked(month, locked.documents, locked.gstin), ...others].join(' ')
    return { message, data: { sha256: locked.sha256 } }
  })
  staffCommand(office, shop, officeBooks.setFilingFrequency, async ({ body: { gstin, frequency, ...asked } }, work) => {
    const quarter = await setFilingFrequency(work, shop, { month: monthOf(asked.month), gstin, frequency })
    return { message: quarterly.chosen(quarter, frequency) }
  })
}
