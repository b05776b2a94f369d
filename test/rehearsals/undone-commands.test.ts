import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { commandKind, commands } from '../../src/shared/office/commands.ts'
import { openShop, type TestShop } from '../app.ts'
import { often } from '../how-often.ts'
import { rehearsals, waysBack } from './every-command.ts'
import { buildStage, done, type Rehearsal, type Stage } from './rehearsal.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/**
 * Tables that are not state: what is kept of past actions and of who did them, to which undo adds; and tables made from others.
 */
const notState: Record<string, string> = {
  ...of('the history', ['commands', 'changes', 'command_answers', 'journal']),
  ...of('ledgers, to which taking back adds', [
    ...['stock_movements', 'order_moves', 'count_entries', 'settings', 'receipts', 'receipt_lines'],
    'policy_versions',
  ]),
  ...of('what leaves the shop', ['outbox', 'order_alerts', 'order_prints', 'push_notes']),
  ...of('who is signed in, and how often', [
    ...['sessions', 'staff_sessions', 'staff_browsers', 'staff_challenges', 'staff_links', 'login_devices'],
    ...['rate_limits', 'one_time_codes', 'password_codes'],
  ]),
  ...of('made of the products; the audit compares them', [
    ...['product_facets', 'product_numbers', 'product_search', 'search_postings', 'search_terms', 'search_words'],
  ]),
  ...of('made of the customers', ['customer_sums', 'customer_changes']),
  ...of('files and jobs', ['jobs', 'job_rows', 'head_meanings', 'pictures', 'brand_files', 'backups']),
}

function of(why: string, tables: string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, why]))
}

/** Conditions for a row in use. A record that a command has added is not deleted if other records name it: it is out of use. */
const inUse: Record<string, string> = {
  products: 't.archived_at IS NULL',
  variants: 't.active AND EXISTS (SELECT FROM products p WHERE p.id = t.product_id AND p.archived_at IS NULL)',
  stock_items: `EXISTS (SELECT FROM products p LEFT JOIN variants v ON v.id = t.variant_id
    WHERE p.id = t.product_id AND p.archived_at IS NULL AND coalesce(v.active, true))`,
  suppliers: 't.active',
  purchases: 't.closed_at IS NULL',
  purchase_lines: 'EXISTS (SELECT FROM purchases p WHERE p.id = t.purchase_id AND p.closed_at IS NULL)',
  counts: `t.state <> 'dropped'`,
  // what comes by itself is no more to come once it has come
  scheduled_prices: `t.state = 'waiting' AND t.comes_at > $2`,
  sales: `t.state IN ('waiting', 'running') AND t.starts_at > $2`,
  sale_goods: 'false',
  bargain_terms: 't.active',
  stock_places: 't.shelf IS NOT NULL OR t.reorder_point IS NOT NULL',
  product_tax_changes: 't.withdrawn_at IS NULL',
  dictionary: 't.removed_at IS NULL',
  policies: 't.draft IS NOT NULL OR t.number > 0',
  customer_marks: `t.note <> '' OR t.tags <> '{}' OR t.cash_blocked`,
}

/** Moments, and counts of changes. */
const uncounted = [
  'updated_at',
  'version',
  'tax_since',
  'hidden_at',
  'closed_at',
  'approved_at',
  'booked_in',
  'last_seen_at',
]
/** Columns that differ when undo schedules an undone change again: it is then another record. */
const again = ['id', 'created_at', 'set_at']
const unnamed: Record<string, string[]> = {
  bargain_terms: ['set_at'],
  scheduled_prices: again,
  sales: again,
  product_tax_changes: again,
}

