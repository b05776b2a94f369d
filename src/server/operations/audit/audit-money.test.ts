import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openShop } from '../../../../test/app.ts'
import { brokenBooks } from '../../../../test/builders/broken-books.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { auditMoney } from './audit-money.ts'
import { buyingChecks } from './buying-checks.ts'
import { dealChecks } from './deal-checks.ts'
import { derivationChecks } from './derivation-checks.ts'
import { invoiceChecks } from './invoice-checks.ts'
import { linkChecks } from './link-checks.ts'
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
      dealChecks,
      invoiceChecks,
      voucherChecks,
      returnChecks,
      parcelChecks,
      runChecks,
      linkChecks,
    ]
    const others = [monthChecks, buyingChecks, saleChecks, reportChecks, searchChecks]
    expect(audit.checks).toHaveLength([...ofOrders, ...others].flat().length)
  })

  it('finds the demo shop in order', async () => {
    const demo = await openShop({ demo: true })
    expect(await auditMoney(demo.shop)).toMatchObject({ clean: true })
    await demo.close()
  })

  it.each(brokenBooks)('finds what is broken: %s', async (change, undo, rule) => {
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
