import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { textOf } from '../../../../test/builders/read-pdf.ts'
import { buildStaff } from '../../../../test/office.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { ask } from '../../platform/db/ask.ts'
import { transact } from '../../platform/db/transact.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'
import { lastPapers, paperWithHash } from './invoice-queries.ts'
import type { FrozenPaper } from './list-papers.ts'
import { findReceiptVoucher, forgetInVouchers, takeVoucherNumber } from './voucher-queries.ts'

let live: Paying
let tried: Paying
beforeAll(async () => {
  live = await Paying.open({ env: { RAZORPAY_KEY_ID: 'rzp_live_proof00000001' }, now: '2026-11-21T09:00:00Z' })
  tried = await Paying.open({ now: '2026-11-21T09:00:00Z' })
})
afterAll(async () => {
  await live.close()
  await tried.close()
})

const papersOf = async (key: string, { shop } = live): Promise<FrozenPaper[]> =>
  JSON.parse(await runCommand(shop.shop, ['papers', key, '--json']))

const pdfOf = (kind: string, id: string, token: string) =>
  fetch(`${live.shop.url}/api/v1/order/${kind}/${id}/pdf`, { headers: { authorization: `Bearer ${token}` } })

const inOrder = async ({ shop } = live) =>
  expect((await auditMoney(shop.shop)).checks.filter(({ faults }) => faults.length > 0)).toEqual([])

describe('a payment before its invoice', () => {
  test('has a receipt voucher with place, rate and amount, without tax; cancelled before the invoice a refund voucher too', async () => {
    const { shopper, order, payment } = await live.paid()
    const number = order.receiptVoucher?.number ?? ''
    expect(number).toMatch(/^RV\/26-27\/\d{6}$/)
    const [receipt, ...none] = await papersOf(order.number)
    expect(none).toEqual([])
    const line = { position: 1, pieces: 4, rate: 18, taxable: 190_000, cgst: 0, sgst: 0, igst: 0, total: 190_000 }
    expect(receipt).toMatchObject({
      ...{ kind: 'receipt_voucher', number, date: '2026-11-21', total: 190_000, roundOff: 0 },
      ...{ lines: [line], delivery: null, placeOfSupply: { state: 'Kerala', stateCode: '32' } },
    })
    expect(receipt?.test).toBeUndefined()
    await live.cancel(shopper, order._id)
    const [before, refund, ...more] = await papersOf(order.number)
    expect([before, more]).toEqual([receipt, []])
    const refunded = { kind: 'refund_voucher', number: expect.stringMatching(/^RFV\/26-27\/\d{6}$/) }
    expect(refund).toEqual({ ...receipt, ...refunded, against: receipt?.number })
    expect(await papersOf(payment.id)).toEqual([receipt, refund])
    await inOrder()
  })

  test('that is confirmed has its invoice beside it, and a credit note in the end: no refund voucher', async () => {
    const { order } = await live.paid()
    for (const status of ['confirmed', 'cancelled'] as const) await moveOrder(live.shop.shop, order._id, status)
    expect((await papersOf(order.number)).map(({ kind }) => kind)).toEqual([
      'receipt_voucher',
      'tax_invoice',
      'credit_note',
    ])
    await inOrder()
  })

  test('that becomes no order has both vouchers at once; cash has none', async () => {
    const { shopper, orderId, productId } = await live.paid()
    const second = live.bank.pay(orderId)
    expect((await live.verify(shopper, live.bank.success(second))).body.code).toBe('payment_refunded')
    const papers = await papersOf(second.id)
    expect(papers.map(({ kind, total }) => [kind, total])).toEqual([
      ['receipt_voucher', 190_000],
      ['refund_voucher', 190_000],
    ])
    const mail = (await readSentMails(live.shop.shop)).find(
      ({ to, subject }) => to === `${shopper.userId}@example.com` && subject.startsWith('Refund'),
    )
    expect(mail?.pdfName).toContain('refund-voucher-RFV-26-27-')
    expect((await textOf(mail?.pdf ?? Buffer.of())).replaceAll(' ', '')).toContain('Paidtwice')
    await live.add(shopper, productId, 1)
    const { body } = await live.cash(shopper)
    expect(body.data).toMatchObject({ receiptVoucher: null, refundVoucher: null })
    expect(await papersOf(body.data.number)).toEqual([])
    await inOrder()
  })

  test('has numbers without a gap, however many arrive at once and however often', async () => {
    const started = await Promise.all(Array.from({ length: 10 }, () => live.started()))
    const paid = started.map(({ shopper, orderId }) => ({ shopper, payment: live.bank.pay(orderId) }))
    const answers = await Promise.all(
      paid.flatMap(({ shopper, payment }) => [
        live.verify(shopper, live.bank.success(payment)),
        live.deliver(live.bank.webhook('payment.captured', { payment })),
      ]),
    )
    expect(answers.filter((answer) => typeof answer === 'object' && answer.status === 200)).toHaveLength(10)
    const { rows } = await live.shop.pool.query('SELECT count FROM receipt_vouchers ORDER BY count')
    expect(rows.map(({ count }) => count)).toEqual(rows.map((_, at) => at + 1))
    const taken = transact(live.shop.shop, async ({ tx }) => {
      await takeVoucherNumber(tx, 'RV', live.shop.shop.clock())
      throw new Error('given up')
    })
    await expect(taken).rejects.toThrow('given up')
    await live.paid()
    await inOrder()
  })

  test('of a test has them in series of their own that say so, and no book counts them', async () => {
    const { shopper, order } = await tried.paid()
    await tried.cancel(shopper, order._id)
    expect((await papersOf(order.number, tried)).map(({ number, test }) => [number, test])).toEqual([
      ['TSRV/2627/000001', true],
      ['TSRF/2627/000001', true],
    ])
    await inOrder(tried)
    expect(await table13(tried)).toEqual([])
  })
})

