import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tallyLedgers } from '../../../shared/settings/tally-ledgers.ts'
import type { LedgerVoucher } from '../books/tally-vouchers.ts'
import { mastersXml, vouchersXml } from '../books/tally-xml.ts'
import type { MatchedRow } from './match-settlement.ts'
import { sumSettlement } from './settlement-sums.ts'
import { settlementVoucher } from './settlement-voucher.ts'

type GivenRow = Record<string, string | number | null>
const file = new URL('../../../../test/fixtures/books/razorpay-recon.json', import.meta.url)
const { example } = JSON.parse(readFileSync(file, 'utf8')) as {
  example: { rows: GivenRow[]; expected: { vouchers: Record<string, string | number>[] } }
}

/** Invoices of the example's orders; BMS-100012 has none yet. */
const invoices: Record<string, string> = {
  'BMS-100008': 'BMS/26-27/000006',
  'BMS-100010': 'BMS/26-27/000007',
}

function matched(given: GivenRow): MatchedRow {
  const order = (given.order ?? null) as string | null
  const invoice = order === null ? null : (invoices[order] ?? null)
  return {
    ...{ settlementId: given.settlement_id, entityId: given.entity_id, kind: given.type, utr: given.settlement_utr },
    ...{ amount: given.amount, fee: given.fee, tax: given.tax, credit: given.credit, debit: given.debit },
    ...{ paymentId: given.payment_id ?? null, orderId: null, orderReceipt: order, method: null },
    ...{ disputeId: null, description: null, createdAt: null, settledAt: null },
    ...{ own: order === null ? null : { amount: given.amount, orderNumber: order, invoice, isTest: false } },
    ...{ invoice, isTest: false, atDoor: false },
  } as MatchedRow
}

/** Books rows as a settlement that the bank credited at 00:10 on 8 October in India. */
function bookedOf(rows: MatchedRow[], isInState = false): LedgerVoucher | null {
  const [first] = rows
  if (!first) throw new Error('no row')
  const settlement = { id: first.settlementId, utr: first.utr, settledAt: new Date('2026-10-07T18:40:00Z') }
  return settlementVoucher({ ...settlement, sums: sumSettlement(rows), rows }, { ledgers: tallyLedgers, isInState })
}

