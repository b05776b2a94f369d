import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { password, signUp } from '../../../../test/builders/sign-up.ts'
import { rates } from '../../../shared/rates.ts'
import { mailKinds } from '../../start/mail-writers.ts'
import type { Mail } from './mail.ts'
import { sendDueMails } from './send-due-mails.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => shop.close())

const deliver = async (fails = false) => {
  const sent: Mail[] = []
  const send = async (mail: Mail) => {
    if (fails) throw new Error('the mail server is away')
    sent.push(mail)
  }
  await sendDueMails(shop.shop, { kinds: mailKinds, transport: { send, close: () => {} } })
  return sent
}

/** Orders and cancels, so that each owes two mails. */
async function orderAndCancel(shopper: Awaited<ReturnType<typeof buildShopper>>, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const { order } = await placeOrder(shop, { shopper })
    const body = { status: 'cancelled' }
    await shop.call('PATCH', `/order/change-status/${order._id}`, { token: shopper.token, body })
  }
}

test('an address that nobody confirmed gets 10 mails an hour at most; one that fails does not count', async () => {
  const { email } = await signUp(shop)
  const text = 'The coupling is the wrong one'
  for (let n = 0; n < 14; n += 1) {
    await shop.call('POST', '/support/tickets', { body: { name: 'Amina Beevi', email, text: `${text} ${n}` } })
    await shop.db.deleteFrom('rate_limits').where('key', 'like', 'ticket%').execute()
  }
  await deliver(true)
  shop.advance(120_000)
  expect((await deliver()).filter(({ to }) => to === email)).toHaveLength(10)
})

test('eight orders that are placed and cancelled at once send four mails to an address that nobody confirmed', async () => {
  await orderAndCancel(await buildShopper(shop.shop, 'Amina Beevi', { confirmed: false }), 8)
  const sent = await deliver()
  expect(sent).toHaveLength(4)
  expect(sent.every(({ subject }) => subject.endsWith('is cancelled'))).toBe(true)
})

test('the same mailbox in other spellings gets no more', async () => {
  const spellings = ['victim.v', 'victimv', 'v.ictimv+1', 'victimv+2', 'Victim.V+3'].map((name) => `${name}@gmail.com`)
  const elsewhere = ['victim', 'victim+4'].map((name) => `${name}@example.com`)
  const names = [...spellings, 'victimv@googlemail.com', ...elsewhere]
  const text = 'The coupling is the wrong one'
  for (let n = 0; n < 24; n += 1) {
    const body = { name: 'Amina Beevi', email: names[n % names.length] ?? '', text: `${text} ${n}` }
    await shop.call('POST', '/support/tickets', { body })
    await shop.db.deleteFrom('rate_limits').where('key', 'like', 'ticket%').execute()
  }
  const sent = await deliver()
  expect(sent.filter(({ to }) => /@(gmail|googlemail)\.com$/.test(to))).toHaveLength(10)
  expect(sent.filter(({ to }) => to.endsWith('@example.com'))).toHaveLength(6)
  // a dot is a letter like any other elsewhere
  const body = { name: 'Amina Beevi', email: 'vic.tim@example.com', text }
  await shop.call('POST', '/support/tickets', { body })
  expect((await deliver()).filter(({ to }) => to === body.email)).toHaveLength(1)
})

test('a browser that signed in before gets its code however many mails strangers caused, up to 20 a day', async () => {
  const { email } = await signUp(shop)
  const { body } = await shop.call('POST', '/user/login', { body: { email, password } })
  const { most } = rates.mail
  const ask = async (deviceToken?: string) => {
    await shop.call('POST', '/user/forgot-password', { body: { email, deviceToken } })
    return deliver()
  }
  expect(await ask()).toHaveLength(1)
  await shop.db.updateTable('rate_limits').set({ count: most }).where('key', 'like', 'mail:%').execute()
  expect(await ask()).toEqual([])
  expect(await ask(body.deviceToken)).toMatchObject([{ to: email, subject: 'Your code for a new password' }])
  await shop.db.updateTable('rate_limits').set({ count: 20 }).where('key', 'like', 'ownCode:%').execute()
  expect(await ask(body.deviceToken)).toEqual([])
})

test('who is signed in gets the code that confirms the address however many codes and mails strangers caused', async () => {
  const { email, token } = await signUp(shop)
  await shop.call('POST', '/user/forgot-password', { body: { email } })
  await deliver()
  await shop.db.updateTable('rate_limits').set({ count: 30 }).where('key', 'like', 'mail%').execute()
  await shop.db.updateTable('rate_limits').set({ count: 20 }).where('key', 'like', 'code%').execute()
  const ask = () => shop.call('POST', '/user/request-email-code', { token })
  expect((await ask()).status).toBe(200)
  expect(await deliver()).toMatchObject([{ to: email, subject: 'Your code to confirm your email address' }])
  for (let n = 1; n < 5; n += 1) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
  await deliver()
})

test('the news of orders to a confirmed address is never left out', async () => {
  await orderAndCancel(await buildShopper(shop.shop), 7)
  expect(await deliver()).toHaveLength(14)
})

test('that a password was changed is told however many other mails the address got, up to 20 times a day', async () => {
  const { token, user } = await signUp(shop)
  await orderAndCancel({ token, userId: user._id, phonenumber: user.phonenumber }, 7)
  expect(await deliver()).toHaveLength(4)
  await shop.db.updateTable('rate_limits').set({ count: 30 }).where('key', 'like', 'mail%').execute()
  const change = (from: string, to: string) =>
    shop.call('PATCH', '/user/change-password', { token, body: { password: from, newPassword: to } })
  expect(await change(password, 'Grinder7Monsoon')).toMatchObject({ status: 200 })
  expect(await deliver()).toMatchObject([{ subject: 'Your password has been changed' }])
  await shop.db.updateTable('rate_limits').set({ count: 20 }).where('key', 'like', 'notice:%').execute()
  await change('Grinder7Monsoon', password)
  expect(await deliver()).toEqual([])
})
