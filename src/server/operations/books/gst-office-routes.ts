import type { FastifyInstance } from 'fastify'
import { gstr1Sheets } from '../../../domain/operations/books/gstr1-sheets.ts'
import { officeBooks } from '../../../shared/contract/office/books.ts'
import type { Shop } from '../../platform/shop.ts'
import { writeZip } from '../../platform/spreadsheets/write-zip.ts'
import { staffFile, staffRoute } from '../../staff/http/staff-route.ts'
import { bookFile, csvBytes, notesPart } from './book-file.ts'
import { feeSheet, feesOfMonth } from './fees-of-month.ts'
import { gstr3bOfMonth, gstr3bSheet } from './gstr3b-of-month.ts'
import { listFilers } from './list-filers.ts'
import { presentFees, presentGstr3b } from './present-gst.ts'
import { notesOfReturn, presentReturn } from './present-return.ts'
import { readBookMonth } from './read-book-month.ts'
import { readToolWords } from './read-codes.ts'
import { readMonth } from './read-month.ts'
import { type MonthReturn, returnOfMonth } from './return-of-month.ts'

const fileNames = { gstr1: 'gstr1', iff: 'iff', quarter: 'gstr1-quarter' } as const

/** Registers the calls of a month's returns, GSTR-1 and GSTR-3B, and of the GST on fees. */
export function gstOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  const monthOf = (text: string) => readBookMonth(text, shop.clock())
  staffRoute(office, shop, officeBooks.filersOfMonth, async ({ query }) => ({
    data: await listFilers(shop, monthOf(query.month)),
  }))
  staffRoute(office, shop, officeBooks.monthReturn, async ({ query }) => {
    const month = monthOf(query.month)
    return { data: presentReturn(month, await returnOfMonth(shop, month, query.gstin), shop.clock()) }
  })
  staffFile(office, shop, officeBooks.returnFile, async ({ query: { format, gstin, ...asked } }) => {
    const month = monthOf(asked.month)
    const made = await returnOfMonth(shop, month, gstin)
    const bytes = format === 'json' ? made.file : writeZip(await tablesOf(shop, month, made))
    return bookFile(format, `${fileNames[made.as]}-${month}`, bytes)
  })
  staffRoute(office, shop, officeBooks.monthGstr3b, async ({ query }) => {
    const month = monthOf(query.month)
    const made = await returnOfMonth(shop, month, query.gstin)
    return { data: presentGstr3b(month, made.books.filer.gstin, gstr3bOfMonth(made)) }
  })
  staffFile(office, shop, officeBooks.gstr3bFile, async ({ query }) => {
    const month = monthOf(query.month)
    const sheet = gstr3bSheet(gstr3bOfMonth(await returnOfMonth(shop, month, query.gstin)))
    return bookFile('csv', `gstr3b-${month}`, csvBytes(sheet))
  })
  staffRoute(office, shop, officeBooks.feesOfMonth, async ({ query }) => {
    const month = monthOf(query.month)
    const books = query.gstin === undefined ? undefined : await readMonth(shop, month, query.gstin)
    return { data: presentFees(month, await feesOfMonth(shop, month, books)) }
  })
}

/** Writes the tables of GSTR-1, GSTR-3B and the GST on fees as CSV, and notes on them, by the names of their files. */
async function tablesOf(shop: Shop, month: string, made: MonthReturn): Promise<Record<string, Buffer>> {
  const sheets = gstr1Sheets(JSON.parse(made.file.toString('utf8')), readToolWords())
  const gstr3b = gstr3bOfMonth(made)
  const fees = await feesOfMonth(shop, month, made.books)
  return {
    ...Object.fromEntries(sheets.map(({ name, head, rows }) => [`${name}.csv`, csvBytes([[...head], ...rows])])),
    'gstr3b.csv': csvBytes(gstr3bSheet(gstr3b)),
    'gst-on-fees.csv': csvBytes(feeSheet(fees)),
    ...notesPart([...notesOfReturn(made), ...gstr3b.notes, ...fees.notes]),
  }
}
