import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildReturning, type Returning, type Sold } from '../../../../test/builders/build-returning.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let desk: Returning
let cash: Sold
beforeAll(async () => {
  desk = await buildReturning(await Paying.open())
  const pack = async ({ id }: Sold, lines: object[]) => {
    const answer = await desk.owner.call(calls.packParcel, { params: { id }, body: { lines, carrier: 'DTDC' } })
    if (answer.status !== 201) throw new Error(`packing answered ${answer.status}: ${answer.body.message}`)
  }
  cash = await desk.sold(['confirmed'], 'cash')
  await pack(cash, [{ position: cash.bearing.position, pieces: 3 }])
  await pack(cash, [{ position: cash.belt.position, pieces: 1 }])
  const paid = await desk.sold(['confirmed'], 'online')
  await pack(paid, [{ position: paid.bearing.position, pieces: 1 }])
})
afterAll(() => desk.paying.close())

/** Breaks the books by hand, looks, and puts them right again. The triggers of parcels are off meanwhile. */
async function whileBroken(change: string, undo: string): Promise<string[]> {
  const { pool } = desk.paying.shop
  const triggers = (how: string) =>
    pool.query(`ALTER TABLE parcels ${how} TRIGGER USER; ALTER TABLE parcel_lines ${how} TRIGGER USER`)
  await triggers('DISABLE')
  await pool.query(change)
  const rules = (await desk.faults()).map(({ rule }) => rule)
  await pool.query(undo)
  await triggers('ENABLE')
  expect(await desk.faults()).toEqual([])
  return rules
}

it.each([
  [
    'UPDATE parcel_lines SET pieces = pieces + 1 WHERE pieces = 3',
    'UPDATE parcel_lines SET pieces = 3 WHERE pieces = 4',
    /one parcel at most/,
  ],
  [
    'CREATE TABLE kept AS SELECT * FROM parcel_lines; DELETE FROM parcel_lines WHERE number = 2',
    'INSERT INTO parcel_lines SELECT * FROM kept WHERE number = 2; DROP TABLE kept',
    /one parcel at most/,
  ],
  [
    'UPDATE parcels SET collect = collect + 1 WHERE number = 2',
    'UPDATE parcels SET collect = collect - 1 WHERE number = 2',
    /collect what is due/,
  ],
  [
    `UPDATE parcels c SET collect = 1 FROM orders o WHERE o.id = c.order_id AND o.payment_method = 'online'`,
    `UPDATE parcels c SET collect = NULL FROM orders o WHERE o.id = c.order_id AND o.payment_method = 'online'`,
    /collect what is due/,
  ],
  [
    `UPDATE parcels SET collected_as = 'cash' WHERE number = 2`,
    'UPDATE parcels SET collected_as = NULL WHERE number = 2',
    /collect what is due/,
  ],
  [
    `UPDATE parcels SET state = 'shipped' WHERE number = 2; UPDATE orders SET status = 'shipped' WHERE status = 'packed'`,
    `UPDATE parcels SET state = 'packed' WHERE number = 2; UPDATE orders SET status = 'packed' WHERE status = 'shipped'`,
    /follows from its pieces and parcels/,
  ],
  [
    `UPDATE parcels SET state = 'refused' WHERE number = 2`,
    `UPDATE parcels SET state = 'packed' WHERE number = 2`,
    /less what parcels asked for that did not arrive/,
  ],
])('the audit finds: %s', async (change, undo, rule) => {
  expect(await whileBroken(change, undo)).toContainEqual(expect.stringMatching(rule))
})
