import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomMonth, randomShop } from '../../../../test/builders/random-month.ts'
import { sumBelow } from '../../../../test/builders/sum-below.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import { sum } from './group-rows.ts'
import { drawUpGstr1, type Gstr1 } from './gstr1.ts'
import { taxByHead } from './gstr1-sums.ts'
import { type ReturnDocument, type ReturnLine, signOf } from './return-document.ts'
import { roundOffOf } from './round-off.ts'

/** Months of 1 to 3,000 invoices, small and large ones alike often. */
const months = fc
  .record({ seed: fc.nat(), digits: fc.integer({ min: 0, max: 3 }), lead: fc.integer({ min: 1, max: 9 }) })
  .map(({ seed, digits, lead }) => randomMonth(seed, Math.min(3000, lead * 10 ** digits)))
const often = { numRuns: 60 }

const october = (documents: readonly ReturnDocument[]): Gstr1 =>
  drawUpGstr1(documents, { gstin: randomShop, home: '32', month: '2026-10', describeHsn: () => '' })

const net = (documents: readonly ReturnDocument[], of: (line: ReturnLine) => number) =>
  sum(documents.flatMap((document) => document.lines.map((line) => signOf(document) * of(line))))

test('tables 4, 5, 7 and 8 less 9B are table 12 and the documents to the paisa, firms and consumers apart', () => {
  fc.assert(
    fc.property(months, (documents) => {
      const { b2b, b2cl, b2cs, nil, cdnr, cdnur, hsn } = october(documents)
      const value = (section: unknown) => sumBelow(section, 'txval', 'expt_amt')
      expect(value([b2b, b2cl, b2cs, nil]) - value([cdnr, cdnur])).toBe(net(documents, ({ taxable }) => taxable))
      const firms = documents.filter(({ buyerGstin }) => buyerGstin !== null)
      const consumers = documents.filter(({ buyerGstin }) => buyerGstin === null)
      expect(value(hsn?.hsn_b2b)).toBe(net(firms, ({ taxable }) => taxable))
      expect(value(hsn?.hsn_b2c)).toBe(net(consumers, ({ taxable }) => taxable))
    }),
    often,
  )
})

test('a row of the return is a paisa a line from its documents under each head at most, and none from those of a firm', () => {
  fc.assert(
    fc.property(months, (documents) => {
      const gstr1 = october(documents)
      const { igst, cgst, sgst } = roundOffOf(documents, gstr1)
      const lines = (counts: (line: ReturnLine) => boolean) =>
        sum(
          documents.map((each) =>
            each.buyerGstin ? 0 : each.lines.filter((line) => line.rate > 0 && counts(line)).length,
          ),
        )
      expect(Math.abs(igst)).toBeLessThanOrEqual(lines((line) => line.cgst === 0))
      expect(cgst).toBe(sgst)
      expect(Math.abs(cgst)).toBeLessThanOrEqual(lines((line) => line.igst === 0))
      for (const row of gstr1.b2cs ?? []) {
        const own = documents.filter(({ pos, buyerGstin }) => pos === row.pos && buyerGstin === null)
        const large = new Set<string>(JSON.stringify(gstr1.b2cl ?? []).match(/BMS[^"]+/g))
        const counted = own.filter(({ number }) => !large.has(number) && !large.has(number.replace('BCN', 'BMS')))
        const rows = counted.map((each) => ({ ...each, lines: each.lines.filter(({ rate }) => rate === row.rt) }))
        const filed = paiseFromRupees('iamt' in row ? row.iamt : row.camt)
        const inDocuments = net(rows, (line) => ('iamt' in row ? line.igst : line.cgst))
        expect(Math.abs(filed - inDocuments)).toBeLessThanOrEqual(sum(rows.map((each) => each.lines.length)))
      }
      const firms = documents.filter(({ buyerGstin }) => buyerGstin !== null)
      expect(roundOffOf(firms, october(firms))).toEqual({ igst: 0, cgst: 0, sgst: 0 })
    }),
    often,
  )
})

test('what is rounded off and the documents are the tax of the return, head by head', () => {
  const documents = randomMonth(2026, 3000)
  const gstr1 = october(documents)
  const off = roundOffOf(documents, gstr1)
  const filed = taxByHead(gstr1)
  for (const head of ['igst', 'cgst', 'sgst'] as const)
    expect(filed[head]).toBe(net(documents, (line) => line[head]) + off[head])
})
