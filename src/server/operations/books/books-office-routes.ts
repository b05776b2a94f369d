import type { FastifyInstance } from 'fastify'
import { gstr1Sheets } from '../../../domain/operations/books/gstr1-sheets.ts'
import { officeBooks } from '../../../shared/contract/office/books.ts'
import { books as copy } from '../../../shared/copy/books.ts'
import { safeCsv } from '../../platform/http/safe-csv.ts'
import type { Shop } from '../../platform/shop.ts'
import { writeTable } from '../../platform/spreadsheets/table-files.ts'
import { writeZip } from '../../platform/spreadsheets/write-zip.ts'
import { staffCommand, staffFile, staffRoute } from '../../staff/http/staff-route.ts'
import { lockMonth } from './lock-month.ts'
import { presentReturn } from './present-return.ts'
import { readBookMonth } from './read-book-month.ts'
import { readToolWords } from './read-codes.ts'
import { readMonth } from './read-month.ts'
import { registerOfMonth } from './register-of-month.ts'
import { returnOfMonth } from './return-of-month.ts'
import { tallyOfMonth } from './tally-of-month.ts'

const types = {
  json: 'application/json',
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Registers the calls of the month's books. */
export function booksOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  const monthOf = (text: string) => readBookMonth(text, shop.clock())
  const file = (format: keyof typeof types, name: string, bytes: Uint8Array) => ({
    ...{ contentType: types[format], fileName: `${name}.${format}`, bytes: Buffer.from(bytes) },
  })
  staffRoute(office, shop, officeBooks.monthReturn, async ({ query }) => {
    const month = monthOf(query.month)
    return { data: presentReturn(month, await returnOfMonth(shop, month, query.gstin), shop.clock()) }
  })
  staffFile(office, shop, officeBooks.returnFile, async ({ query: { format, gstin, ...asked } }) => {
    const month = monthOf(asked.month)
    const kept = await returnOfMonth(shop, month, gstin)
    if (format === 'json') return file('json', `gstr1-${month}`, kept.file)
    const sheets = gstr1Sheets(JSON.parse(kept.file.toString('utf8')), readToolWords())
    const parts = sheets.map(({ name, head, rows }) => [`${name}.csv`, Buffer.from(safeCsv([[...head], ...rows]))])
    return file('zip', `gstr1-${month}`, writeZip(Object.fromEntries(parts)))
  })
  staffFile(office, shop, officeBooks.registerFile, async ({ query: { format, gstin, ...asked } }) => {
    const month = monthOf(asked.month)
    const table = registerOfMonth(await readMonth(shop, month, gstin))
    return file(format, `register-${month}`, await writeTable(format, copy.registerSheet, table))
  })
  staffFile(office, shop, officeBooks.tallyFile, async ({ query: { gstin, ...asked } }) => {
    const month = monthOf(asked.month)
    const files = tallyOfMonth(await readMonth(shop, month, gstin))
    const parts = files.map(({ name, content }) => [name, Buffer.from(content)])
    return file('zip', `tally-${month}`, writeZip(Object.fromEntries(parts)))
  })
  staffCommand(office, shop, officeBooks.lockMonth, async ({ body: { gstin, anyway = false, ...asked } }, work) => {
    const month = monthOf(asked.month)
    const locked = await lockMonth(work, shop, { month, gstin, anyway })
    return { message: copy.locked(month, locked.documents, locked.gstin), data: { sha256: locked.sha256 } }
  })
}
