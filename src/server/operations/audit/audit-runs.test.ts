import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildRuns, type Runs } from '../../../../test/builders/build-runs.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let runs: Runs
beforeAll(async () => {
  runs = await buildRuns()
  await runs.counter.call(calls.openTill, { body: { float: 0 } })
  const [biju, shaji] = [await runs.rider('Biju'), await runs.rider('Shaji')]
  for (const who of [biju, shaji]) {
    const order = await runs.packed()
    await runs.give(who, [runs.whole(order)])
    await runs.takeCash(who, order)
  }
  const [run] = await runs.own(biju)
  await runs.handIn(run?._id ?? '', { collected: 829, counted: 820, reason: 'Tea' })
})
afterAll(() => runs.paying.close())

/** Breaks the books by hand, looks, and puts them right again. The triggers of runs are off meanwhile. */
async function whileBroken(change: string, undo: string): Promise<string[]> {
  const { pool } = runs.shop
  const triggers = async (how: string) => {
    for (const table of ['runs', 'run_stops', 'run_hand_ins', 'run_cash', 'till_rows'])
      await pool.query(`ALTER TABLE ${table} ${how} TRIGGER USER`)
  }
  await triggers('DISABLE')
  await pool.query(change)
  const rules = await runs.faults()
  await pool.query(undo)
  await triggers('ENABLE')
  expect(await runs.faults()).toEqual([])
  return rules
}

it.each([
  [
    `UPDATE run_cash SET amount = amount - 1 WHERE kind = 'collected'`,
    `UPDATE run_cash SET amount = amount + 1 WHERE kind = 'collected'`,
    /journal of a run/,
  ],
  [
    `UPDATE run_cash SET amount = amount + 1 WHERE kind = 'handed_in'`,
    `UPDATE run_cash SET amount = amount - 1 WHERE kind = 'handed_in'`,
    /journal of a run/,
  ],
  [
    `CREATE TABLE kept AS SELECT * FROM run_cash WHERE kind = 'difference'; DELETE FROM run_cash WHERE kind = 'difference'`,
    'INSERT INTO run_cash OVERRIDING SYSTEM VALUE SELECT * FROM kept; DROP TABLE kept',
    /journal of a run/,
  ],
  [
    'CREATE TABLE kept AS SELECT id, closed_at FROM runs; UPDATE runs SET closed_at = NULL',
    'UPDATE runs r SET closed_at = k.closed_at FROM kept k WHERE k.id = r.id; DROP TABLE kept',
    /journal of a run/,
  ],
  [
    `UPDATE run_stops SET amount = amount + 1; UPDATE run_cash SET amount = amount + 1 WHERE kind = 'collected'`,
    `UPDATE run_stops SET amount = amount - 1; UPDATE run_cash SET amount = amount - 1 WHERE kind = 'collected'`,
    /what its order or parcel says/,
  ],
  [
    `UPDATE run_stops SET state = 'upi', reference = 'x'`,
    `UPDATE run_stops SET state = 'cash', reference = NULL`,
    /paid in the same way/,
  ],
  [
    `UPDATE till_rows SET amount = amount - 1 WHERE kind = 'in'`,
    `UPDATE till_rows SET amount = amount + 1 WHERE kind = 'in'`,
    /lies in the till/,
  ],
])('the audit finds: %s', async (change, undo, rule) => {
  expect(await whileBroken(change, undo)).toContainEqual(expect.stringMatching(rule))
})
