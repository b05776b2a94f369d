import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import { sum } from './group-rows.ts'
import type { Gstr1 } from './gstr1.ts'
import { type Gstr1Sheet, gstr1Sheets } from './gstr1-sheets.ts'

const file = new URL('../../../../test/fixtures/books/gstr1-cases.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: { name: string; expected: Gstr1 }[] }
const words = { placeOf: (code: string) => `${code}-Somewhere`, unitOf: (code: string) => `${code}-UNITS` }

const column = (sheets: Gstr1Sheet[], names: string[], title: string) =>
  sum(
    sheets
      .filter(({ name }) => names.includes(name))
      .flatMap(({ head, rows }) => rows.map((row) => paiseFromRupees(Number(row[head.indexOf(title)])))),
  )

test.each(cases)('the tables of “$name” have a cell for each header, and say what the return says', ({ expected }) => {
  const sheets = gstr1Sheets(expected, words)
  for (const { head, rows } of sheets) for (const row of rows) expect(row).toHaveLength(head.length)
  const sold = column(sheets, ['b2b,sez,de', 'b2cl', 'b2cs'], 'Taxable Value')
  const exempt = column(sheets, ['exemp'], 'Exempted(other than nil rated/non GST supply)')
  const back = column(sheets, ['cdnr', 'cdnur'], 'Taxable Value')
  expect(sold + exempt - back).toBe(column(sheets, ['hsn(b2b)', 'hsn(b2c)'], 'Taxable Value'))
})

const rules = new URL('../../../../test/fixtures/books/gstr1-rules.json', import.meta.url)
const facts = JSON.parse(readFileSync(rules, 'utf8')) as {
  sheetHeaders: Record<string, string[]>
  csvHeaderOfB2cs: string[]
}

test('every table has the headers of the offline tool, to the letter: it finds columns by them', () => {
  const seen = new Map(
    cases.flatMap(({ expected }) => gstr1Sheets(expected, words).map(({ name, head }) => [name, head] as const)),
  )
  expect([...seen.keys()].sort()).toEqual(Object.keys(facts.sheetHeaders).sort())
  for (const [name, head] of seen)
    expect(head).toEqual(name === 'b2cs' ? facts.csvHeaderOfB2cs : facts.sheetHeaders[name])
})

test('dates are text, places and units are the tool’s, and empty tables are left out', () => {
  const itm_det = { txval: 105_000, rt: 18, iamt: 18_900 }
  const large = { inum: 'BMS/26-27/000002', idt: '03-10-2026', val: 123_900, itms: [{ num: 1801, itm_det }] }
  const gstr1: Gstr1 = {
    gstin: '',
    fp: '102026',
    version: 'GST3.2.4',
    hash: 'hash',
    b2cl: [{ pos: '34', inv: [large] }],
  }
  expect(gstr1Sheets(gstr1, words)).toEqual([
    expect.objectContaining({
      name: 'b2cl',
      rows: [['BMS/26-27/000002', '03-Oct-2026', 123_900, '34-Somewhere', '', 18, 105_000, '', '']],
    }),
  ])
})
