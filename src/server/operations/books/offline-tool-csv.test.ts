import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsOfReturnCsv } from '../../../../test/builders/check-return-csv.ts'
import type { Gstr1 } from '../../../domain/operations/books/gstr1.ts'
import { gstr1Sheets } from '../../../domain/operations/books/gstr1-sheets.ts'
import { csvBytes } from './book-file.ts'
import { readToolWords } from './read-codes.ts'

const { cases } = JSON.parse(readFileSync('test/fixtures/books/gstr1-cases.json', 'utf8')) as {
  cases: { name: string; expected: Gstr1 }[]
}
const filesOf = (gstr1: Gstr1) =>
  gstr1Sheets(gstr1, readToolWords()).map(({ name, head, rows }) => ({
    ...{ name, csv: csvBytes([[...head], ...rows]).toString('utf8') },
  }))

test.each(cases)('the tables of “$name” have nothing that the offline tool refuses', ({ expected }) => {
  expect(filesOf(expected).flatMap(({ name, csv }) => faultsOfReturnCsv(name, csv))).toEqual([])
})

const b2cs = 'Type,Place Of Supply,Rate,Applicable % of Tax Rate,Taxable Value,Cess Amount,E-Commerce GSTIN\r\n'
const b2cl =
  'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN\r\n'
const docs = 'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled\r\n'

test.each([
  ['another header', 'b2cs', b2cs.replace('Of', 'of'), 'other headers'],
  ['a state without its name', 'b2cs', `${b2cs}OE,32,18,,189.84,0,\r\n`, 'Place Of Supply: “32”'],
  ['Puducherry, which the tool calls Pondicherry', 'b2cs', `${b2cs}OE,34-Puducherry,18,,1,0,\r\n`, '34-Puducherry'],
  ['a rate that there is none of', 'b2cs', `${b2cs}OE,32-Kerala,17,,189.84,0,\r\n`, 'Rate: “17”'],
  ['three decimals', 'b2cs', `${b2cs}OE,32-Kerala,18,,189.845,0,\r\n`, 'Taxable Value: “189.845”'],
  ['a comma in an amount', 'b2cs', `${b2cs}OE,32-Kerala,18,,"1,189.84",0,\r\n`, 'Taxable Value: “1,189.84”'],
  ['one place and rate twice', 'b2cs', `${b2cs}${'OE,32-Kerala,18,,1,0,\r\n'.repeat(2)}`, 'a second row of'],
  ['half a row', 'b2cs', `${b2cs}OE,32-Kerala,18,,1\r\n`, '5 cells'],
  ['a date of digits', 'b2cl', `${b2cl}A/1,03-10-2026,123900,33-Tamil Nadu,,18,105000,,\r\n`, '“03-10-2026”'],
  ['a large invoice at the limit', 'b2cl', `${b2cl}A/1,03-Oct-2026,100000,33-Tamil Nadu,,18,84745.76,,\r\n`, '100000'],
  ['a number of 17 signs', 'docs', `${docs}Credit Note,BCN/26-27/1234567,BCN/26-27/9,1,0\r\n`, 'Sr. No. From'],
  ['more cancelled than issued', 'docs', `${docs}Credit Note,BCN/26-27/1,BCN/26-27/1,1,2\r\n`, 'Cancelled: “2”'],
])('the check itself finds %s', (_, name, csv, fault) => {
  expect(faultsOfReturnCsv(name, csv).join('\n')).toContain(fault)
})
