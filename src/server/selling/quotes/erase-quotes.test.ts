import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { eraseAtTerminal } from '../../operations/personal-data/erase-person.ts'
import { findUser } from '../../shoppers/accounts/user-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function erase({ userId }: BuiltShopper): Promise<void> {
  const user = await findUser(shop.db, userId)
  if (!user) throw new Error('there is no such account')
  await eraseAtTerminal(shop.shop, user)
}

/** A quotation that one account has asked for and another has accepted. */
async function acceptedOfAnother() {
  const [asker, buyer] = [await buildShopper(shop.shop), await buildShopper(shop.shop)]
  const { productId } = await buildProduct(shop.shop, { price: 100, stock: 50 })
  const body = { name: 'Amina Beevi', phone: '9400000001', lines: [{ productId, quantity: 5 }] }
  const { number, key } = (await shop.call('POST', '/quote', { body, token: asker.token })).body.data
  const accepted = await shop.call('POST', `/quote/${number}/accept`, { token: buyer.token, body: { key } })
  expect(accepted.status).toBe(200)
  return { asker, buyer, number }
}

const isKept = async (number: string) =>
  (await shop.pool.query('SELECT FROM quotes WHERE number = $1', [number])).rowCount === 1

test('who is erased waits for the cart in which the quotation lies, and holds no quotation until then', async () => {
  const { asker, buyer, number } = await acceptedOfAnother()
  const holder = await shop.pool.connect()
  try {
    await holder.query('BEGIN')
    // as an order does: the cart is locked and emptied, then its quotations are marked
    await holder.query('SELECT FROM carts WHERE user_id = $1 FOR UPDATE', [buyer.userId])
    await holder.query('DELETE FROM cart_lines WHERE user_id = $1', [buyer.userId])
    const erasing = erase(asker)
    const waits = `
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
    await expect.poll(async () => (await shop.pool.query(waits)).rows[0].n).toBe(1)
    const free = await holder.query('SELECT FROM quotes WHERE number = $1 FOR UPDATE NOWAIT', [number])
    expect(free.rowCount).toBe(1)
    await holder.query('ROLLBACK')
    await erasing
  } finally {
    holder.release()
  }
  expect(await isKept(number)).toBe(false)
  const { rows } = await shop.pool.query('SELECT quantity, quote_id FROM cart_lines WHERE user_id = $1', [buyer.userId])
  expect(rows, 'the goods stay in the cart').toEqual([{ quantity: 5, quote_id: null }])
})

test('an order at its prices and the end of who asked for it both come about, whoever is first', async () => {
  for (let round = 0; round < 3; round++) {
    const { asker, buyer, number } = await acceptedOfAnother()
    const [placed] = await Promise.all([
      shop.call('POST', '/order/placeorder', { token: buyer.token, body: { address: kozhikode } }),
      erase(asker),
    ])
    expect(placed.status).toBe(201)
    expect(await isKept(number)).toBe(false)
  }
})

test('two who are named by the same quotations are erased at once', async () => {
  const one = await acceptedOfAnother()
  const { productId } = await buildProduct(shop.shop, { price: 100, stock: 50 })
  const body = { name: 'Salma', phone: '9400000002', lines: [{ productId, quantity: 5 }] }
  const { number, key } = (await shop.call('POST', '/quote', { body, token: one.buyer.token })).body.data
  await shop.call('POST', `/quote/${number}/accept`, { token: one.asker.token, body: { key } })
  await Promise.all([erase(one.asker), erase(one.buyer)])
  expect([await isKept(one.number), await isKept(number)]).toEqual([false, false])
})
