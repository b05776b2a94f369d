import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildMp4 } from '../../../../test/builders/build-video.ts'
import { leaveTraces } from '../../../../test/builders/leave-traces.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { sendReview } from '../../../../test/builders/review-form.ts'
import { password, signUp } from '../../../../test/builders/sign-up.ts'
import { tablesOf } from '../../../../test/builders/tables-with.ts'
import { closeCheckout } from '../../selling/checkout/pay/close-checkout.ts'
import { reconcile } from '../../selling/checkout/settle/reconcile.ts'
import { keepHouse } from '../../start/delete-expired-records.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { auditMoney } from '../audit/audit-money.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const run = (...argv: string[]) => runCommand(shop.shop, argv)
const subscribe = (person: { username: string; email: string; phonenumber: string }) =>
  shop.call('POST', '/user/submit-user-details', {
    body: { name: person.username, email: person.email, phone: person.phonenumber },
  })
const complain = (body: { name: string; email?: string; phone?: string }, token?: string) =>
  shop.call('POST', '/support/tickets', { token, body: { ...body, text: `${body.name} is not content` } })

/** Somebody with everything: a delivered and a cancelled order, a review with a video, a saved address, a cart, a subscription, a complaint. */
async function buildRegular(username: string) {
  const signedUp = await signUp(shop, { username })
  const { token, user, phonenumber } = signedUp
  await shop.db.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', user._id).execute()
  await shop.call('PATCH', '/user/update-user', { token, body: { address: { ...kozhikode, fullName: username } } })
  await subscribe(signedUp)
  await complain({ name: username, email: signedUp.email, phone: phonenumber }, token)
  const shopper = { userId: user._id, token, phonenumber }
  const address = { ...kozhikode, fullName: username }
  const { order } = await placeOrder(shop, { shopper, address })
  for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered']) {
    await run('order', order.number, status)
  }
  const { order: cancelled } = await placeOrder(shop, { shopper, address })
  await run('order', cancelled.number, 'cancelled')
  const { productId } = await buildProduct(shop.shop, { stock: 9 })
  const { body } = await sendReview(shop, { productId, file: buildMp4({ media: Buffer.alloc(300, username) }) }, token)
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  await leaveTraces(shop, token, username)
  return { ...signedUp, userId: user._id, order, productId, review: body.data }
}

const tablesWith = (texts: string[]) => tablesOf(shop, texts)

