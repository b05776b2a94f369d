import { afterAll, beforeAll, expect, it } from 'vitest'
import { Paying } from '../../../../test/proof/paying.ts'
import { auditMoney } from './audit-money.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open()
  // one that became an order, one that was cancelled before its invoice
  await paying.paid()
  const { shopper, order } = await paying.paid()
  await paying.cancel(shopper, order._id)
})
afterAll(() => paying.close())

const broken = async () => (await auditMoney(paying.shop.shop)).checks.filter(({ faults }) => faults.length > 0)

/** Breaks the books by hand, looks, and puts them right again. The triggers of vouchers are off meanwhile. */
async function whileBroken(change: string, undo: string): Promise<string[]> {
  const { pool } = paying.shop
  const tables = ['receipt_vouchers', 'refund_vouchers', 'voucher_series']
  for (const table of tables) await pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await pool.query(change)
  const rules = (await broken()).map(({ rule }) => rule)
  await pool.query(undo)
  for (const table of tables) await pool.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  expect(await broken()).toEqual([])
  return rules
}

it.each([
  [
    'UPDATE voucher_series SET last_number = last_number + 1',
    'UPDATE voucher_series SET last_number = last_number - 1',
    /vouchers of a series are numbered/,
  ],
  [
    'UPDATE receipt_vouchers SET document = jsonb_set(document, $${totalInWords}$$, to_jsonb(document ->> $$totalInWords$$ || $$!$$))',
    'UPDATE receipt_vouchers SET document = jsonb_set(document, $${totalInWords}$$, to_jsonb(rtrim(document ->> $$totalInWords$$, $$!$$)))',
    /every voucher is as it was issued/,
  ],
  [
    'UPDATE receipt_vouchers SET document = jsonb_set(document, $${totals,total}$$, to_jsonb((document #>> $${totals,total}$$)::bigint + 1))',
    'UPDATE receipt_vouchers SET document = jsonb_set(document, $${totals,total}$$, to_jsonb((document #>> $${totals,total}$$)::bigint - 1))',
    /has a receipt voucher of its amount/,
  ],
  [
    'CREATE TABLE kept AS SELECT * FROM refund_vouchers; DELETE FROM refund_vouchers',
    'INSERT INTO refund_vouchers SELECT * FROM kept; DROP TABLE kept',
    /went back without an invoice has a refund voucher/,
  ],
])('the audit finds: %s', async (change, undo, rule) => {
  expect(await whileBroken(change, undo)).toContainEqual(expect.stringMatching(rule))
})
