import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { ask } from '../../platform/db/ask.ts'
import { runCommand } from '../../terminal/run-command.ts'

let shop: TestShop
let counter: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  counter = await buildStaff(shop, ['counter'], { name: 'Sajitha', factor: 'pin' })
})
afterAll(() => shop.close())

const present = async () => (await counter.call(calls.presentTill, {})).body.data
const open = (float: number) => counter.call(calls.openTill, { body: { float } })
const move = (body: object) => counter.call(calls.moveTill, { body })
const close = (body: object, command: string = randomUUID()) => counter.call(calls.closeTill, { body, command })
async function sell(payments: object[], quantity = 1) {
  const { productId } = await buildProduct(shop.shop, { price: 165, stock: 20 })
  const sold = await counter.call(calls.sellAtCounter, { body: { lines: [{ productId, quantity }], payments } })
  expect(sold.status).toBe(201)
  return sold.body.data
}

describe('the till', () => {
  test('float + cash of sales + ins − outs = counted + difference, in a numbered report', async () => {
    expect(await present()).toEqual({ open: null, reports: [], parked: 0 })
    expect(await open(2000)).toMatchObject({ status: 200 })
    const first = await sell([{ way: 'cash', amount: 500 }])
    const last = await sell(
      [
        { way: 'upi', amount: 100 },
        { way: 'cash', amount: 230 },
      ],
      2,
    )
    await move({ kind: 'in', amount: 500, reason: 'Change from the bank' })
    await move({ kind: 'out', amount: 120.5, reason: 'Tea and a courier' })
    // 2000 + 165 + 230 + 500 − 120.50
    expect(await present()).toMatchObject({
      open: { float: 2000, cash: 395, upi: 100, card: 0, ins: 500, outs: 120.5, expected: 2774.5, sales: 2 },
    })
    expect(await close({ counted: 2770 })).toMatchObject({
      status: 400,
      body: { errors: { reason: expect.any(String) } },
    })
    const command = randomUUID()
    const closed = await close({ counted: 2770, reason: 'Small change' }, command)
    expect(closed.body.data).toMatchObject({
      number: 1,
      openedBy: 'Sajitha',
      closedBy: 'Sajitha',
      counted: 2770,
      difference: -4.5,
      reason: 'Small change',
      bills: { first: first.invoice, last: last.invoice },
      rows: [
        { kind: 'in', amount: 500 },
        { kind: 'out', amount: 120.5, reason: 'Tea and a courier' },
      ],
    })
    expect((await close({ counted: 2770, reason: 'Small change' }, command)).body.data).toEqual(closed.body.data)
    expect(await present()).toMatchObject({ open: null, reports: [{ number: 1 }] })
    await expect(shop.pool.query('UPDATE tills SET closed_at = NULL')).rejects.toThrow(/only closed/)
    // without a till a sale is made all the same, and is in no report
    await sell([{ way: 'cash', amount: 165 }])
    await open(0)
    expect(await present()).toMatchObject({ open: { float: 0, sales: 0, expected: 0 } })
    expect((await close({ counted: 0 })).body.data).toMatchObject({ number: 2, bills: null, reason: null })
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })

  test.each([
    'UPDATE z_reports SET number = 2',
    `UPDATE z_reports SET document = jsonb_set(document, '{counted}', '1')`,
    'DELETE FROM z_reports',
    'TRUNCATE z_reports',
    'TRUNCATE z_reports, till_rows, tills CASCADE',
    'UPDATE till_rows SET amount = 1',
    'DELETE FROM till_rows',
    'TRUNCATE till_rows',
  ])('a report and its rows are only added to, for the shop and for the owner of the tables: %s', async (statement) => {
    const kept = async () =>
      (await shop.pool.query('SELECT * FROM z_reports, (SELECT json_agg(r) AS rows FROM till_rows r) r')).rows
    const before = await kept()
    expect(before).toMatchObject([{ number: 1, rows: [{ kind: 'in' }, { kind: 'out' }] }, { number: 2 }])
    await expect(ask(shop.shop.db, { text: statement }), 'shop').rejects.toThrow(/permission denied/)
    await expect(shop.pool.query(statement), 'owner').rejects.toThrow(/is only added to/)
    expect(await kept()).toEqual(before)
  })

  test('what does not fit is refused: no till, two tills, more out than there is, amounts that are none', async () => {
    expect(await move({ kind: 'in', amount: 1, reason: 'x' })).toMatchObject({ status: 409 })
    expect(await close({ counted: 1 })).toMatchObject({ status: 409 })
    const both = await Promise.all([open(100), open(100)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    for (const amount of [0, -1, 0.001, '5']) {
      const refused = await move({ kind: 'out', amount, reason: 'x' })
      expect(refused).toMatchObject({ status: 400, body: { errors: { amount: expect.any(String) } } })
    }
    expect(await move({ kind: 'out', amount: 100.01, reason: 'x' })).toMatchObject({ status: 400 })
    expect(await move({ kind: 'out', amount: 1, reason: '' })).toMatchObject({ status: 400 })
    expect(await close({ counted: -1 })).toMatchObject({ status: 400 })
    const packer = await buildStaff(shop, ['packer'])
    expect((await packer.call(calls.presentTill, {})).status).toBe(403)
    expect((await close({ counted: 100 })).status).toBe(200)
  })

  test('sales that race with its count are all in it, or after it', async () => {
    for (let at = 0; at < 5; at++) {
      await open(0)
      const sales = Array.from({ length: 4 }, () => sell([{ way: 'cash', amount: 165 }]))
      const counted = close({ counted: 165 * 4, reason: 'raced' })
      await Promise.all([...sales, counted])
      const { rows } = await shop.pool.query(`
        SELECT z.document ->> 'cash' AS said, (SELECT coalesce(sum(amount), 0) FROM counter_payments c
          WHERE c.till_id = z.till_id) AS taken FROM z_reports z ORDER BY number DESC LIMIT 1`)
      expect(Number(rows[0].said)).toBe(Number(rows[0].taken))
    }
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })

  test('cash that is paid back by hand leaves it, never more than lies in it; other ways do not', async () => {
    const owner = await buildStaff(shop, ['owner'], { name: 'Rasheed' })
    const run = (...given: string[]) => runCommand(shop.shop, given)
    const back = async (number: string) =>
      JSON.parse(await run('return', number, '1:1', '--refund', 'cash', '--json')).refund.id as string
    const paid = (id: string, way: 'cash' | 'upi') =>
      owner.call(calls.refundPaid, { params: { id }, body: { way, reference: 'Receipt 7' } })
    await open(1000)
    const { number } = await sell([{ way: 'cash', amount: 495 }], 3)
    expect((await paid(await back(number), 'cash')).body.message).toContain('cash taken out of the till')
    const rows = [{ kind: 'out', amount: 165, reason: `Refund of ${number}`, by: 'Rasheed' }]
    expect(await present()).toMatchObject({ open: { outs: 165, expected: 1330, rows } })
    expect(await paid(await back(number), 'upi')).toMatchObject({
      status: 200,
      body: { message: `Refund recorded for ${number}` },
    })
    await move({ kind: 'out', amount: 1200, reason: 'To the bank' })
    const last = await back(number)
    expect(await paid(last, 'cash')).toMatchObject({
      status: 400,
      body: { errors: { way: expect.stringContaining('There is ₹130 in the till') } },
    })
    // the owner says that it is paid: from elsewhere, then
    const atTerminal = (id: string, way: string) => run('refunds', 'paid', id, '--way', way, '--reference', 'Receipt 8')
    expect(await atTerminal(last, 'cash')).toContain('is refunded: the open till has less cash')
    expect(await present()).toMatchObject({ open: { outs: 1365, expected: 130 } })
    const { number: small } = await sell([{ way: 'cash', amount: 495 }], 3)
    expect(await atTerminal(await back(small), 'cash')).toContain('is refunded: cash taken out of the till.')
    expect(await atTerminal(await back(small), 'upi')).toMatch(/ is refunded\.$/)
    // 130 + 495 − 165
    expect(await present()).toMatchObject({ open: { outs: 1530, expected: 460 } })
    await move({ kind: 'out', amount: 330, reason: 'To the bank' })
    expect((await close({ counted: 130 })).body.data).toMatchObject({ difference: 0 })

    const later = await sell([{ way: 'cash', amount: 165 }])
    const noTill = 'no till is open, so the cash is in no count'
    expect((await paid(await back(later.number), 'cash')).body.message).toContain(noTill)
    const { number: unbooked } = await sell([{ way: 'cash', amount: 165 }])
    expect(await atTerminal(await back(unbooked), 'cash')).toContain(`is refunded: ${noTill}.`)
    await open(0)
    expect(await present()).toMatchObject({ open: { outs: 0, rows: [] } })
    expect((await close({ counted: 0 })).status).toBe(200)
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })
})