describe('closing the account', () => {
  test('erases the person everywhere, also on invoices, which stay; the books still hold', async () => {
    const person = await buildRegular('Vasudevan Nambiar')
    const texts = [person.username, person.email, person.phonenumber]
    expect((await tablesWith(texts)).length).toBeGreaterThan(8)
    const closed = await shop.call('DELETE', '/user', { token: person.token, body: { password } })
    expect(closed).toMatchObject({ status: 200, body: { message: expect.stringContaining('closed') } })
    expect(await tablesWith(texts)).toEqual([])
    expect((await shop.call('GET', '/user/check-user', { token: person.token })).status).toBe(401)
    const { data } = (await shop.call('GET', `/product/get-product/${person.productId}`)).body
    expect(data).toMatchObject({ totalRatings: 0, ratings: [] })
    expect((await fetch(shop.url + person.review.image)).status).toBe(404)
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
    await run('order', person.order.number, 'returned')
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })

  test('sets phone number and email free, and nobody gets in any more', async () => {
    const person = await buildRegular('Ravi Pillai')
    await shop.call('DELETE', '/user', { token: person.token, body: { password } })
    const login = { email: person.phonenumber, password }
    expect((await shop.call('POST', '/user/login', { body: login })).status).toBe(401)
    const again = await signUp(shop, { phonenumber: person.phonenumber, email: person.email })
    const { body } = await shop.call('GET', '/order/get-user-orders', { token: again.token })
    expect(body.data).toEqual([])
  })

  test('asks for the password; a wrong one neither erases nor signs out', async () => {
    const { token } = await signUp(shop)
    const wrong = await shop.call('DELETE', '/user', { token, body: { password: 'Not-The-One-9' } })
    expect(wrong).toMatchObject({ status: 400, body: { errors: { password: expect.any(String) } } })
    expect((await shop.call('DELETE', '/user', { token })).status).toBe(400)
    expect((await shop.call('GET', '/user/check-user', { token })).status).toBe(200)
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => shop.call('DELETE', '/user', { token, body: { password: 'Guess-Guess-9' } })),
    )
    expect(guesses.map((each) => each.status)).toContain(429)
  })

  test('waits for open orders, and says which', async () => {
    const { token, user, phonenumber } = await signUp(shop)
    const { order } = await placeOrder(shop, { shopper: { userId: user._id, token, phonenumber } })
    const refused = await shop.call('DELETE', '/user', { token, body: { password } })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'order_state', message: expect.stringContaining(order.number) },
    })
    await run('order', order.number, 'cancelled')
    expect((await shop.call('DELETE', '/user', { token, body: { password } })).status).toBe(200)
  })

  test('at the moment of an order leaves either the order or the erasure, never both', async () => {
    const { token, user } = await signUp(shop)
    const { productId } = await buildProduct(shop.shop, { stock: 1 })
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    const [placed, closed] = await Promise.all([
      shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } }),
      shop.call('DELETE', '/user', { token, body: { password } }),
    ])
    expect([placed.status === 201, closed.status === 200].filter(Boolean)).toHaveLength(1)
    const { rows } = await shop.pool.query('SELECT erased_at FROM users WHERE id = $1', [user._id])
    expect(rows[0].erased_at !== null).toBe(closed.status === 200)
  })

  test('withdraws an online payment that was begun, and gives its goods free', async () => {
    const { token } = await signUp(shop, { username: 'Leela Thomas' })
    const { productId } = await buildProduct(shop.shop, { stock: 1 })
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    const address = { ...kozhikode, fullName: 'Leela Thomas' }
    expect((await shop.call('POST', '/order/paymentIntent', { token, body: { address } })).status).toBe(200)
    expect((await shop.call('DELETE', '/user', { token, body: { password } })).status).toBe(200)
    expect(await tablesWith(['Leela Thomas'])).toEqual([])
    expect(await run('stock', productId)).toContain('1')
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })
})

test('a copy of one’s data is a file with everything that was given, and no secrets', async () => {
  const person = await buildRegular('Fathima Rasheed')
  const { token } = person
  const { body, headers } = await shop.call('GET', '/user/export', { token })
  expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.data).toMatchObject({
    account: { username: 'Fathima Rasheed', email: person.email, address: [{ city: 'Kozhikode' }] },
    newsletter: [{ email: person.email }],
    complaints: [{ number: expect.stringMatching(/^TKT-/), messages: [{ text: 'Fathima Rasheed is not content' }] }],
    orders: [{ status: 'cancelled' }, { status: 'delivered', invoiceDocument: { number: expect.any(String) } }],
    reviews: [{ product: person.productId }],
    cart: { formattedCart: { items: [{ quantity: 1 }] } },
    signedIn: [{}],
  })
  expect(JSON.stringify(body)).not.toMatch(/argon2|password|token/i)
  expect((await shop.call('GET', '/user/export')).status).toBe(401)
})

test('a copy holds nobody else’s subscription, also not by a phone number that somebody only says is theirs', async () => {
  await subscribe({ username: 'Sara Kurian', email: 'sara@example.com', phonenumber: '9811111111' })
  const { token } = await signUp(shop, { phonenumber: '9811111111' })
  const { body } = await shop.call('GET', '/user/export', { token })
  expect(JSON.stringify(body)).not.toContain('sara@example.com')
})

