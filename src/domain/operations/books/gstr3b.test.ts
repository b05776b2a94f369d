import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { indianDay } from '../../../shared/india-time.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import { byKey, sum } from './group-rows.ts'
import { drawUpGstr1, type Gstr1 } from './gstr1.ts'
import { sumGstr1 } from './gstr1-sums.ts'
import { gstr3bOf } from './gstr3b.ts'
import { type ReturnDocument, signOf } from './return-document.ts'

interface Case {
  name: string
  fp: string
  documents: (Omit<ReturnDocument, 'against'> & { against?: string })[]
  earlier?: Case['documents']
}

const { shop, cases } = JSON.parse(readFileSync('test/fixtures/books/gstr1-cases.json', 'utf8')) as {
  shop: string
  cases: Case[]
}
const home = shop.slice(0, 2)

/** The documents of a case's month, and their return. */
function monthOf({ fp, documents, earlier = [] }: Case): { documents: ReturnDocument[]; gstr1: Gstr1 } {
  const all = [...earlier, ...documents]
  const read = all.map(({ against, ...document }): ReturnDocument => {
    const invoice = all.find(({ number }) => number === against)
    return invoice ? { ...document, against: invoice } : document
  })
  const month = `${fp.slice(2)}-${fp.slice(0, 2)}`
  return {
    documents: read.filter(({ issuedAt }) => indianDay(issuedAt).startsWith(month)),
    gstr1: drawUpGstr1(read, { gstin: shop, home, month, describeHsn: () => '' }),
  }
}

/** The value of documents in paise, taxed or exempt, less what was credited. */
const netValue = (documents: readonly ReturnDocument[], isTaxed: boolean) =>
  sum(
    documents.flatMap((document) =>
      document.lines.filter(({ rate }) => rate > 0 === isTaxed).map(({ taxable }) => signOf(document) * taxable),
    ),
  )

/** The taxable value below sections of the return, in paise. */
function taxableIn(section: unknown): number {
  if (typeof section !== 'object' || section === null) return 0
  return sum(
    Object.entries(section).map(([key, value]) =>
      key === 'txval' ? paiseFromRupees(value as number) : taxableIn(value),
    ),
  )
}

test.each(cases)('“$name”: 3.1(a) is tables 4, 5 and 7 less 9B of GSTR-1, and the documents, to the paisa', (each) => {
  const { documents, gstr1 } = monthOf(each)
  const { b2b, b2cl, b2cs, cdnr, cdnur } = gstr1
  const { outward, exempt } = gstr3bOf(gstr1)
  expect(outward.taxable).toBe(taxableIn([b2b, b2cl, b2cs]) - taxableIn([cdnr, cdnur]))
  expect(outward.taxable).toBe(netValue(documents, true))
  expect(exempt).toBe(netValue(documents, false))
  expect(outward.igst + outward.cgst + outward.sgst).toBe(sumGstr1(documents, gstr1).taxInReturn)
  expect(outward.cgst).toBe(outward.sgst)
})

test.each(cases)('“$name”: 3.2 is what consumers in each other state bought, less what came back', (each) => {
  const { documents, gstr1 } = monthOf(each)
  const across = documents.filter(({ pos, buyerGstin }) => pos !== home && buyerGstin === null)
  const states = byKey(
    across,
    ({ pos }) => pos,
    (pos, ofState) => ({ pos, taxable: netValue(ofState, true) }),
  )
  const { interState } = gstr3bOf(gstr1)
  expect(interState.map(({ pos, taxable }) => ({ pos, taxable }))).toEqual(
    states.filter(({ taxable }) => taxable !== 0),
  )
})

test('the cases have what makes a difference: both sides of the border, firms, exempt goods, notes below nothing', () => {
  const all = cases.map((each) => gstr3bOf(monthOf(each).gstr1))
  expect(all.some(({ interState }) => interState.length > 0)).toBe(true)
  expect(all.some(({ outward }) => outward.cgst > 0)).toBe(true)
  expect(all.some(({ exempt }) => exempt > 0)).toBe(true)
  expect(all.some(({ outward }) => outward.taxable < 0)).toBe(true)
})

test('a large consumer invoice and its note are of their state; a firm in another state is in 3.1(a) alone', () => {
  const itm_det = { txval: 105_000, rt: 18, iamt: 18_900 }
  const itms = [{ num: 1801, itm_det }]
  const gstr1: Gstr1 = {
    gstin: shop,
    fp: '102026',
    version: 'GST3.2.4',
    hash: 'hash',
    b2b: [{ ctin: '29AABCW1234Q1Z9', inv: [{ inum: 'BMS/26-27/000001', pos: '29', itms }] }],
    b2cl: [{ pos: '33', inv: [{ inum: 'BMS/26-27/000002', itms }] }],
    b2cs: [{ sply_ty: 'INTER', rt: 18, typ: 'OE', pos: '33', txval: -500, iamt: -90, csamt: 0 }],
    cdnur: [{ nt_num: 'BCN/26-27/000001', typ: 'B2CL', pos: '34', itms: [{ num: 1801, itm_det }] }],
  }
  expect(gstr3bOf(gstr1)).toEqual({
    outward: { taxable: 10_450_000, igst: 1_881_000, cgst: 0, sgst: 0 },
    exempt: 0,
    interState: [
      { to: 'unregistered', pos: '33', taxable: 10_450_000, igst: 1_881_000 },
      { to: 'unregistered', pos: '34', taxable: -10_500_000, igst: -1_890_000 },
    ],
  })
})

test('what a body with a UIN bought in another state, less what came back, is of 3.2 in rows of its own', () => {
  const paper = (pos: string, tax: object, txval = 1000) => ({
    pos,
    itms: [{ num: 1801, itm_det: { txval, rt: 18, ...tax } }],
  })
  const [sale, back] = [paper('07', { iamt: 180 }), paper('07', { iamt: 36 }, 200)]
  const ctin = '0717UNO00157UNO'
  const gstr1: Gstr1 = {
    ...{ gstin: shop, fp: '102026', version: 'GST3.2.4', hash: 'hash' },
    b2b: [
      { ctin, inv: [sale, paper(home, { camt: 90, samt: 90 })] },
      { ctin: '29AABCW1234Q1Z9', inv: [paper('29', { iamt: 180 })] },
    ],
    b2cs: [{ sply_ty: 'INTER', rt: 18, typ: 'OE', pos: '07', txval: 500, iamt: 90, csamt: 0 }],
    cdnr: [{ ctin, nt: [back, paper('29', { iamt: 18 }, 100)] }],
  }
  expect(gstr3bOf(gstr1).interState).toEqual([
    { to: 'unregistered', pos: '07', taxable: 50_000, igst: 9_000 },
    { to: 'uin', pos: '07', taxable: 80_000, igst: 14_400 },
    { to: 'uin', pos: '29', taxable: -10_000, igst: -1_800 },
  ])
})
