import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildReturning, type Returning } from '../../../../test/builders/build-returning.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { runCommand } from '../../terminal/run-command.ts'

let desk: Returning
beforeAll(async () => {
  desk = await buildReturning(await Paying.open())
  const { shop } = desk.paying.shop
  // one of which a part came back, one in cash that came back whole, one that is confirmed
  const part = await desk.sold()
  await runCommand(shop, ['return', part.number, `${part.bearing.position}:1:inspect`])
  const whole = await desk.sold(undefined, 'cash')
  await runCommand(shop, ['order', whole.number, 'returned'])
  await desk.sold(['confirmed'])
})
afterAll(() => desk.paying.close())

/** Breaks the books by hand, looks, and puts them right again. The triggers of credit notes are off meanwhile. */
async function whileBroken(change: string, undo: string): Promise<string[]> {
  const { pool } = desk.paying.shop
  await pool.query('ALTER TABLE credit_notes DISABLE TRIGGER USER')
  await pool.query(change)
  const rules = (await desk.faults()).map(({ rule }) => rule)
  await pool.query(undo)
  await pool.query('ALTER TABLE credit_notes ENABLE TRIGGER USER')
  expect(await desk.faults()).toEqual([])
  return rules
}

const restored = 'UPDATE credit_notes c SET document = k.document FROM kept k WHERE k.id = c.id; DROP TABLE kept'
const kept = 'CREATE TABLE kept AS SELECT id, document FROM credit_notes'

it.each([
  [
    // a note that credits more than its line was
    `${kept}; UPDATE credit_notes SET document = jsonb_set(document, '{lines,0,total}', '9999999')`,
    restored,
    /no more than its invoice/,
  ],
  [
    `${kept}; UPDATE credit_notes SET document = jsonb_set(document, '{lines,0,quantity}', '99')`,
    restored,
    /no more than its invoice/,
  ],
  [
    'UPDATE refunds SET amount = amount + 1 WHERE payment_id IS NULL',
    'UPDATE refunds SET amount = amount - 1 WHERE payment_id IS NULL',
    /nor of an order than it cost/,
  ],
  [
    'CREATE TABLE kept AS SELECT id, refunded FROM payments; UPDATE payments SET refunded = refunded + 1 WHERE refunded < amount',
    'UPDATE payments p SET refunded = k.refunded FROM kept k WHERE k.id = p.id; DROP TABLE kept',
    /more goes back of a payment than was captured/,
  ],
  [
    'UPDATE refunds SET amount = amount - 1 WHERE payment_id IS NULL',
    'UPDATE refunds SET amount = amount + 1 WHERE payment_id IS NULL',
    /what was invoiced less what was credited/,
  ],
  [
    `UPDATE refunds SET status = 'processed', reference = 'UTR 1' WHERE status = 'owed'; UPDATE refunds SET paid_at = NULL`,
    `UPDATE refunds SET status = 'owed', reference = NULL WHERE reference = 'UTR 1'`,
    /that is done has its day/,
  ],
  [
    'UPDATE order_lines SET returned = returned - 1 WHERE returned > 0',
    'UPDATE order_lines SET returned = returned + 1 WHERE (order_id, position) IN (SELECT order_id, position FROM returned_pieces)',
    /never two of them/,
  ],
  [
    // one piece on the shelf and in the bin
    'ALTER TABLE returned_pieces DROP CONSTRAINT returned_pieces_check; UPDATE returned_pieces SET scrapped = 1',
    'UPDATE returned_pieces SET scrapped = 0; ALTER TABLE returned_pieces ADD CONSTRAINT returned_pieces_check CHECK (restocked + scrapped + by_hand <= pieces)',
    /never two of them/,
  ],
  [
    'UPDATE returned_pieces SET by_hand = 0, restocked = pieces',
    'UPDATE returned_pieces p SET restocked = 0, by_hand = CASE o.status WHEN $$returned$$ THEN pieces ELSE 0 END FROM orders o WHERE o.id = p.order_id',
    /took from the stock what it sold/,
  ],
  [
    'UPDATE orders SET return_waits = true WHERE status = $$confirmed$$',
    'UPDATE orders SET return_waits = false WHERE status = $$confirmed$$',
    /waits under returns and refunds/,
  ],
])('the audit finds: %s', async (change, undo, rule) => {
  expect(await whileBroken(change, undo)).toContainEqual(expect.stringMatching(rule))
})