test('a complaint that was sent without signing in is seen and withdrawn with a confirmed email address only', async () => {
  const { token, user, email, phonenumber } = await signUp(shop)
  await complain({ name: 'Sara Kurian', email, phone: phonenumber })
  const exported = async () => (await shop.call('GET', '/user/export', { token })).body.data.complaints
  expect(await exported()).toEqual([])
  await shop.db.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', user._id).execute()
  expect(await exported()).toMatchObject([{ name: 'Sara Kurian' }])
  const stranger = await signUp(shop)
  const other = { name: 'Biju Varghese', email: 'biju@example.com', phone: stranger.phonenumber }
  await complain(other)
  for (const each of [token, stranger.token]) await shop.call('DELETE', '/user', { token: each, body: { password } })
  expect(await tablesWith(['Sara Kurian is not content'])).toEqual([])
  expect(await tablesWith(['Biju Varghese is not content'])).toEqual(['ticket_messages'])
})

describe('the owner', () => {
  test('shows, copies and erases a person by phone number or email', async () => {
    const { email, phonenumber, order } = await buildRegular('Jose Mathew')
    const shown = await run('person', email, 'show')
    for (const part of ['Jose Mathew', phonenumber, order.number, 'delivered', 'Newsletter', 'Complaint'])
      expect(shown).toContain(part)
    expect(JSON.parse(await run('person', `+91 ${phonenumber}`, 'export'))).toMatchObject({ account: { email } })
    await run('person', phonenumber, 'erase')
    await expect(run('person', email, 'show')).rejects.toMatchObject({ code: 'not_found' })
    expect(await tablesWith(['Jose Mathew', email])).toEqual([])
  })

  test('erases who only complained', async () => {
    await complain({ name: 'Only Complaint', phone: '9844444444' })
    expect(await run('person', '9844444444', 'show')).toContain('open')
    await run('person', '+91 98444 44444', 'erase')
    expect(await tablesWith(['Only Complaint'])).toEqual([])
  })

  test('erases who only subscribed, and signs somebody out everywhere', async () => {
    await subscribe({ username: 'Only Letter', email: 'letter@example.com', phonenumber: '9822222222' })
    await shop.call('POST', '/user/unsubscribe', { body: { email: 'letter@example.com' } })
    expect(await tablesWith(['letter@example.com'])).toEqual(['consents', 'outbox', 'subscribers'])
    await run('person', 'letter@example.com', 'erase')
    expect(await tablesWith(['letter@example.com'])).toEqual([])
    const { token, email } = await signUp(shop)
    expect(await run('logout', email)).toContain('Signed out')
    expect((await shop.call('GET', '/user/check-user', { token })).status).toBe(401)
  })
})

test('after 30 days checkouts that came to nothing and mails say nothing about anybody, and the books still hold', async () => {
  const { token } = await signUp(shop, { username: 'Meera Das' })
  const { productId } = await buildProduct(shop.shop, { stock: 1 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const address = { ...kozhikode, fullName: 'Never Finished' }
  await shop.call('POST', '/order/paymentIntent', { token, body: { address } })
  const outbox = path.join(shop.shop.config.dataDir, 'outbox')
  mkdirSync(outbox, { recursive: true })
  for (const name of ['old.eml', 'young.eml']) writeFileSync(path.join(outbox, name), 'To: somebody')
  const { rows } = await shop.pool.query(
    `SELECT id FROM checkouts WHERE draft #>> '{address,fullName}' = 'Never Finished'`,
  )
  await closeCheckout(shop.shop, rows[0].id, 'expired')
  shop.advance(31 * 86_400_000)
  const now = shop.shop.clock()
  utimesSync(path.join(outbox, 'young.eml'), now, now)
  await keepHouse(shop.shop)
  // the provider is still to be asked about it
  expect(await tablesWith(['Never Finished'])).toEqual(['checkouts'])
  await reconcile(shop.shop)
  await keepHouse(shop.shop)
  expect(await tablesWith(['Never Finished'])).toEqual([])
  expect(readdirSync(outbox)).toEqual(['young.eml'])
  expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
})
