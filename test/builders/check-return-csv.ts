import { readFileSync } from 'node:fs'
import { isGstin, isUin } from '../../src/domain/catalogue/tax/gstin.ts'
import { readCsv } from '../../src/server/platform/spreadsheets/read-csv.ts'

// What the Returns Offline Tool V3.2.4 wants of the files that it imports, from the facts in test/fixtures/books and db: written
// apart from the program that makes them. The tool itself is not here.

const fixture = (name: string) => readFileSync(new URL(`../fixtures/books/${name}`, import.meta.url), 'utf8')
const table = (name: string) =>
  readCsv(readFileSync(new URL(`../../db/${name}`, import.meta.url), 'utf8'), 30_000).rows.slice(1)
const facts = JSON.parse(fixture('gstr1-rules.json')) as {
  rates: number[]
  sheetHeaders: Record<string, string[]>
  csvHeaderOfB2cs: string[]
  docs: Record<string, string[]>
  nil: { types: Record<string, string> }
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const places = new Set(
  readCsv(fixture('gst-states.csv'), 100)
    .rows.slice(1)
    .filter(([code = '']) => !['25', '28', '96'].includes(code))
    .map(([code, name]) => `${code}-${name}`),
)
const natures = new Set(Object.values(facts.docs).find(Array.isArray))
const units = new Set(table('uqc.csv').map(([, label]) => label))
const codes = new Set(
  readFileSync(new URL('../../db/hsn-codes.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
)
// where the tariff's words have one space or two, sources differ
const plain = (text: string) => text.trim().replace(/ +/g, ' ')
const words = new Map(table('hsn-descriptions.csv').map(([code = '', text = '']) => [code, plain(text)]))

type Rule = (cell: string, row: Readonly<Record<string, string>>) => boolean
const oneOf =
  (allowed: ReadonlySet<string | undefined>): Rule =>
  (cell) =>
    allowed.has(cell)
const amount: Rule = (cell) => /^-?\d{1,13}(\.\d{1,2})?$/.test(cell)
const notNegative: Rule = (cell, row) => amount(cell, row) && !cell.startsWith('-')
const aboveZero: Rule = (cell, row) => notNegative(cell, row) && Number(cell) > 0
const whole: Rule = (cell) => /^\d+$/.test(cell)
const empty: Rule = (cell) => cell === ''
const number: Rule = (cell) => /^[a-zA-Z0-9/-]{1,16}$/.test(cell) && /[a-zA-Z1-9]/.test(cell)
const date: Rule = (cell) => {
  const [, day = '', month = ''] = /^(\d\d)-([A-Z][a-z]{2})-20\d\d$/.exec(cell) ?? []
  return Number(day) >= 1 && Number(day) <= 31 && months.includes(month)
}

/** Rules of a column, by its header; those of one table alone as "table: header". */
const rules: Record<string, Rule> = {
  'GSTIN/UIN of Recipient': (cell) => isGstin(cell) || isUin(cell),
  'Receiver Name': (cell) => cell.length <= 100,
  'Invoice Number': number,
  'Note Number': number,
  'Invoice date': date,
  'Note Date': date,
  'Invoice Value': aboveZero,
  'b2cl: Invoice Value': (cell, row) => aboveZero(cell, row) && Number(cell) > 100_000,
  'Note Value': notNegative,
  'Place Of Supply': oneOf(places),
  'Reverse Charge': oneOf(new Set(['N'])),
  'Applicable % of Tax Rate': empty,
  'Invoice Type': oneOf(new Set(['Regular B2B'])),
  'Note Supply Type': oneOf(new Set(['Regular B2B'])),
  'Note Type': oneOf(new Set(['C'])),
  'UR Type': oneOf(new Set(['B2CL'])),
  Type: oneOf(new Set(['OE'])),
  'E-Commerce GSTIN': empty,
  Rate: oneOf(new Set(facts.rates.map(String))),
  'Taxable Value': aboveZero,
  'b2cs: Taxable Value': (cell, row) => amount(cell, row) && Number(cell) !== 0,
  'hsn(b2b): Taxable Value': amount,
  'hsn(b2c): Taxable Value': amount,
  'Cess Amount': oneOf(new Set(['0', ''])),
  Description: oneOf(new Set(Object.values(facts.nil.types))),
  'hsn(b2b): Description': (cell, { HSN = '' }) => plain(cell) === (words.get(HSN) ?? ''),
  'hsn(b2c): Description': (cell, { HSN = '' }) => plain(cell) === (words.get(HSN) ?? ''),
  'Nil Rated Supplies': amount,
  'Exempted(other than nil rated/non GST supply)': amount,
  'Non-GST Supplies': amount,
  HSN: oneOf(codes),
  UQC: oneOf(units),
  'Total Quantity': amount,
  'Total Value': amount,
  'Integrated Tax Amount': amount,
  'Central Tax Amount': amount,
  'State/UT Tax Amount': (cell, row) => amount(cell, row) && cell === row['Central Tax Amount'],
  'Nature of Document': oneOf(natures),
  'Sr. No. From': number,
  'Sr. No. To': number,
  'Total Number': (cell, row) => whole(cell, row) && Number(cell) > 0,
  Cancelled: (cell, row) => whole(cell, row) && Number(cell) <= Number(row['Total Number']),
}

/** Columns whose texts together name a row: a second row of the same ones is taken for the first. */
const keys: Record<string, string[]> = {
  'b2b,sez,de': ['Invoice Number', 'Rate'],
  b2cl: ['Invoice Number', 'Rate'],
  b2cs: ['Place Of Supply', 'Rate'],
  cdnr: ['Note Number', 'Rate'],
  cdnur: ['Note Number', 'Rate'],
  exemp: ['Description'],
  'hsn(b2b)': ['HSN', 'UQC', 'Rate'],
  'hsn(b2c)': ['HSN', 'UQC', 'Rate'],
  docs: ['Nature of Document', 'Sr. No. From'],
}

/** Lists what the tool would refuse in a table's file, by row and column; nothing where it takes all of it. */
export function faultsOfReturnCsv(name: string, content: string): string[] {
  const wanted = name === 'b2cs' ? facts.csvHeaderOfB2cs : facts.sheetHeaders[name]
  if (!wanted) return [`${name}: no table of the tool`]
  const [head = [], ...rows] = readCsv(content, 100_000).rows.map((row) => row.map(String))
  if (head.join('|') !== wanted.join('|')) return [`${name}: other headers: ${head.join(', ')}`]
  const seen = new Set<string>()
  return rows.flatMap((cells, at) => {
    const row = Object.fromEntries(head.map((title, column) => [title, cells[column] ?? '']))
    const key = (keys[name] ?? []).map((title) => row[title]?.toUpperCase()).join('|')
    const twice = seen.has(key) ? [`${name}, row ${at + 2}: a second row of ${key}`] : []
    seen.add(key)
    const wrong = head.filter((title) => !(rules[`${name}: ${title}`] ?? rules[title])?.(row[title] ?? '', row))
    const short = cells.length === head.length ? [] : [`${name}, row ${at + 2}: ${cells.length} cells`]
    return [...twice, ...short, ...wrong.map((title) => `${name}, row ${at + 2}, ${title}: “${row[title]}”`)]
  })
}
