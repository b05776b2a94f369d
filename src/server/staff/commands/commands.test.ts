import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { doAs, staffOf } from '../../../../test/as-staff.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { sendReview } from '../../../../test/builders/review-form.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { ask } from '../../platform/db/ask.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { keepHouse } from '../../start/delete-expired-records.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { asStaff } from './as-staff.ts'
import { forgetInHistory } from './command-queries.ts'
import { keptInput } from './kept-input.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ demo: true })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const asShopItself = (text: string) => ask(shop.shop.db, { text })

describe('no write without a command', () => {
  const tables =
    'products variants categories subcategories labels brands coupons banners category_banners offer_banners'.split(' ')

  it.each(tables)('%s: no column can be changed, no row added or removed', async (table) => {
    const { rows: columns } = await shop.pool.query(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
      [table],
    )
    const counted = { products: 'rating_counts', coupons: 'uses' }[table]
    const others: Record<string, string> = { ARRAY: `'{x}'`, jsonb: `'{"x":1}'` }
    for (const { name, type } of columns) {
      if (name === counted) continue
      const value =
        type === 'boolean'
          ? `NOT ${name}`
          : /int|numeric/.test(type)
            ? `coalesce(${name}, 0) + 1`
            : /time/.test(type)
              ? `timestamptz '2001-02-03'`
              : (others[type] ?? `coalesce(${name}, '') || 'x'`)
      const change = `UPDATE ${table} SET ${name} = ${value} WHERE ctid = (SELECT ctid FROM ${table} LIMIT 1)`
      await expect(asShopItself(change), name).rejects.toThrow('by a command only')
    }
    await expect(asShopItself(`DELETE FROM ${table}`)).rejects.toThrow('by a command only')
    const copy = `INSERT INTO ${table} SELECT (jsonb_populate_record(t, '{"id":"new"}')).* FROM ${table} t LIMIT 1`
    await expect(asShopItself(copy)).rejects.toThrow('by a command only')
  })

  it('nor can stock be booked in or corrected, or an order be moved for the owner', async () => {
    const move = `INSERT INTO order_moves (order_id, to_status, moved_by, created_at)
      SELECT id, 'packed', 'owner', now() FROM orders LIMIT 1`
    await expect(asShopItself(move)).rejects.toThrow('by a command only')
    for (const kind of ['receive', 'adjust']) {
      const book = `INSERT INTO stock_movements (stock_item_id, kind, on_hand_change, created_at)
        SELECT id, '${kind}', 1, now() FROM stock_items LIMIT 1`
      await expect(asShopItself(book)).rejects.toThrow('by a command only')
    }
  })

  it('shoppers go on: they order with a coupon, cancel and review', async () => {
    const before = await count('commands')
    const { shopper, order } = await placeOrder(shop)
    const cancel = { token: shopper.token, body: { status: 'cancelled' } }
    await shop.call('PATCH', `/order/update-order/${order._id}`, cancel)
    const { productId } = await buildProduct(shop.shop)
    expect((await sendReview(shop, { productId }, shopper.token)).status).toBe(201)
    expect(await count('commands')).toBe(before)
  })

  it('a command that fails leaves neither its change nor a row', async () => {
    const [before, { productId }] = [await count('commands'), await buildProduct(shop.shop)]
    const failing = doAs(shop, owner, 'product.price', async (work) => {
      await work.tx.updateTable('products').set({ name: 'Renamed' }).where('id', '=', productId).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const mute = doAs(shop, owner, 'product.price', async (work) => {
      await work.tx.updateTable('products').set({ name: 'Renamed' }).where('id', '=', productId).execute()
    })
    await expect(mute).rejects.toThrow('does not say what it is about')
    expect(await count('commands')).toBe(before)
    const { rows } = await shop.pool.query('SELECT name FROM products WHERE id = $1', [productId])
    expect(rows[0].name).not.toBe('Renamed')
  })
})

async function count(table: string): Promise<number> {
  return (await shop.pool.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n
}

describe('the terminal', () => {
  it('stands in the history with the user of the machine, one row for each command', async () => {
    const { order } = await placeOrder(shop)
    const { productId } = await buildProduct(shop.shop)
    const given: [string[], string][] = [
      [['order', order.number, 'confirmed'], 'order.confirm'],
      [['stock', productId, '+3'], 'stock.adjust'],
      [['coupon', 'add', 'VISHU26', '--flat', '50'], 'coupon.add'],
      [['coupon', 'off', 'VISHU26'], 'coupon.end'],
      [['search', 'rebuild'], 'search.rebuild'],
    ]
    for (const [argv, name] of given) {
      const before = await count('commands')
      await runCommand(shop.shop, argv)
      expect(await count('commands')).toBe(before + 1)
      const { rows } = await shop.pool.query('SELECT name, actor, by_name FROM commands ORDER BY at DESC LIMIT 1')
      expect(rows[0]).toEqual({ name, actor: 'terminal', by_name: expect.stringMatching(/./) })
    }
    const { rows } = await shop.pool.query(
      `SELECT before, after FROM changes h JOIN commands c ON c.id = command_id WHERE c.name = 'order.confirm'
       AND c.subject_name = $1`,
      [order.number],
    )
    expect(rows).toMatchObject([{ before: { status: 'pending' }, after: { status: 'confirmed' } }])
  })
})

describe('the history', () => {
  it.each(['commands', 'changes'])('%s is only added to, by anybody', async (table) => {
    const change = `UPDATE ${table} SET ${table === 'commands' ? 'reason' : 'entity'} = 'x'`
    for (const db of [shop.db, shop.shop.db]) {
      await expect(ask(db, { text: change })).rejects.toThrow(/only added to|denied/)
      await expect(ask(db, { text: `DELETE FROM ${table}` })).rejects.toThrow(/only added to|denied/)
    }
    await expect(asShopItself(change)).rejects.toThrow('permission denied')
    const sneaky = `BEGIN; SET LOCAL shop.forgetting = 'on'; UPDATE ${table} SET entity_id = 'x'; COMMIT`
    await expect(
      shop.pool.query(sneaky.replace('entity_id', table === 'commands' ? 'name' : 'entity_id')),
    ).rejects.toThrow()
    await shop.pool.query('ROLLBACK')
  })

  it('forgets what it says of a person, and keeps who did what to which record', async () => {
    const id = shop.shop.newId()
    const command = await doAs(
      shop,
      owner,
      'order.confirm',
      async (work) => {
        work.about({ kind: 'order', id, name: 'BMS-900001' })
        const address = { fullName: 'Leela Thomas', phone: '9895012345' }
        work.changed('order', id, { status: 'pending', address }, { status: 'confirmed', address: null })
      },
      { input: { note: 'Leela rang' }, reason: 'Leela asked' },
    )
    await shop.shop.db.transaction().execute((tx) => forgetInHistory(tx, [{ kind: 'order', id }]))
    const { rows } = await shop.pool.query(
      `SELECT c.name, c.subject_name, c.reason, c.input, h.before, h.after FROM commands c
       JOIN changes h ON h.command_id = c.id WHERE c.id = $1`,
      [command],
    )
    expect(rows[0]).toEqual({
      name: 'order.confirm',
      subject_name: 'BMS-900001',
      reason: '(forgotten)',
      input: { forgotten: true },
      before: { status: 'pending', address: '(forgotten)' },
      after: { status: 'confirmed', address: null },
    })
  })

  it('says nothing of somebody who was erased', async () => {
    const { shopper, order } = await placeOrder(shop, { address: { ...kozhikode, fullName: 'Sarojini Amma' } })
    await moveOrder(shop.shop, order._id, 'confirmed')
    await doAs(shop, owner, 'order.pack', async (work) => {
      work.about({ kind: 'order', id: order._id, name: order.number })
      work.changed('order', order._id, { address: null }, { address: 'Sarojini Amma, Beypore' })
    })
    for (const status of ['packed', 'shipped', 'out_for_delivery', 'delivered'] as const)
      await moveOrder(shop.shop, order._id, status)
    await runCommand(shop.shop, ['person', shopper.phonenumber, 'erase'])
    for (const table of ['commands', 'changes', 'command_answers']) {
      const found = await shop.pool.query(`SELECT FROM ${table} t WHERE t::text LIKE ANY ($1)`, [
        ['%Sarojini%', `%${shopper.phonenumber}%`],
      ])
      expect([table, found.rowCount]).toEqual([table, 0])
    }
    const { rows } = await shop.pool.query(`SELECT DISTINCT name FROM commands WHERE subject_id = $1`, [order._id])
    expect(rows.length).toBeGreaterThan(3)
  })
})

describe('a command’s id', () => {
  it('is good for one thing, also when its answer has been forgotten', async () => {
    const id = randomUUID()
    const done: string[] = []
    const once = async (note: string) => {
      const command = { id, name: 'stock.adjust' as const, input: { note }, ip: '127.0.0.1', requestId: 'test' }
      return asStaff(shop.shop, await staffOf(shop, owner), command, async (work) => {
        done.push(note)
        work.about({ kind: 'stock', id: 'x' })
        return { n: done.length }
      })
    }
    const answers = await Promise.all(Array.from({ length: 8 }, () => once('counted')))
    expect(new Set(answers.map(({ n }) => n))).toEqual(new Set([1]))
    await expect(once('counted anew')).rejects.toMatchObject({ code: 'command_reused' })
    shop.advance(25 * 3_600_000)
    await keepHouse(shop.shop)
    expect((await shop.pool.query('SELECT FROM command_answers WHERE command_id = $1', [id])).rowCount).toBe(0)
    owner = await buildStaff(shop, ['owner'])
    await expect(once('counted')).rejects.toMatchObject({ code: 'command_reused' })
  })
})

describe('what is kept of the input', () => {
  it('no secret at any depth, long texts cut, and never more than its limit', async () => {
    const secret = 'Kallayi-Teak7'
    const kept = JSON.stringify(
      keptInput({
        password: secret,
        keys: { keySecret: secret, apiKey: secret },
        list: [{ totp: secret, pin: secret }],
        name: 'x',
      }),
    )
    expect(kept).not.toContain(secret)
    expect(kept).toContain('"name":"x"')
    expect(JSON.stringify(keptInput({ note: 'n'.repeat(60_000) })).length).toBeLessThan(3000)
    const many = keptInput({ rows: Array.from({ length: 5000 }, (_, n) => `row ${n}`) })
    expect(Buffer.byteLength(JSON.stringify(many))).toBeLessThan(officeLimits.commandInputBytes)
    expect(many).toEqual({ bytes: expect.any(Number) })
  })

  it('a secret among what was changed fails the command: it would be there for ever', async () => {
    const telling = doAs(shop, owner, 'staff.on', async (work) => {
      work.about({ kind: 'staff', id: 'x' })
      work.changed('staff', 'x', { password_hash: null }, { password_hash: '$argon2id$…' })
    })
    await expect(telling).rejects.toThrow('no place for staff.password_hash')
  })
})