async function state(): Promise<Record<string, string[]>> {
  const { rows: tables } = await shop.pool.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
     ORDER BY 1`,
  )
  const all = await Promise.all(
    tables
      .filter(({ name }) => !notState[name])
      .map(async ({ name }) => {
        const { rows } = await shop.pool.query(
          `SELECT (to_jsonb(t) - $1::text[])::text AS row FROM ${name} t
           WHERE $2::timestamptz IS NOT NULL AND (${inUse[name] ?? 'true'}) ORDER BY 1`,
          [[...uncounted, ...(unnamed[name] ?? [])], shop.shop.clock()],
        )
        return [name, rows.map(({ row }) => row)]
      }),
  )
  return Object.fromEntries(all)
}

/** Returns the present settings: a setting that is set back is a new row. */
async function settings({ owner }: Stage): Promise<unknown> {
  const { data } = await done(owner.call(calls.settings))
  return data.map(({ key, value, waiting }) => ({ key, value, waiting: waiting.map((each) => each.value) }))
}

const whole = async (stage: Stage) => ({ ...(await state()), settings: await settings(stage) })

async function allCommands(): Promise<string[]> {
  return (await shop.pool.query('SELECT id FROM commands ORDER BY at, id')).rows.map(({ id }) => id)
}

/** The commands that were done since, in their order: no two are of one moment. */
async function doneSince(known: readonly string[]): Promise<string[]> {
  return (await allCommands()).filter((id) => !known.includes(id))
}

async function takeBack({ owner }: Stage, ids: readonly string[]): Promise<void> {
  for (const id of ids.toReversed()) {
    shop.advance(5)
    const { status, body } = await owner.call(calls.undo, { params: { id }, body: {} })
    const { rows } = await shop.pool.query('SELECT name FROM commands WHERE id = $1', [id])
    expect([rows[0].name, status, body.message]).toEqual([rows[0].name, 200, 'Undone'])
  }
}

const isUndoable = (name: string) => (commandKind(name)?.back.by ?? 'none') !== 'none'
const undoable = rehearsals.filter(([name]) => isUndoable(name))

it('every command that says that it can be taken back is taken back here', () => {
  const known: string[] = undoable.map(([name]) => name)
  const missing = Object.keys(commands).filter(
    (name) => isUndoable(name) && !known.includes(name) && !waysBack.has(name) && name !== 'history.undo',
  )
  expect(missing, 'rehearse them in test/rehearsals').toEqual([])
})

it.each(undoable)('%s is taken back, and that again, and again', async (_name, rehearse) => {
  const stage = await buildStage(shop)
  const { perform } = await rehearse(stage)
  await expectUndone(stage, [perform])
})

/** Does all of it, takes all of it back, that again, and that again. */
async function expectUndone(stage: Stage, performs: readonly (() => Promise<unknown>)[]): Promise<void> {
  const first = await whole(stage)
  const known = await allCommands()
  for (const perform of performs) {
    shop.advance(5)
    await perform()
  }
  const ids = await onlyUndoable(await doneSince(known))
  expect(ids.length).toBeGreaterThanOrEqual(performs.length)
  const last = await whole(stage)
  const before = await allCommands()
  await takeBack(stage, ids)
  expect(await whole(stage)).toEqual(first)
  const taken = await doneSince(before)
  if (!(await areUndoable(taken))) return
  const between = await allCommands()
  await takeBack(stage, taken)
  expect(await whole(stage)).toEqual(last)
  const again = await doneSince(between)
  if (!(await areUndoable(again))) return
  await takeBack(stage, again)
  expect(await whole(stage)).toEqual(first)
}

/** A command for which it is enough that it is done, such as the beginning of a job, is left out. */
async function onlyUndoable(ids: readonly string[]): Promise<string[]> {
  const { rows } = await shop.pool.query('SELECT id, name FROM commands WHERE id = ANY ($1)', [ids])
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ids.filter((id) => isUndoable(names.get(id)))
}

/** The command that takes one back may itself be one that cannot be: it says so. */
async function areUndoable(ids: readonly string[]): Promise<boolean> {
  return (await onlyUndoable(ids)).length === ids.length
}

it('any commands together, all taken back, are the first state', async () => {
  const some = fc.uniqueArray(fc.constantFrom<[string, Rehearsal]>(...undoable), { minLength: 2, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(some, async (chosen) => {
      const stage = await buildStage(shop)
      const performs: (() => Promise<unknown>)[] = []
      for (const [, rehearse] of chosen) performs.push((await rehearse(stage)).perform)
      await expectUndone(stage, performs)
    }),
    { numRuns: often(20, 4), seed: 20261122 },
  )
}, 300_000)
