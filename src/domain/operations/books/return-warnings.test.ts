import { describe, expect, test } from 'vitest'
import type { RegisteredDocument } from './register.ts'
import { type AroundReturn, findReturnWarnings } from './return-warnings.ts'

const line = { hsn: '848210', uqc: 'NOS', qty: 1, rate: 18, taxable: 100_00, cgst: 9_00, sgst: 9_00, igst: 0 }

function paper(number: string, more: Partial<RegisteredDocument> = {}): RegisteredDocument {
  return {
    ...{ kind: 'invoice', number, issuedAt: '2026-11-02T06:00:00.000Z', pos: '32', buyerGstin: null, total: 118_00 },
    lines: [{ ...line, roundOff: 0, total: 118_00 }],
    ...{ order: 'BM-1', buyer: 'Asha', paidBy: 'cod', credited: null },
    ...more,
  }
}

const note = (number: string, credited: string, issuedAt: string, total = 118_00) =>
  paper(number, { kind: 'credit_note', credited, total, against: { issuedAt, total: 118_00 } })

const doubt = { pincode: '673310', state: 'Kerala', suggested: 'Puducherry' }
const around: AroundReturn = {
  ...{ month: '2026-11', doubts: new Map(), lockedMonths: new Set<string>(), kept: null, isLarge: false },
}

const kept = (from: string, to: string): AroundReturn['kept'] => ({
  ...{ gstin: '32AABCW1234Q1Z9', fp: '112026', version: 'GST3.2.4', hash: 'hash' },
  doc_issue: {
    doc_det: [
      {
        ...{ doc_num: 1, doc_typ: 'Invoices for outward supply' },
        docs: [{ num: 1, from, to, totnum: 2, cancel: 0, net_issue: 2 }],
      },
    ],
  },
})

test('a month without a doubt, a lock or turnover above the limit has nothing to check', () => {
  const papers = [paper('A/26-27/000001', { buyerGstin: '32AABCW1234Q1Z9' }), paper('A/26-27/000002')]
  expect(findReturnWarnings(papers, around)).toEqual([])
  expect(findReturnWarnings([], { ...around, isLarge: true })).toEqual([])
})

describe('a doubt about the state', () => {
  const doubts = new Map([['A/26-27/000002', doubt]])

  test('is named by the invoice of the order', () => {
    const papers = [paper('A/26-27/000001'), paper('A/26-27/000002')]
    const named = [{ kind: 'state_doubted', number: 'A/26-27/000002', doubt }]
    expect(findReturnWarnings(papers, { ...around, doubts })).toEqual(named)
  })

  test('ends when the month’s notes credit the invoice in full, not before', () => {
    const sold = paper('A/26-27/000002')
    const part = note('C/26-27/000001', sold.number, sold.issuedAt, 18_00)
    const rest = note('C/26-27/000002', sold.number, sold.issuedAt, 100_00)
    expect(findReturnWarnings([sold, part], { ...around, doubts })).toHaveLength(1)
    expect(findReturnWarnings([sold, part, rest], { ...around, doubts })).toEqual([])
  })
})

describe('a lock', () => {
  test('of an earlier month brings its credit notes into the open month, by the Indian day of their invoices', () => {
    const papers = [
      // 23:50 on 31 October in India, and 00:10 on 1 November
      note('C/26-27/000001', 'A/26-27/000001', '2026-10-31T18:20:00Z'),
      note('C/26-27/000002', 'A/26-27/000002', '2026-10-31T18:40:00Z'),
      note('C/26-27/000003', 'A/26-27/000003', '2026-10-02T06:00:00Z'),
      note('C/26-27/000004', 'A/26-27/000004', '2026-09-02T06:00:00Z'),
    ]
    const lockedMonths = new Set(['2026-10', '2026-11'])
    expect(findReturnWarnings(papers, { ...around, lockedMonths })).toEqual([
      { kind: 'of_locked_month', month: '2026-10', numbers: ['C/26-27/000001', 'C/26-27/000003'] },
    ])
  })

  test.each([
    ['A/26-27/000003', 0],
    ['A/26-27/000010', 0],
    ['A/26-27/000002', 1],
    ['A/26-27/000011', 1],
    ['B/26-27/000003', 1],
    ['A/25-26/000003', 1],
  ])('of this month keeps out what Table 13 of the kept file does not count: %s', (number, count) => {
    const asked = { ...around, kept: kept('A/26-27/000003', 'A/26-27/000010'), lockedMonths: new Set(['2026-10']) }
    const found = findReturnWarnings([paper(number)], asked)
    expect(found).toEqual(Array.from({ length: count }, () => ({ kind: 'outside_lock', number })))
  })
})

test('above the limit, e-invoices are named once where there is an invoice to a GSTIN', () => {
  const firm = { buyerGstin: '32AABCW1234Q1Z9' }
  const papers = [paper('A/26-27/000001', firm), paper('A/26-27/000002', firm)]
  expect(findReturnWarnings(papers, { ...around, isLarge: true })).toEqual([{ kind: 'e_invoice' }])
  expect(findReturnWarnings([paper('A/26-27/000001')], { ...around, isLarge: true })).toEqual([])
})
