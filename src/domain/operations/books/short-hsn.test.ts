import { expect, test } from 'vitest'
import type { ReturnDocument } from './return-document.ts'
import { findReturnProblems } from './return-problems.ts'

const known = { hsn: new Set(['8482', '848210', '84821011']), units: new Set(['NOS']) }

function paper(buyerGstin: string | null, ...codes: string[]): ReturnDocument {
  const amounts = { taxable: 100_00, cgst: 9_00, sgst: 9_00, igst: 0, roundOff: 0, total: 118_00 }
  return {
    ...{ kind: 'invoice', number: 'A/1', issuedAt: '2026-11-02T06:00:00.000Z', pos: '32', buyerGstin, total: 118_00 },
    lines: codes.map((hsn) => ({ hsn, uqc: 'NOS', qty: 1, rate: 18, ...amounts })),
  }
}

const firm = '32AABCW1234Q1Z9'

test('above ₹5 crore of turnover, codes below 6 digits are a fault to a GSTIN, of each line', () => {
  const found = findReturnProblems([paper(firm, '8482', '8482', '848210', '84821011')], known, true)
  expect(found).toEqual(
    [1, 2].map((position) => ({
      ...{ number: 'A/1', fault: 'short_hsn', value: '8482', line: { position, description: '' } },
    })),
  )
})

test('they are none to a consumer, nor up to ₹5 crore', () => {
  expect(findReturnProblems([paper(null, '8482')], known, true)).toEqual([])
  expect(findReturnProblems([paper(firm, '8482')], known, false)).toEqual([])
})

test('a code that is missing or unknown is that, whatever its digits', () => {
  const faults = findReturnProblems([paper(firm, '', '99')], known, true).map(({ fault }) => fault)
  expect(faults).toEqual(['no_hsn', 'unknown_hsn'])
})
