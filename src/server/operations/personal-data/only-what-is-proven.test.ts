import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { password, signUp } from '../../../../test/builders/sign-up.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('closing an account takes nothing with it that is only said to be the person’s: a stranger’s newsletter and what they wait for stay', async () => {
  const victim = { username: 'Sumathi Amma', email: 'sumathi@mill.example', phonenumber: '9847012321' }
  const { username: name, email, phonenumber: phone } = victim
  await shop.call('POST', '/user/submit-user-details', { body: { name, email, phone } })
  const { productId } = await buildProduct(shop.shop, { stock: 0 })
  const waiting = { productId, email: victim.email }
  expect((await shop.call('POST', '/stock-request', { body: waiting })).body.success).toBe(true)
  await shop.pool.query('UPDATE stock_requests SET confirmed_at = now() WHERE email = $1', [victim.email])
  // whoever types these addresses has confirmed neither
  const attacker = await signUp(shop, { email: victim.email, phonenumber: victim.phonenumber })
  const closed = await shop.call('DELETE', '/user', { token: attacker.token, body: { password } })
  expect(closed.status).toBe(200)
  const left = async (table: 'subscribers' | 'stock_requests') =>
    (await shop.db.selectFrom(table).select('email').where('email', '=', email).execute()).length
  expect([await left('subscribers'), await left('stock_requests')]).toEqual([1, 1])
})

/** Closes an account of this address for which mails wait; gives the kinds of those that still do. */
async function leftAfterClosing(email: string, confirmed: boolean): Promise<string[]> {
  const { token, user } = await signUp(shop, { email })
  expect((await shop.call('POST', '/user/unsubscribe', { body: { email } })).status).toBe(200)
  expect((await shop.call('POST', '/user/forgot-password', { body: { email } })).status).toBe(200)
  expect((await shop.call('POST', '/user/request-email-code', { token })).status).toBe(200)
  if (confirmed) await shop.pool.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [user._id])
  expect((await shop.call('DELETE', '/user', { token, body: { password } })).status).toBe(200)
  const { rows } = await shop.pool.query(`SELECT kind FROM outbox WHERE payload->>'email' = $1`, [email])
  return rows.map(({ kind }) => kind)
}

test('closing an account drops what waits for its address; if it is not confirmed, what ends a stranger’s newsletter stays', async () => {
  expect(await leftAfterClosing('newsletter@mill.example', false)).toEqual(['newsletter_end'])
  expect(await leftAfterClosing('confirmed@mill.example', true)).toEqual([])
})