/** Natures, first numbers and counts of Table 13 of November 2026. */
async function table13({ shop }: Paying) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-vouchers-'))
  const file = path.join(folder, 'return.json')
  await runCommand(shop.shop, ['gstr1', '2026-11', '--out', file])
  const { doc_issue } = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  type Nature = { doc_num: number; docs: { from: string; cancel: number; net_issue: number }[] }
  return ((doc_issue?.doc_det ?? []) as Nature[]).map(({ doc_num, docs }) => [
    doc_num,
    docs.map(({ from, cancel, net_issue }) => [from, cancel, net_issue]),
  ])
}

test('Table 13 of GSTR-1 counts the vouchers of the month, none cancelled', async () => {
  const { rows } = await live.shop.pool.query(`SELECT (SELECT count(*)::int FROM receipt_vouchers) AS receipts,
    (SELECT count(*)::int FROM refund_vouchers) AS refunds`)
  const counted = await table13(live)
  expect(counted).toContainEqual([6, [['RV/26-27/000001', 0, rows[0].receipts]]])
  expect(counted).toContainEqual([8, [['RFV/26-27/000001', 0, rows[0].refunds]]])
})

test('the shopper has them as PDF and with the mails, nobody else; the office shows and prints them', async () => {
  const { shopper, order } = await live.paid()
  const answer = await pdfOf('receipt-voucher', order._id, shopper.token)
  expect(answer.headers.get('content-disposition')).toMatch(/receipt-voucher-RV-26-27-\d{6}\.pdf/)
  const said = (await textOf(Buffer.from(await answer.arrayBuffer()))).replaceAll(' ', '')
  const number = order.receiptVoucher?.number ?? ''
  for (const words of ['RECEIPTVOUCHER', number, order.number, 'Kerala(32)', '18%', '₹1,900', 'Notification66/2017'])
    expect(said, words).toContain(words)
  expect((await pdfOf('refund-voucher', order._id, shopper.token)).status).toBe(404)
  const { shopper: other } = await live.paid()
  expect((await pdfOf('receipt-voucher', order._id, other.token)).status).toBe(404)
  const { order: cash, shopper: payer } = await placeOrder(live.shop)
  expect((await pdfOf('receipt-voucher', cash._id, payer.token)).status).toBe(404)
  await live.cancel(shopper, order._id)
  expect((await pdfOf('refund-voucher', order._id, shopper.token)).status).toBe(200)
  const mails = (await readSentMails(live.shop.shop)).filter(({ text }) => text.includes(order.number))
  expect(mails.flatMap(({ pdfName }) => pdfName ?? []).sort()).toEqual([
    expect.stringContaining('receipt-voucher-RV-'),
    expect.stringContaining('refund-voucher-RFV-'),
  ])
  const owner = await buildStaff(live.shop, ['owner'])
  const shown = (await owner.call(calls.getOrder, { params: { id: order._id } })).body.data
  expect(shown).toMatchObject({ receiptVoucher: { number }, refundVoucher: { number: expect.stringMatching(/^RFV/) } })
  expect(shown.events.map(({ text }) => text)).toContain(`Receipt voucher ${number}`)
})

