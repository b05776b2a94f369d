import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ReconRows, reconJson } from '../../../../test/builders/recon-rows.ts'
import { set } from '../../../../test/builders/set.ts'
import { buildStaff } from '../../../../test/office.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { officeBooks } from '../../../shared/contract/office/books.ts'
import { tallyLedgers } from '../../../shared/settings/tally-ledgers.ts'
import { reconcile } from '../../selling/checkout/settle/reconcile.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'

let live: Paying
/** A payment whose order was cancelled, and the refund of it. */
let back: { paymentId: string; refundId: string }
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-settled-'))
const recon = new ReconRows('1')
beforeAll(async () => {
  live = await Paying.open({ env: { RAZORPAY_KEY_ID: 'rzp_live_proof00000001' }, now: '2026-10-05T06:00:00Z' })
  const kept = await live.paid()
  const { payment, order } = await live.paid()
  await moveOrder(live.shop.shop, kept.order._id, 'confirmed')
  for (const status of ['confirmed', 'cancelled'] as const) await moveOrder(live.shop.shop, order._id, status)
  await reconcile(live.shop.shop)
  back = { paymentId: payment.id, refundId: (await live.refundOf(payment.id))?.provider_refund_id ?? '' }
  const [first, second] = [recon.payment(kept.payment.id), recon.payment(payment.id)]
  await take(live, [first, second, recon.refund(back.refundId, payment.id)])
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await live.close()
})

const at = (name: string) => path.join(folder, name)
const run = (...argv: string[]) => runCommand(live.shop.shop, argv)
const read = (name: string) => readFileSync(at(name), 'utf8')

/** Imports rows, of 7 October unless they say otherwise. */
async function take(paying: Paying, rows: Parameters<typeof reconJson>[0]): Promise<void> {
  writeFileSync(at('recon.json'), reconJson(rows))
  await runCommand(paying.shop.shop, ['settlement', at('recon.json')])
}

/** Adds up what a file of vouchers books on a ledger, in paise. */
const onLedger = (xml: string, ledger: string) =>
  [...xml.matchAll(/<LEDGERNAME>([^<]*)<\/LEDGERNAME><ISDEEMEDPOSITIVE>\w+<\/ISDEEMEDPOSITIVE><AMOUNT>(-?[\d.]+)</g)]
    .filter(([, name]) => name === ledger)
    .reduce((all, [, , amount]) => all + Math.round(Number(amount) * 100), 0)

test('a settlement of the month is a voucher, and its clearing ledger comes to nothing with the sales and credit notes', async () => {
  const said = await run('tally', '2026-10', '--out', at('tally'))
  expect(said).toContain('Tally vouchers of 2026-10: 3 documents and 1 settlement.')
  const vouchers = read('tally/vouchers.xml')
  expect(onLedger(vouchers, 'Razorpay (online sales)')).toBe(0)
  expect(onLedger(vouchers, 'Bank')).toBe(-181_032)
  expect(onLedger(vouchers, 'Payment gateway charges')).toBe(-7_600)
  expect(onLedger(vouchers, 'Input IGST on charges')).toBe(-1_368)
  const [voucher = ''] = vouchers.match(/<VOUCHER [^>]*VCHTYPE="Receipt".*?<\/VOUCHER>/) ?? []
  expect(voucher).toContain(`<VOUCHERNUMBER>setl_1</VOUCHERNUMBER><REFERENCE>${recon.utr}</REFERENCE>`)
  expect(voucher).toContain('<DATE>20261007</DATE>')
  expect(voucher).toContain('<NAME>BMS/26-27/000001</NAME><BILLTYPE>Agst Ref</BILLTYPE><AMOUNT>1900.00<')
  // paid and paid back in one settlement
  expect(voucher).not.toContain('BMS/26-27/000002')
  expect(voucher).not.toContain('On Account')
  expect(read('tally/masters.xml')).toContain('<LEDGER NAME="Bank" ')
  await run('tally', '2026-10', '--out', at('tally'))
  expect(read('tally/vouchers.xml')).toBe(vouchers)
})

