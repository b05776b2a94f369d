import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { matchSettlement, type OwnEntities } from './match-settlement.ts'
import type { SettlementRow } from './settlement-row.ts'
import { sumSettlement, voucherOf } from './settlement-sums.ts'

interface Facts {
  rows: Record<string, string | number | null>[]
  expected: Record<string, Record<string, number>> & { vouchers: Record<string, string | number>[] }
}
const file = new URL('../../../../test/fixtures/books/razorpay-recon.json', import.meta.url)
const { example } = JSON.parse(readFileSync(file, 'utf8')) as { example: Facts }

const row = (given: Record<string, string | number | null>): SettlementRow =>
  ({
    ...{ settlementId: given.settlement_id, entityId: given.entity_id, kind: given.type, utr: given.settlement_utr },
    ...{ amount: given.amount, fee: given.fee, tax: given.tax, credit: given.credit, debit: given.debit },
    ...{ paymentId: given.payment_id ?? null, orderId: null, orderReceipt: given.order ?? null, method: null },
    ...{ disputeId: null, description: null, createdAt: null, settledAt: null },
  }) as SettlementRow

const rows = example.rows.map(row)
const of = (id: string) => rows.filter(({ settlementId }) => settlementId === id)
const invoice = 'BMS/26-27/000006'
const own = (amount: number, isTest = false) => ({
  amount,
  orderNumber: 'BMS-100008',
  invoice,
  isTest,
  atDoor: false,
  journal: { id: amount, amount },
})
const known: OwnEntities = {
  payments: new Map([
    ['pay_A', own(75_097)],
    ['pay_B', own(204_601)],
    ['pay_C', own(83_980)],
  ]),
  refunds: new Map([['rfnd_A', own(75_097)]]),
  settledIn: new Map(rows.map(({ entityId, settlementId }) => [entityId, [settlementId]])),
}

test.each(['setl_1', 'setl_2'])('%s comes to what the worked example says, and so does its voucher', (id) => {
  const sums = sumSettlement(of(id))
  expect(sums).toMatchObject(example.expected[id] ?? {})
  expect(sums.difference).toBe(0)
  const wanted = example.expected.vouchers.find(({ settlement }) => settlement === id)
  const { settlement: _, ...amounts } = wanted ?? {}
  expect(voucherOf(sums)).toMatchObject(amounts)
  const { bankDebit, feeExpenseDebit, inputGstDebit, razorpayCredit, toExplainCredit } = voucherOf(sums)
  expect(bankDebit + feeExpenseDebit + inputGstDebit).toBe(razorpayCredit + toExplainCredit)
})

test('what is not the shop’s is named, and a refund of a payment that was settled before', () => {
  expect(matchSettlement(of('setl_1'), known).notes).toEqual([])
  expect(matchSettlement(of('setl_2'), known).notes).toEqual([
    { entityId: 'rfnd_A', why: 'older_payment', stated: 'pay_A', own: 'setl_1' },
    { entityId: 'adj_1', why: 'unmatched', stated: 1012, own: null },
  ])
})

test.each<[string, Partial<SettlementRow>, object]>([
  ['another amount', { amount: 75_197, credit: 73_425 }, { why: 'amount_differs', stated: 75_197, own: 75_097 }],
  ['more kept back than the fee', { credit: 73_225 }, { why: 'fee_differs', stated: 73_225, own: 73_325 }],
  ['other GST on the fee', { tax: 280 }, { why: 'tax_differs', stated: 280, own: 1772 }],
  ['a payment that nobody knows', { entityId: 'pay_X' }, { why: 'unmatched', entityId: 'pay_X', stated: 73_325 }],
  [
    'a chargeback',
    { entityId: 'adj_2', kind: 'adjustment', disputeId: 'disp_1', paymentId: 'pay_A' },
    { why: 'chargeback', stated: 'disp_1', own: 'pay_A' },
  ],
])('%s is noted', (_, change, note) => {
  const [first] = of('setl_1')
  if (!first) throw new Error('no row')
  expect(matchSettlement([{ ...first, ...change }], known).notes).toEqual([expect.objectContaining(note)])
})

test('a payment that the journal has not, or with another amount, is named', () => {
  const rows = of('setl_1').slice(0, 1)
  const whose = (journal: { id: number; amount: number } | null) =>
    matchSettlement(rows, { ...known, payments: new Map([['pay_A', { ...own(75_097), journal }]]) }).notes
  expect(whose(null)).toEqual([{ entityId: 'pay_A', why: 'not_in_journal', stated: 75_097, own: null }])
  expect(whose({ id: 1, amount: 75_000 })).toEqual([
    { entityId: 'pay_A', why: 'journal_differs', stated: 75_097, own: 75_000 },
  ])
})

test('no GST on a fee is right for small card payments; a payment in two settlements and a test are noted', () => {
  const [first] = of('setl_1')
  if (!first) throw new Error('no row')
  expect(matchSettlement([{ ...first, tax: 0 }], known).notes).toEqual([])
  const settledIn = new Map([['pay_A', ['setl_1', 'setl_9']]])
  const payments = new Map([['pay_A', own(75_097, true)]])
  expect(matchSettlement([first], { ...known, payments, settledIn }).notes).toEqual([
    { entityId: 'pay_A', why: 'settled_twice', stated: 'setl_1', own: 'setl_9' },
    { entityId: 'setl_1', why: 'test', stated: null, own: null },
  ])
})

test('a refund that the shop does not know settles the invoice of its payment, and is a test where its payment is one', () => {
  const back = of('setl_2').find(({ kind }) => kind === 'refund')
  if (!back) throw new Error('no refund')
  const unknown = { ...back, entityId: 'rfnd_X' }
  const { rows: matched, notes } = matchSettlement([unknown], known)
  expect(matched).toMatchObject([{ own: null, invoice, isTest: false }])
  expect(notes.map(({ why }) => why)).toEqual(['unmatched', 'older_payment'])
  const ofTest = { ...known, payments: new Map([['pay_A', own(75_097, true)]]) }
  expect(matchSettlement([unknown], ofTest).rows).toMatchObject([{ own: null, isTest: true }])
  expect(matchSettlement([unknown], ofTest).notes).toContainEqual(
    expect.objectContaining({ entityId: 'setl_2', why: 'test' }),
  )
  const strange = matchSettlement([{ ...unknown, paymentId: 'pay_X' }], known).rows
  expect(strange).toMatchObject([{ own: null, invoice: null, isTest: false }])
  const withheld = matchSettlement([{ ...unknown, kind: 'adjustment' }], known).rows
  expect(withheld).toMatchObject([{ own: null, invoice: null, isTest: false }])
})
