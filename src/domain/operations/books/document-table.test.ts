import { expect, test } from 'vitest'
import { documentTable } from './document-table.ts'
import type { ReturnDocument } from './return-document.ts'

const paper = (number: string, kind: ReturnDocument['kind'] = 'invoice'): ReturnDocument => ({
  ...{ kind, number, issuedAt: '2026-10-12T06:00:00Z', pos: '32', buyerGstin: null, lines: [], total: 0 },
})

test.each([
  ['at the end', ['1', '2'], ['3']],
  ['at the beginning', ['2', '3'], ['1']],
  ['within', ['1', '3'], ['2']],
])('the number of a left-out paper %s of a month counts as cancelled', (_, issued, left) => {
  const number = (count: string) => `BMS/26-27/00000${count}`
  const leftOut = left.map((count) => ({ kind: 'invoice' as const, number: number(count) }))
  const { doc_det } = documentTable(
    issued.map((count) => paper(number(count))),
    leftOut,
  )
  expect(doc_det).toMatchObject([
    { doc_num: 1, docs: [{ from: number('1'), to: number('3'), totnum: 3, cancel: 1, net_issue: 2 }] },
  ])
})

test('a series of which all was left out stands there too, credit notes for themselves', () => {
  const { doc_det } = documentTable([paper('BMS/26-27/000007')], [{ kind: 'credit_note', number: 'BCN/26-27/000001' }])
  expect(doc_det.map(({ doc_num, docs }) => [doc_num, docs[0]?.totnum, docs[0]?.cancel, docs[0]?.net_issue])).toEqual([
    [1, 1, 0, 1],
    [5, 1, 1, 0],
  ])
})

test('receipt and refund vouchers are natures 6 and 8, each series for itself', () => {
  const { doc_det } = documentTable([
    paper('BMS/26-27/000001'),
    { kind: 'receipt_voucher', number: 'RV/26-27/000004' },
    { kind: 'receipt_voucher', number: 'RV/26-27/000005' },
    { kind: 'refund_voucher', number: 'RFV/26-27/000001' },
  ])
  expect(doc_det.map(({ doc_num, doc_typ, docs }) => [doc_num, doc_typ, docs[0]?.from, docs[0]?.net_issue])).toEqual([
    [1, 'Invoices for outward supply', 'BMS/26-27/000001', 1],
    [6, 'Receipt Voucher', 'RV/26-27/000004', 2],
    [8, 'Refund Voucher', 'RFV/26-27/000001', 1],
  ])
})