const rowsOf = (id: string) => example.rows.filter((row) => row.settlement_id === id).map(matched)
const booked = (id: string, isInState = false) => bookedOf(rowsOf(id), isInState) as LedgerVoucher
const amountsOf = ({ entries }: LedgerVoucher) => entries.map(({ ledger, amount }) => [ledger, amount])
const sumOf = (amounts: { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)

describe('settlement example gives the expected vouchers', () => {
  test.each(example.expected.vouchers)('$settlement', (wanted) => {
    const voucher = booked(String(wanted.settlement))
    const of = (ledger: string) => voucher.entries.find((entry) => entry.ledger === ledger)?.amount ?? 0
    expect(of(tallyLedgers.bank)).toBe(-Number(wanted.bankDebit))
    expect(0 - of(tallyLedgers.charges)).toBe(wanted.feeExpenseDebit ?? 0)
    expect(0 - of(tallyLedgers.inputIgst)).toBe(wanted.inputGstDebit ?? 0)
    expect(of(tallyLedgers.online)).toBe(wanted.razorpayCredit)
    expect(of(tallyLedgers.adjustments)).toBe(wanted.toExplainCredit ?? 0)
    expect(sumOf(voucher.entries)).toBe(0)
    expect(voucher.entries.map(({ amount }) => amount)).not.toContain(0)
  })

  test('as Tally’s XML, with the day in India, the UTR, and each payment against its invoice', () => {
    const [xml = ''] = vouchersXml('Beypore', [], [booked('setl_1'), booked('setl_2')])
    const [first = '', second = '', ...more] = xml.match(/<VOUCHER .*?<\/VOUCHER>/g) ?? []
    expect(more).toEqual([])
    expect(first).toContain('<VOUCHER DATE="20261008" VCHTYPE="Receipt" ACTION="Create"')
    expect(first).toContain('<DATE>20261008</DATE><VOUCHERTYPENAME>Receipt</VOUCHERTYPENAME>')
    expect(first).toContain('<VOUCHERNUMBER>setl_1</VOUCHERNUMBER><REFERENCE>UTR1</REFERENCE>')
    expect(first).toContain(
      '<LEDGERNAME>Bank</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-2730.97</AMOUNT>',
    )
    expect(first).toContain(
      '<LEDGERNAME>Razorpay (online sales)</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>2796.98</AMOUNT>',
    )
    const bill = (invoice: string, amount: string) =>
      `<BILLALLOCATIONS.LIST><NAME>${invoice}</NAME><BILLTYPE>Agst Ref</BILLTYPE><AMOUNT>${amount}</AMOUNT></BILLALLOCATIONS.LIST>`
    expect(first).toContain(bill('BMS/26-27/000006', '750.97') + bill('BMS/26-27/000007', '2046.01'))
    expect(second).toContain(
      `<BILLALLOCATIONS.LIST><BILLTYPE>On Account</BILLTYPE><AMOUNT>839.80</AMOUNT></BILLALLOCATIONS.LIST>${bill('BMS/26-27/000006', '-750.97')}`,
    )
    expect(second).toContain('<LEDGERNAME>Settlement adjustments</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE>')
    for (const each of [first, second]) {
      const own = each.replace(/<BILLALLOCATIONS\.LIST>.*?<\/BILLALLOCATIONS\.LIST>/g, '')
      const amounts = [...own.matchAll(/<AMOUNT>(-?[\d.]+)</g)].map(([, amount]) => Math.round(Number(amount) * 100))
      expect(amounts.length).toBeGreaterThan(2)
      expect(amounts.reduce((a, b) => a + b, 0)).toBe(0)
    }
  })
})

test('what settles invoices adds up to its entry', () => {
  for (const id of ['setl_1', 'setl_2']) {
    const cleared = booked(id).entries.find(({ ledger }) => ledger === tallyLedgers.online)
    expect(sumOf(cleared?.bills ?? [])).toBe(cleared?.amount)
  }
})

test('the GST of a provider in the state is central and state tax; an odd paisa is central', () => {
  expect(amountsOf(booked('setl_1', true))).toEqual([
    ['Bank', -273_097],
    ['Payment gateway charges', -5_594],
    ['Input CGST on charges', -504],
    ['Input SGST on charges', -503],
    ['Razorpay (online sales)', 279_698],
  ])
})

test('more refunds than payments are a payment of the bank; nothing at all is no voucher', () => {
  const refund = rowsOf('setl_2').filter(({ kind }) => kind === 'refund')
  const voucher = bookedOf(refund)
  expect(voucher?.kind).toBe('Payment')
  expect(voucher && amountsOf(voucher)).toEqual([
    ['Bank', 75_097],
    ['Razorpay (online sales)', -75_097],
  ])
  const taken = { kind: 'adjustment', amount: 75_097, credit: 75_097, debit: 0, own: null, invoice: null }
  const [back] = refund
  if (!back) throw new Error('no refund')
  const without = bookedOf([back, { ...back, ...taken, entityId: 'adj_2' }])
  expect(without?.kind).toBe('Journal')
  expect(without && amountsOf(without)).toEqual([
    ['Razorpay (online sales)', -75_097],
    ['Settlement adjustments', 75_097],
  ])
  expect(bookedOf([{ ...back, amount: 0, debit: 0 }])).toBeNull()
})

test.each<[string, number, [string, number][]]>([
  ['without a fee', 0, []],
  [
    'with a fee',
    1180,
    [
      ['Bank', 1180],
      ['Payment gateway charges', -1000],
      ['Input IGST on charges', -180],
    ],
  ],
])('a payment and as large a refund of another order, %s, settle both invoices', (_, fee, before) => {
  const [paid, other] = rowsOf('setl_1')
  if (!paid || !other) throw new Error('no payments')
  const payment = { ...paid, amount: 50_000, fee, tax: fee === 0 ? 0 : 180, credit: 50_000 - fee }
  const back = { kind: 'refund', entityId: 'rfnd_B', amount: 50_000, fee: 0, tax: 0, credit: 0, debit: 50_000 }
  const voucher = bookedOf([payment, { ...other, ...back }]) as LedgerVoucher
  expect(voucher.kind).toBe(fee === 0 ? 'Journal' : 'Payment')
  const cleared = { ledger: 'Razorpay (online sales)' }
  expect(voucher.entries).toEqual([
    ...before.map(([ledger, amount]) => ({ ledger, amount, bills: [] })),
    { ...cleared, amount: 50_000, bills: [{ invoice: 'BMS/26-27/000006', amount: 50_000 }] },
    { ...cleared, amount: -50_000, bills: [{ invoice: 'BMS/26-27/000007', amount: -50_000 }] },
  ])
  expect(sumOf(voucher.entries)).toBe(0)
})

test('a chargeback is to be explained; what the rows do not explain too', () => {
  const [payment] = rowsOf('setl_1')
  if (!payment) throw new Error('no payment')
  const chargeback = { kind: 'adjustment', fee: 0, tax: 0, credit: 0, debit: 75_097, disputeId: 'disp_1' }
  const rows = [
    { ...payment, credit: 73_225 },
    { ...payment, ...chargeback, entityId: 'adj_3' },
  ]
  const voucher = bookedOf(rows) as LedgerVoucher
  expect(amountsOf(voucher)).toEqual([
    ['Bank', 1_872],
    ['Payment gateway charges', -1_502],
    ['Input IGST on charges', -270],
    ['Razorpay (online sales)', 75_097],
    ['Settlement adjustments', -75_197],
  ])
  expect(sumOf(voucher.entries)).toBe(0)
})

test('masters put each ledger below its group, by the names that it has', () => {
  const ledgers = { ...tallyLedgers, bank: 'HDFC & Co 0421' }
  const rows = rowsOf('setl_2')
  const settlement = { id: 'setl_2', utr: null, settledAt: new Date('2026-10-07T06:00:00Z') }
  const voucher = settlementVoucher({ ...settlement, sums: sumSettlement(rows), rows }, { ledgers, isInState: false })
  const masters = mastersXml('Beypore', [], [voucher as LedgerVoucher, booked('setl_1')], ledgers)
  const parent = (name: string) => new RegExp(`<LEDGER NAME="${name}".*?<PARENT>(.*?)</PARENT>`).exec(masters)?.[1]
  expect(parent('HDFC &#38; Co 0421')).toBe('Bank Accounts')
  expect(parent('Razorpay \\(online sales\\)')).toBe('Sundry Debtors')
  expect(parent('Payment gateway charges')).toBe('Indirect Expenses')
  expect(parent('Input IGST on charges')).toBe('Duties &#38; Taxes')
  expect(parent('Settlement adjustments')).toBe('Suspense A/c')
  expect(vouchersXml('Beypore', [], [voucher as LedgerVoucher])[0]).not.toContain('<REFERENCE>')
})

test('what paid a cash order by QR code clears cash on delivery, where its invoice stands, and a refund of it too', () => {
  const rows = rowsOf(String(example.expected.vouchers[0]?.settlement))
  const [paid, ...others] = rows
  if (!paid) throw new Error('no payment')
  const atDoor = { ...paid, atDoor: true }
  const voucher = bookedOf([atDoor, ...others])
  const of = (ledger: string) => voucher?.entries.filter((entry) => entry.ledger === ledger) ?? []
  expect(of(tallyLedgers.cod)).toEqual([
    { ledger: tallyLedgers.cod, amount: paid.amount, bills: [{ invoice: paid.invoice, amount: paid.amount }] },
  ])
  const all = booked(paid.settlementId).entries.find(({ ledger }) => ledger === tallyLedgers.online)?.amount ?? 0
  expect(sumOf(of(tallyLedgers.online))).toBe(all - paid.amount)
  expect(sumOf(voucher?.entries ?? [])).toBe(0)
  const refund = {
    ...atDoor,
    kind: 'refund',
    amount: paid.amount,
    fee: 0,
    tax: 0,
    credit: 0,
    debit: paid.amount,
  } as const
  const both = bookedOf([
    { ...atDoor, fee: 0, tax: 0, credit: paid.amount },
    { ...refund, entityId: 'rfnd_1', invoice: 'BMS/26-27/000009' },
  ])
  expect(both?.entries.map(({ ledger, amount }) => [ledger, amount])).toEqual([
    [tallyLedgers.cod, paid.amount],
    [tallyLedgers.cod, -paid.amount],
  ])
})
