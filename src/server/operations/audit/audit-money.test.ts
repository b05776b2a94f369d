import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openShop } from '../../../../test/app.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { auditMoney } from './audit-money.ts'
import { buyingChecks } from './buying-checks.ts'
import { derivationChecks } from './derivation-checks.ts'
import { invoiceChecks } from './invoice-checks.ts'
import { moneyChecks } from './money-checks.ts'
import { monthChecks } from './month-checks.ts'
import { parcelChecks } from './parcel-checks.ts'
import { reportChecks } from './report-checks.ts'
import { returnChecks } from './return-checks.ts'
import { runChecks } from './run-checks.ts'
import { saleChecks } from './sale-checks.ts'
import { searchChecks } from './search-checks.ts'
import { voucherChecks } from './voucher-checks.ts'

let paying: Paying
let paid: { shopper: { userId: string }; orderId: string }
beforeAll(async () => {
  paying = await Paying.open()
  // one order that came back, one that is confirmed
  for (const statuses of [
    ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'returned'],
    ['confirmed'],
  ]) {
    const { body } = await paying.cash((await paying.shopping()).shopper)
    for (const status of statuses) await moveOrder(paying.shop.shop, body.data._id, status as OrderStatus)
  }
})
beforeEach(async () => {
  const { shopper, orderId } = await paying.started()
  await paying.verify(shopper, paying.bank.success(paying.bank.pay(orderId)))
  paid = { shopper, orderId }
})
afterAll(() => paying.close())

const broken = async () => {
  const { clean, checks } = await auditMoney(paying.shop.shop)
  const rules = checks.filter(({ faults }) => faults.length > 0).map(({ rule }) => rule)
  expect(clean).toBe(rules.length === 0)
  return rules
}

/** Breaks the books by hand, looks, and puts them right again. The triggers of tables that are only added to are off meanwhile. */
async function whileBroken(change: string, undo: string): Promise<string[]> {
  const { pool } = paying.shop
  const frozen = [...new Set(change.match(/\b(invoices|credit_notes|invoice_series|order_moves)\b/g) ?? [])]
  for (const table of frozen) await pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await pool.query(change)
  const rules = await broken()
  await pool.query(undo)
  for (const table of frozen) await pool.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  expect(await broken()).toEqual([])
  return rules
}

