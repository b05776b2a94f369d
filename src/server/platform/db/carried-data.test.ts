import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/databases.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'

// Migrations that change rows which a shop has already: what was there before, and what it is afterwards.

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await cloneDatabase()
  client = new pg.Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})
beforeEach(() => client.query('drop schema public cascade; create schema public'))

const migrateTo = (number: number) =>
  migrate(
    database.url,
    readMigrations().filter((each) => each.number <= number),
  )
const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 5, minute))

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const marks = Object.keys(row).map((_, index) => `$${index + 1}`)
  await client.query(`insert into ${table} (${Object.keys(row)}) values (${marks})`, Object.values(row))
}

const user = (id: string, phonenumber: string, email: string | null, minute = 0) =>
  insert('users', { id, username: id, phonenumber, email, created_at: at(minute), updated_at: at(minute) })

test('0015: checkouts of a former shop get the cart of their order, of the next order of their goods, or of now', async () => {
  await migrateTo(14)
  await user('amina', '9000000001', null)
  await user('biju', '9000000002', null)
  await insert('carts', { user_id: 'amina', updated_at: at(0) })
  await order('paid', 'amina', 'drill', 10)
  await order('later', 'amina', 'drill', 30)
  await order('latest', 'amina', 'drill', 40)
  await order('others', 'biju', 'drill', 25)
  await checkout('settled', 'amina', 'drill', 5, 'paid')
  await checkout('bought-by-cash', 'amina', 'drill', 20)
  await checkout('never-bought', 'amina', 'belt', 20)
  await checkout('after-all', 'amina', 'drill', 50)
  await checkout('without-cart', 'biju', 'belt', 50)
  await migrateTo(15)

  const carts = await ids('select user_id as id, cart_id from carts')
  const orders = await ids('select id, cart_id from orders')
  expect(new Set([...Object.values(orders), carts.amina]).size).toBe(5)
  expect(await ids('select id, cart_id from checkouts')).toEqual({
    settled: orders.paid,
    'bought-by-cash': orders.later,
    'never-bought': carts.amina,
    'after-all': carts.amina,
    'without-cart': null,
  })
})

test('0034: an address that was typed in two forms is one account’s, in one form', async () => {
  await migrateTo(33)
  const [one, two] = ['josé@example.com'.normalize('NFC'), 'josé@example.com'.normalize('NFD')]
  await user('decomposed-first', '9000000001', two, 1)
  await user('composed', '9000000002', one, 2)
  await user('plain', '9000000003', 'amina@example.com')
  await user('alone', '9000000004', 'zoë@example.com'.normalize('NFD'))
  await user('none', '9000000005', null)
  await migrateTo(34)
  expect(Object.fromEntries((await client.query('select id, email from users')).rows.map(Object.values))).toEqual({
    'decomposed-first': two,
    composed: one,
    plain: 'amina@example.com',
    alone: 'zoë@example.com'.normalize('NFC'),
    none: null,
  })
})

test('0331: a refund that is done has its day, also one that a process of the former version finishes', async () => {
  await migrateTo(330)
  await client.query('alter table refunds drop constraint refunds_payment_id_fkey, disable trigger user')
  await refund('done', { status: 'processed' })
  await refund('dated', { status: 'processed', paid_at: at(5) })
  await refund('open', { status: 'pending', due_at: at(20) })
  await refund('waiting', { status: 'pending', due_at: at(20) })
  await migrateTo(331)
  const finish = `update refunds set status = 'processed', due_at = null, updated_at = $1 where id = 'open'`
  await client.query(finish, [at(30)])
  await refund('new', { status: 'processed', updated_at: at(40) })
  const { rows } = await client.query('select id, paid_at from refunds')
  expect(Object.fromEntries(rows.map(Object.values))).toEqual({
    done: at(10),
    dated: at(5),
    open: at(30),
    waiting: null,
    new: at(40),
  })
})

async function ids(text: string): Promise<Record<string, string | null>> {
  const { rows } = await client.query(text)
  return Object.fromEntries(rows.map(({ id, cart_id }) => [id, cart_id]))
}

/** A refund of a payment, asked for at minute 0; it was written at minute 10. */
function refund(id: string, more: Record<string, unknown>): Promise<void> {
  const money = { payment_id: `pay_${id}`, amount: 100, currency: 'INR', reason: 'out_of_stock' }
  const keys = { idempotency_key: `refund-${id}-1`, provider_refund_id: `rfnd_${id}` }
  return insert('refunds', { id, ...money, ...keys, created_at: at(0), updated_at: at(10), ...more })
}

async function order(id: string, userId: string, productId: string, minute: number): Promise<void> {
  const taxes = { gst: 0, cgst: 0, sgst: 0, igst: 0 }
  const none = { coupon_discount: 0, delivery_charges: 0, online_discount: 0, ...taxes }
  const dates = { created_at: at(minute), updated_at: at(minute), expected_delivery: at(minute) }
  const kind = { status: 'pending', payment_method: 'cod', payment_status: 'due', delivery_address: '{}' }
  await insert('orders', { id, number: id, user_id: userId, ...kind, sub_total: 100, payable: 100, ...none, ...dates })
  const goods = { product_id: productId, name: productId, image: '', quantity: 1, unit: 'NOS', hsn_code: '8467' }
  const price = { unit_price: 100, gst_rate: 18, discount_share: 0, line_total: 100, ...taxes }
  await insert('order_lines', { order_id: id, position: 0, ...goods, ...price })
}

async function checkout(
  id: string,
  userId: string,
  productId: string,
  minute: number,
  orderId?: string,
): Promise<void> {
  const state = orderId ? { status: 'settled', order_id: orderId } : { status: 'expired' }
  const draft = JSON.stringify({ lines: [{ productId, variantId: null }] })
  const dates = { created_at: at(minute), updated_at: at(minute), expires_at: at(minute + 15) }
  await insert('checkouts', {
    id,
    user_id: userId,
    ...state,
    draft,
    fingerprint: id,
    amount: 100,
    currency: 'INR',
    ...dates,
  })
}
