import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doAs } from '../../../../test/as-staff.ts'
import { buildStaff } from '../../../../test/office.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import { frozen } from './invoice-checks.ts'

let paying: Paying
let owner: Awaited<ReturnType<typeof buildStaff>>
beforeAll(async () => {
  paying = await Paying.open()
  const { shop } = paying.shop
  owner = await buildStaff(paying.shop, ['owner'])
  const { order } = await paying.paid()
  for (const status of ['confirmed', 'cancelled'] as const) await moveOrder(shop, order._id, status)
  const { shopper, order: early } = await paying.paid()
  await paying.cancel(shopper, early._id)
})
afterAll(() => paying.close())

/** Writes a statement for the first column of a table. */
async function statementsOf(table: string): Promise<string[]> {
  const { rows } = await paying.shop.pool.query(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND is_identity = 'NO' ORDER BY ordinal_position LIMIT 1`,
    [table],
  )
  const column = `"${rows[0].name}"`
  return [`UPDATE ${table} SET ${column} = ${column}`, `DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`]
}

test.each(frozen)(
  '%s refuses UPDATE, DELETE and TRUNCATE to the shop, to its people and to the terminal',
  async (table) => {
    const { shop } = paying.shop
    const count = async () => (await paying.shop.pool.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n
    const before = await count()
    const run = (statement: string) => async (work: { tx: Transaction<Database> }) => {
      await sql.raw(statement).execute(work.tx)
    }
    for (const statement of await statementsOf(table)) {
      const ways = {
        shop: () => ask(shop.db, { text: statement }),
        person: () => doAs(paying.shop, owner, 'goods.bulk', run(statement)),
        terminal: () => atTerminal(shop, 'books.lock', {}, run(statement)),
      }
      for (const [who, way] of Object.entries(ways))
        await expect(way(), `${who}: ${statement}`).rejects.toThrow(/only added to|counts on by one|permission denied/)
    }
    expect(await count()).toBe(before)
  },
)