describe('the audit', () => {
  it('finds a shop in order in which everything happens: paid, cancelled, open, cash, coupons, second payments', async () => {
    const { couponId } = await buildCoupon(paying.shop.shop)
    for (const what of ['cancel', 'open', 'cash', 'twice', 'expire']) {
      const { shopper } = await paying.shopping()
      await paying.shop.call('POST', '/coupon/apply', { token: shopper.token, body: { couponId } })
      if (what === 'cash') await paying.cash(shopper)
      else {
        const { body } = await paying.intent(shopper)
        if (what === 'open' || what === 'expire') continue
        const answer = await paying.verify(shopper, paying.bank.success(paying.bank.pay(body.order_id)))
        if (what === 'cancel') await paying.cancel(shopper, answer.body.data._id)
        else await paying.verify(shopper, paying.bank.success(paying.bank.pay(body.order_id)))
      }
    }
    const audit = await auditMoney(paying.shop.shop)
    expect(audit).toMatchObject({ clean: true, figures: { unassigned: 0, refunds: 2 } })
    expect(audit.figures.captured).toBe(audit.figures.inOrders + audit.figures.inRefunds)
    const ofOrders = [
      moneyChecks,
      derivationChecks,
      invoiceChecks,
      voucherChecks,
      returnChecks,
      parcelChecks,
      runChecks,
    ]
    const others = [monthChecks, buyingChecks, saleChecks, reportChecks, searchChecks]
    expect(audit.checks).toHaveLength([...ofOrders, ...others].flat().length)
  })

  it('finds the demo shop in order', async () => {
    const demo = await openShop({ demo: true })
    expect(await auditMoney(demo.shop)).toMatchObject({ clean: true })
    await demo.close()
  })

  it.each([
    [
      'UPDATE payments SET amount = amount + 1',
      'UPDATE payments SET amount = amount - 1',
      /captured payment is in the/,
    ],
    [
      'ALTER TABLE journal DISABLE TRIGGER USER; UPDATE journal SET amount = amount - 1 WHERE account = $$order$$',
      'UPDATE journal SET amount = amount + 1 WHERE account = $$order$$; ALTER TABLE journal ENABLE TRIGGER USER',
      /adds up to nothing/,
    ],
    [
      'CREATE TABLE kept AS SELECT id, order_id FROM payments; UPDATE payments SET order_id = NULL',
      'UPDATE payments p SET order_id = k.order_id FROM kept k WHERE k.id = p.id; DROP TABLE kept',
      /in its order or in one of its refunds/,
    ],
    [
      'CREATE TABLE kept AS SELECT id, status FROM payments; UPDATE payments SET status = $$refunded$$',
      'UPDATE payments p SET status = k.status FROM kept k WHERE k.id = p.id; DROP TABLE kept',
      /as far as its refund/,
    ],
    [
      'UPDATE orders SET payment_method = $$cod$$ WHERE payment_status = $$paid$$',
      'UPDATE orders SET payment_method = $$online$$ WHERE payment_status = $$paid$$',
      /order paid online has one payment/,
    ],
    [
      'UPDATE orders SET status = $$returned$$ WHERE payment_status = $$paid$$',
      'UPDATE orders SET status = $$pending$$ WHERE payment_status = $$paid$$',
      /refunded only when it is no more/,
    ],
    ['UPDATE checkouts SET amount = amount + 1', 'UPDATE checkouts SET amount = amount - 1', /frozen price/],
    [
      'CREATE TABLE kept AS SELECT id, order_id, status FROM checkouts; UPDATE checkouts SET order_id = NULL, status = $$expired$$ WHERE status = $$settled$$',
      'UPDATE checkouts c SET order_id = k.order_id, status = k.status FROM kept k WHERE k.id = c.id; DROP TABLE kept',
      /settled checkout is one order/,
    ],
    [
      'CREATE TABLE kept AS SELECT id, cart_id FROM orders; ALTER TABLE orders DROP CONSTRAINT orders_cart_sold_once; UPDATE orders SET cart_id = $$one$$',
      'UPDATE orders o SET cart_id = k.cart_id FROM kept k WHERE k.id = o.id; DROP TABLE kept; ALTER TABLE orders ADD CONSTRAINT orders_cart_sold_once UNIQUE (cart_id)',
      /no cart has two orders/,
    ],
    [
      'CREATE TABLE kept AS SELECT user_id, cart_id FROM carts; UPDATE carts k SET cart_id = o.cart_id FROM orders o WHERE o.user_id = k.user_id',
      'UPDATE carts c SET cart_id = k.cart_id FROM kept k WHERE k.user_id = c.user_id; DROP TABLE kept',
      /none that was sold can be sold again/,
    ],
    [
      'UPDATE stock_items SET on_hand = on_hand + 1',
      'UPDATE stock_items SET on_hand = on_hand - 1',
      /sum of its ledger/,
    ],
    ['UPDATE stock_items SET held = held + 1', 'UPDATE stock_items SET held = held - 1', /what open checkouts hold/],
    [
      'UPDATE checkout_holds SET quantity = quantity + 1',
      'UPDATE checkout_holds SET quantity = quantity - 1',
      /open checkout holds its lines/,
    ],
    [
      'UPDATE order_lines SET quantity = quantity + 1, line_total = line_total + unit_price',
      'UPDATE order_lines SET quantity = quantity - 1, line_total = line_total - unit_price',
      /took from the stock what it sold/,
    ],
    [
      'ALTER TABLE checkouts DISABLE TRIGGER USER; UPDATE checkouts SET is_test = false',
      'UPDATE checkouts SET is_test = provider_order_id IS NOT NULL; ALTER TABLE checkouts ENABLE TRIGGER USER',
      /a test where its checkout is/,
    ],
    [
      `UPDATE invoices SET document = document || '{"test": true}'`,
      `UPDATE invoices SET document = document - 'test'`,
      /says TEST is about a test payment/,
    ],
    ['UPDATE coupons SET uses = uses + 1', 'UPDATE coupons SET uses = uses - 1', /coupon uses/],
    [
      'UPDATE orders SET gst = gst + 2, cgst = cgst + 1, sgst = sgst + 1',
      'UPDATE orders SET gst = gst - 2, cgst = cgst - 1, sgst = sgst - 1',
      /lines of every order/,
    ],
    [
      'UPDATE invoice_series SET last_number = last_number + 1',
      'UPDATE invoice_series SET last_number = last_number - 1',
      /without a gap/,
    ],
    [
      'UPDATE invoices SET number = replace(number, $$/000001$$, $$/000009$$)',
      'UPDATE invoices SET number = replace(number, $$/000009$$, $$/000001$$)',
      /without a gap/,
    ],
    [
      'UPDATE invoices SET issued_at = issued_at - interval $$1 day$$ WHERE number LIKE $$%2$$',
      'UPDATE invoices SET issued_at = issued_at + interval $$1 day$$ WHERE number LIKE $$%2$$',
      /in the order of their dates/,
    ],
    [
      'CREATE TABLE kept AS SELECT id, document FROM credit_notes; UPDATE credit_notes SET document = jsonb_set(document, $${against,number}$$, $$"BMS/26-27/000099"$$)',
      'UPDATE credit_notes c SET document = k.document FROM kept k WHERE k.id = c.id; DROP TABLE kept',
      /came back has a credit note/,
    ],
    [
      'UPDATE invoices SET document = jsonb_set(document, $${lines,0,hsnCode}$$, $$"000000"$$) WHERE count = 1',
      'UPDATE invoices SET document = jsonb_set(document, $${lines,0,hsnCode}$$, (SELECT to_jsonb(hsn_code) FROM order_lines l WHERE l.order_id = invoices.order_id AND position = 1)) WHERE count = 1',
      /as it was issued, and chained/,
    ],
    [
      'CREATE TABLE kept AS SELECT order_id, document FROM invoices; UPDATE invoices SET document = jsonb_set(document, $${recipient,name}$$, $$"Somebody Else"$$)',
      'UPDATE invoices i SET document = k.document FROM kept k WHERE k.order_id = i.order_id; DROP TABLE kept',
      /as it was issued, and chained/,
    ],
    [
      'CREATE TABLE kept AS SELECT order_id, person_salt FROM invoices; UPDATE invoices SET person_salt = NULL',
      'UPDATE invoices i SET person_salt = k.person_salt FROM kept k WHERE k.order_id = i.order_id; DROP TABLE kept',
      /as it was issued, and chained/,
    ],
    [
      // a paper whose own hash was made to fit: the one after it does not
      'CREATE TABLE kept AS SELECT order_id, hash FROM invoices; UPDATE invoices SET hash = sha256(hash) WHERE count = 1',
      'UPDATE invoices i SET hash = k.hash FROM kept k WHERE k.order_id = i.order_id; DROP TABLE kept',
      /as it was issued, and chained/,
    ],
    [
      'ALTER TABLE stock_movements DISABLE TRIGGER keep_stock_movements',
      'ALTER TABLE stock_movements ENABLE TRIGGER keep_stock_movements',
      /refuses to change or empty/,
    ],
    [
      'ALTER TABLE commands DISABLE TRIGGER commands_not_emptied',
      'ALTER TABLE commands ENABLE TRIGGER commands_not_emptied',
      /refuses to change or empty/,
    ],
    [
      'UPDATE orders SET status = $$confirmed$$ WHERE payment_status = $$paid$$',
      'UPDATE orders SET status = $$pending$$ WHERE payment_status = $$paid$$',
      /confirmed order has one invoice/,
    ],
    [
      'UPDATE invoices SET document = jsonb_set(document, $${totals,total}$$, to_jsonb((document #>> $${totals,total}$$)::bigint + 1))',
      'UPDATE invoices SET document = jsonb_set(document, $${totals,total}$$, to_jsonb((document #>> $${totals,total}$$)::bigint - 1))',
      /adds up to what its order costs/,
    ],
    [
      'UPDATE orders SET cgst = cgst + 1, sgst = sgst - 1',
      'UPDATE orders SET cgst = cgst - 1, sgst = sgst + 1',
      /names the tax that its invoice names/,
    ],
  ])('finds what is broken: %s', async (change, undo, rule) => {
    expect(paid.orderId).toMatch(/^order_/)
    expect(await whileBroken(change, undo)).toContainEqual(expect.stringMatching(rule))
  })

  it('is a command of the terminal that fails where the books do not hold', async () => {
    expect(await runCommand(paying.shop.shop, ['audit'])).toMatch(/The books are in order\.$/)
    await paying.shop.pool.query('UPDATE stock_items SET on_hand = on_hand + 1')
    await expect(runCommand(paying.shop.shop, ['audit'])).rejects.toThrow(/BROKEN +stock on hand[\s\S]*NOT IN ORDER\.$/)
    await paying.shop.pool.query('UPDATE stock_items SET on_hand = on_hand - 1')
  })

  it('of the journal cannot be talked out of an entry', async () => {
    await paying.shop.pool.query('ALTER TABLE journal ENABLE TRIGGER USER')
    await expect(paying.shop.pool.query('DELETE FROM journal')).rejects.toThrow('only added to')
    await expect(paying.shop.pool.query('UPDATE journal SET amount = 1')).rejects.toThrow('only added to')
  })
})
