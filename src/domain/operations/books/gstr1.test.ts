import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawUpGstr1, type Gstr1 } from './gstr1.ts'
import type { ReturnDocument } from './return-document.ts'

interface Case {
  name: string
  fp: string
  documents: (Omit<ReturnDocument, 'against'> & { against?: string })[]
  earlier?: Case['documents']
  expected: Gstr1
}

const { shop, cases } = JSON.parse(readFileSync('test/fixtures/books/gstr1-cases.json', 'utf8')) as {
  shop: string
  cases: Case[]
}

/** The tool's words for a code, as the cases have them. */
const words = new Map(
  cases.flatMap(({ expected: { hsn } }) =>
    [...(hsn?.hsn_b2b ?? []), ...(hsn?.hsn_b2c ?? [])].map((row) => [row.hsn_sc, row.desc] as const),
  ),
)

test('there are seventeen worked cases', () => expect(cases).toHaveLength(17))

for (const { name, fp, documents, earlier = [], expected } of cases) {
  test(`${name}: the return is the expected one, key by key`, () => {
    const all = [...earlier, ...documents]
    const read = all.map(({ against, ...document }): ReturnDocument => {
      const invoice = all.find(({ number }) => number === against)
      return invoice ? { ...document, against: invoice } : document
    })
    const month = `${fp.slice(2)}-${fp.slice(0, 2)}`
    const filer = { gstin: shop, home: shop.slice(0, 2) }
    const made = drawUpGstr1(read, { ...filer, month, describeHsn: (code) => words.get(code) ?? '' })
    expect(JSON.stringify(made, null, 1)).toBe(JSON.stringify(expected, null, 1))
  })
}