test('the nightly mail names the last voucher of each series with its hash, and the terminal knows it', async () => {
  const { db, clock } = live.shop.shop
  const papers = await lastPapers(db, new Date(clock().getTime() + 1000))
  for (const table of ['receipt_vouchers', 'refund_vouchers'] as const) {
    const { rows } = await live.shop.pool.query(
      `SELECT number, encode(hash, 'hex') AS hash FROM ${table} ORDER BY count DESC LIMIT 1`,
    )
    expect(papers).toContainEqual(rows[0])
    expect(await paperWithHash(db, rows[0].hash)).toBe(rows[0].number)
  }
})

describe('vouchers are frozen', () => {
  const change = `document = jsonb_set(document, '{totals,total}', '1')`
  test.each([
    `UPDATE receipt_vouchers SET ${change}`,
    `UPDATE refund_vouchers SET ${change}`,
    'DELETE FROM receipt_vouchers',
    'DELETE FROM refund_vouchers',
    'TRUNCATE receipt_vouchers CASCADE',
    'TRUNCATE voucher_series',
    'DELETE FROM voucher_series',
    'UPDATE voucher_series SET last_number = last_number + 2',
    `INSERT INTO voucher_series VALUES ('RV', '2031-32', 7, now())`,
    `SELECT set_config('shop.forgetting', 'on', true); UPDATE receipt_vouchers SET ${change}`,
  ])('for the shop and for the owner of the tables: %s', async (statement) => {
    const refused = /only added to|counts on by one|permission denied/
    await expect(live.shop.pool.query(statement), 'owner').rejects.toThrow(refused)
    await expect(ask(live.shop.shop.db, { text: statement }), 'shop').rejects.toThrow(refused)
  })

  test('forget their person, also where the payment became no order, and stay chained', async () => {
    const { shopper, orderId, order } = await live.paid()
    const second = live.bank.pay(orderId)
    await live.verify(shopper, live.bank.success(second))
    const before = await findReceiptVoucher(live.shop.db, { orderId: order._id })
    expect(before?.recipient.name).not.toBe('')
    await transact(live.shop.shop, ({ tx }) => forgetInVouchers(tx, shopper.userId))
    for (const key of [{ orderId: order._id }, { paymentId: second.id }]) {
      const after = await findReceiptVoucher(live.shop.db, key)
      expect(after).toMatchObject({ recipient: { name: '(forgotten)', address: [], phone: '', state: 'Kerala' } })
      expect(after?.totals).toEqual(before?.totals)
    }
    await inOrder()
  })
})

test('those of a locked month stay what its kept return counts: the audit misses one, and none comes any more', async () => {
  const { shop } = live
  const lockedRule = 'a locked month has the papers that its kept return was made of, and the return is as it was kept'
  const { order } = await live.paid()
  await moveOrder(shop.shop, order._id, 'confirmed')
  shop.advance(15 * 24 * 60 * 60 * 1000)
  expect(await runCommand(shop.shop, ['lock', '2026-11', '--anyway'])).toContain('2026-11 is locked')
  await live.paid()
  await inOrder()
  await shop.pool.query(`
    CREATE TABLE copied AS SELECT * FROM refund_vouchers; ALTER TABLE refund_vouchers DISABLE TRIGGER keep_refund_vouchers;
    DELETE FROM refund_vouchers; ALTER TABLE refund_vouchers ENABLE TRIGGER keep_refund_vouchers`)
  const broken = (await auditMoney(shop.shop)).checks.filter(({ faults }) => faults.length > 0)
  expect(broken.map(({ rule }) => rule)).toContain(lockedRule)
  const again = 'INSERT INTO refund_vouchers SELECT * FROM copied'
  await expect(shop.pool.query(again)).rejects.toThrow('2026-11 is locked')
})