test('another month has no voucher of it', async () => {
  expect(await run('tally', '2026-09', '--out', at('september'))).toContain('Tally vouchers of 2026-09: 0 documents.')
  expect(read('september/vouchers.xml')).not.toContain('<VOUCHER ')
})

test('the fees of the month are listed with the GST on them', async () => {
  const accountant = await buildStaff(live.shop, ['accountant'])
  const { status, body } = await accountant.call(officeBooks.feesOfMonth, { query: { month: '2026-10' } })
  expect(status).toBe(200)
  expect(body.data).toEqual({
    ...{ month: '2026-10', fee: 76, gst: 13.68, more: 0, notes: [] },
    rows: [{ settlement: 'setl_1', day: '2026-10-07', fee: 76, gst: 13.68, utr: recon.utr }],
  })
  const none = await accountant.call(officeBooks.feesOfMonth, { query: { month: '2026-09' } })
  expect(none.body.data).toMatchObject({ rows: [], fee: 0, gst: 0 })
})

test('ledgers have the names of the settings; a provider in the shop’s state charges CGST and SGST', async () => {
  await set(live.shop, {
    'books.ledgers': { ...tallyLedgers, bank: 'HDFC 0421', online: 'Razorpay' },
    'books.providerState': 'Kerala',
  })
  await run('tally', '2026-10', '--out', at('named'))
  const vouchers = read('named/vouchers.xml')
  expect(onLedger(vouchers, 'Razorpay')).toBe(0)
  expect(vouchers).not.toContain('Razorpay (online sales)')
  expect(onLedger(vouchers, 'HDFC 0421')).toBe(-181_032)
  expect(onLedger(vouchers, 'Input CGST on charges')).toBe(-684)
  expect(onLedger(vouchers, 'Input SGST on charges')).toBe(-684)
  expect(read('named/masters.xml')).toMatch(/<LEDGER NAME="HDFC 0421".*?<PARENT>Bank Accounts</)
})

test('two ledgers have no name in common, however it is written', async () => {
  const same = set(live.shop, { 'books.ledgers': { ...tallyLedgers, bank: 'output cgst' } })
  await expect(same).rejects.toThrow()
  const empty = set(live.shop, { 'books.ledgers': { ...tallyLedgers, bank: ' ' } })
  await expect(empty).rejects.toThrow()
})

test('a refund in a settlement of its own is against the invoice of its order, also where its payment alone is known', async () => {
  live.shop.advance(30 * 86_400_000)
  const november = { settled_at: 1_791_360_000 + 28 * 86_400 }
  const known = new ReconRows('2').refund(back.refundId, back.paymentId, november)
  const madeThere = new ReconRows('3').refund('rfnd_madeThere', back.paymentId, november)
  await take(live, [known, madeThere])
  const said = await run('tally', '2026-11', '--out', at('november'))
  expect(said).toContain('Tally vouchers of 2026-11: 0 documents and 2 settlements.')
  const vouchers = read('november/vouchers.xml').match(/<VOUCHER [^>]*VCHTYPE="Payment".*?<\/VOUCHER>/g) ?? []
  expect(vouchers).toHaveLength(2)
  for (const voucher of vouchers)
    expect(voucher).toContain('<NAME>BMS/26-27/000002</NAME><BILLTYPE>Agst Ref</BILLTYPE><AMOUNT>-1900.00<')
})

test('a settlement of test payments is no voucher, and this is said', async () => {
  const tried = await Paying.open({ now: '2026-10-05T06:00:00Z' })
  try {
    const { payment, order } = await tried.paid()
    await moveOrder(tried.shop.shop, order._id, 'confirmed')
    const alone = new ReconRows('2').refund('rfnd_madeThere', payment.id)
    await take(tried, [recon.payment(payment.id), alone])
    const said = await runCommand(tried.shop.shop, ['tally', '2026-10', '--out', at('tried')])
    expect(said).toContain('Tally vouchers of 2026-10: 0 documents.')
    expect(said).toContain('Left out: setl_1, setl_2, with test payments, for which no money came.')
    expect(read('tried/vouchers.xml')).not.toContain('<VOUCHER ')
  } finally {
    await tried.close()
  }
})
