import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import { containedGst } from '../../catalogue/tax/contained-gst.ts'
import { registeredTax } from '../../catalogue/tax/registered-buyer-tax.ts'
import { sum } from './group-rows.ts'
import { drawUpGstr1, type Gstr1 } from './gstr1.ts'
import { sumGstr1 } from './gstr1-sums.ts'
import { gstr3bOf } from './gstr3b.ts'
import { type ReturnDocument, type ReturnLine, signOf } from './return-document.ts'

const gstin = '32AAKFB7421M1ZE'
const firm = '32AABCW1234Q1Z9'

const lines = fc.array(
  fc.record({
    hsn: fc.constantFrom('848210', '820110', '401032', '640340'),
    uqc: fc.constantFrom('NOS', 'SET'),
    qty: fc.integer({ min: 1, max: 50 }),
    rate: fc.constantFrom(0, 5, 18),
    gross: fc.integer({ min: 1, max: 20_000_000 }),
  }),
  { minLength: 1, maxLength: 4 },
)

/** An invoice, and the credit note against it where it is taken back. */
const sales = fc.array(
  fc.record({
    pos: fc.constantFrom('32', '33', '34'),
    isFirm: fc.boolean(),
    isTakenBack: fc.boolean(),
    minute: fc.integer({ min: 0, max: 40_000 }),
    lines,
  }),
  { maxLength: 60 },
)

function documentsOf(all: typeof sales extends fc.Arbitrary<infer T> ? T : never): ReturnDocument[] {
  return all.flatMap(({ pos, isFirm, isTakenBack, minute, lines: given }, index) => {
    const supply = pos === '32' ? 'in_state' : 'inter_state'
    const registered = registeredTax(
      given.map(({ rate: gstRate, gross: lineTotal }) => ({ gstRate, lineTotal })),
      supply,
    )
    const taxed = given.map(({ hsn, uqc, qty, rate, gross }, line): ReturnLine => {
      const consumers = { ...containedGst(gross, rate, supply), roundOff: 0 }
      const { gst, ...heads } = (isFirm ? registered[line] : undefined) ?? consumers
      return { ...{ hsn, uqc, qty, rate }, ...heads, taxable: gross - gst - heads.roundOff, total: gross }
    })
    const number = (letters: string) => `${letters}/26-27/${String(index + 1).padStart(6, '0')}`
    const invoice: ReturnDocument = {
      ...{ kind: 'invoice', number: number('BMS'), issuedAt: new Date(Date.UTC(2026, 9, 1, 0, minute)).toISOString() },
      ...{ pos, buyerGstin: isFirm ? firm : null, lines: taxed, total: sum(taxed.map(({ total }) => total)) },
    }
    const note: ReturnDocument = { ...invoice, kind: 'credit_note', number: number('BCN'), against: invoice }
    return isTakenBack ? [invoice, note] : [invoice]
  })
}

/** The taxable value below a section in paise, its exempt value included. */
function valueIn(section: unknown): number {
  if (typeof section !== 'object' || section === null) return 0
  return sum(
    Object.entries(section).map(([key, value]) =>
      ['txval', 'expt_amt'].includes(key) ? paiseFromRupees(value as number) : valueIn(value),
    ),
  )
}

const october = (documents: readonly ReturnDocument[]): Gstr1 =>
  drawUpGstr1(documents, { gstin, home: gstin.slice(0, 2), month: '2026-10', describeHsn: () => '' })

test('of any month, tables 4, 5, 7 and 8 less 9B are table 12 and the documents, to the paisa', () => {
  fc.assert(
    fc.property(sales, (all) => {
      const documents = documentsOf(all)
      const { b2b, b2cl, b2cs, nil, cdnr, cdnur, hsn } = october(documents)
      const net = valueIn([b2b, b2cl, b2cs, nil]) - valueIn([cdnr, cdnur])
      const inDocuments = sum(
        documents.flatMap((document) => document.lines.map(({ taxable }) => signOf(document) * taxable)),
      )
      expect(net).toBe(inDocuments)
      expect(valueIn(hsn)).toBe(inDocuments)
    }),
  )
})

test('of any month, GSTR-3B has the value of the documents and the tax of GSTR-1, and no more of other states than that', () => {
  fc.assert(
    fc.property(sales, (all) => {
      const documents = documentsOf(all)
      const gstr1 = october(documents)
      const { outward, exempt, interState } = gstr3bOf(gstr1)
      const netValue = (isCounted: (line: ReturnLine, document: ReturnDocument) => boolean) =>
        sum(
          documents.flatMap((document) =>
            document.lines.filter((line) => isCounted(line, document)).map(({ taxable }) => signOf(document) * taxable),
          ),
        )
      expect(outward.taxable).toBe(netValue(({ rate }) => rate > 0))
      expect(exempt).toBe(netValue(({ rate }) => rate === 0))
      expect(outward.igst + outward.cgst + outward.sgst).toBe(sumGstr1(documents, gstr1).taxInReturn)
      expect(sum(interState.map(({ taxable }) => taxable))).toBe(
        netValue(({ rate }, { pos, buyerGstin }) => rate > 0 && pos !== '32' && buyerGstin === null),
      )
    }),
  )
})

test('the tax of every invoice and credit note of a firm is that of its rows in the return, to the paisa', () => {
  fc.assert(
    fc.property(sales, (all) => {
      const firms = documentsOf(all).filter(({ buyerGstin }) => buyerGstin !== null)
      const { taxInDocuments, taxInReturn } = sumGstr1(firms, october(firms))
      expect(taxInReturn).toBe(taxInDocuments)
      for (const document of firms) {
        const sums = sumGstr1([document], october([document]))
        expect(sums.taxInReturn).toBe(sums.taxInDocuments)
      }
    }),
  )
})

test('the order in which documents are read changes nothing, and each is counted once', () => {
  fc.assert(
    fc.property(sales, (all) => {
      const documents = documentsOf(all)
      expect(october(documents.toReversed()).b2cs).toEqual(october(documents).b2cs)
      expect(october(documents.toReversed()).hsn).toEqual(october(documents).hsn)
      const counted = october(documents).doc_issue?.doc_det.flatMap(({ docs }) =>
        docs.map(({ net_issue }) => net_issue),
      )
      expect(sum(counted ?? [])).toBe(documents.length)
    }),
  )
})
