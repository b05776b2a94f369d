import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { type ReadMail, readSentMails } from '../../../../test/builders/read-mails.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { besideLimits } from '../../../shared/product-engagement-limits.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { forgetOldRequests, tellOfStock } from './tell-of-stock.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const dayMs = 86_400_000
let address = ''
let count = 0
beforeEach(() => {
  count += 1
  address = `fitter${count}@example.com`
})

const ask = (body: object, token?: string) => shop.call('POST', '/stock-request', { body, token })
const stock = (id: string, change: string) => runCommand(shop.shop, ['stock', id, change])
const mailsTo = async (to: string) => (await readSentMails(shop.shop)).filter((mail) => mail.to === to)
const keyIn = (mail: ReadMail | undefined, what: string) =>
  new RegExp(`/stock-request#${what}\\.(\\S+)`).exec(mail?.text ?? '')?.[1] ?? ''
const isBack = ({ subject }: ReadMail) => subject.endsWith(' is back in stock')

/** Everything that is due is owed, and has left. */
async function pass(): Promise<void> {
  await tellOfStock(shop.shop)
  shop.advance(officeLimits.leavesAfterMs + 1000)
}

async function confirm(to: string): Promise<void> {
  const mails = await mailsTo(to)
  const key = mails.map((mail) => keyIn(mail, 'confirm')).find(Boolean)
  expect((await shop.call('POST', '/stock-request/confirm', { body: { key } })).status).toBe(200)
}

describe('who asks for what is sold out', () => {
  test('confirms the address, and is told once when there is some again', async () => {
    const { productId } = await buildProduct(shop.shop, { name: 'Rare pulley', stock: 0 })
    expect((await ask({ productId, email: ` ${address.toUpperCase()}` })).body.data).toEqual({ state: 'to_confirm' })
    await stock(productId, '+3')
    await pass()
    expect((await mailsTo(address)).filter(isBack)).toEqual([])
    await confirm(address)
    for (let n = 0; n < 3; n += 1) await pass()
    await stock(productId, '-3')
    await stock(productId, '+1')
    await pass()
    const told = (await mailsTo(address)).filter(isBack)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({
      subject: 'Rare pulley is back in stock',
      text: expect.stringContaining(`/products/${productId}`),
    })
  })

  test('waits at once where the account has confirmed its own address, and sees that', async () => {
    const { userId, token } = await buildShopper(shop.shop, 'Amina Beevi', { confirmed: false })
    const { productId, variantIds } = await buildProduct(shop.shop, { stock: 0, variants: ['M8', 'M10'] })
    const [variantId = null] = variantIds
    expect((await ask({ productId, variantId }, token)).body.data?.state).toBe('to_confirm')
    await shop.db.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', userId).execute()
    expect((await ask({ productId, variantId }, token)).body.data?.state).toBe('waiting')
    const own = async () => (await shop.call('GET', `/stock-request/${productId}`, { token })).body.data
    expect(await own()).toEqual([{ variantId, state: 'waiting' }])
    await shop.call('DELETE', '/stock-request', { token, body: { productId, variantId } })
    expect(await own()).toEqual([])
  })

  test('that strangers make for an address until none is left do not keep out the account that has confirmed it', async () => {
    const limited = await openShop({ beside: shop, env: { RATE_LIMITS: 'on' } })
    const { userId, token } = await buildShopper(shop.shop)
    const { email } = await shop.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    await shop.db.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', userId).execute()
    const { productId } = await buildProduct(shop.shop, { stock: 0 })
    const send = (by?: string) =>
      limited.call('POST', '/stock-request', { body: { productId, ...(by ? {} : { email }) }, token: by })
    for (let n = 0; n < 20; n += 1) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
    expect((await send(token)).body.data?.state).toBe('waiting')
    await limited.close()
  })

  test('is refused where it is there, where nothing is chosen, without an address', async () => {
    const there = await buildProduct(shop.shop, { stock: 1 })
    const sized = await buildProduct(shop.shop, { stock: 0, variants: ['M8'] })
    const { productId } = await buildProduct(shop.shop, { stock: 0 })
    expect(await ask({ productId: there.productId, email: address })).toMatchObject({
      status: 409,
      body: { code: 'in_stock' },
    })
    expect((await ask({ productId: sized.productId, email: address })).status).toBe(400)
    expect((await ask({ productId, variantId: sized.variantIds[0], email: address })).status).toBe(404)
    expect(await ask({ productId })).toMatchObject({ status: 400, body: { errors: { email: expect.any(String) } } })
    expect((await ask({ productId, email: 'nobody' })).status).toBe(400)
  })

  test('has one request for each article and address, however often and at once it is asked', async () => {
    const { productId } = await buildProduct(shop.shop, { stock: 0 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ productId, email: address })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const rows = await shop.db.selectFrom('stock_requests').select('id').where('email', '=', address).execute()
    expect(rows).toHaveLength(1)
  })

  test('learns nothing of another person’s request, nor takes it over', async () => {
    const owner = await buildShopper(shop.shop)
    await shop.db.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', owner.userId).execute()
    const { productId } = await buildProduct(shop.shop, { stock: 0 })
    await ask({ productId }, owner.token)
    const stranger = await buildShopper(shop.shop)
    const answer = await ask({ productId, email: `${owner.userId}@example.com` }, stranger.token)
    expect(answer.body.data).toEqual({ state: 'to_confirm' })
    expect((await shop.call('GET', `/stock-request/${productId}`, { token: stranger.token })).body.data).toEqual([])
    expect((await shop.call('GET', `/stock-request/${productId}`, { token: owner.token })).body.data).toHaveLength(1)
  })
})

describe('goods that come in', () => {
  test('and are taken back before the mail has left are told of when they come again', async () => {
    const { productId } = await buildProduct(shop.shop, { name: 'Mistaken coupling', stock: 0 })
    await ask({ productId, email: address })
    await confirm(address)
    await stock(productId, '+5')
    await tellOfStock(shop.shop)
    await stock(productId, '-5')
    shop.advance(officeLimits.leavesAfterMs + 1000)
    expect((await mailsTo(address)).filter(isBack)).toEqual([])
    await stock(productId, '+1')
    await pass()
    expect((await mailsTo(address)).filter(isBack)).toHaveLength(1)
  })

  test('by a count in the office, and of several processes at once, make one mail', async () => {
    const { productId } = await buildProduct(shop.shop, { name: 'Counted sleeve', stock: 0 })
    await ask({ productId, email: address })
    await confirm(address)
    const manager = await buildStaff(shop, ['manager'])
    const row = async () => (await manager.call(calls.showStock, { params: { id: productId } })).body.data
    expect(await row()).toMatchObject({ waiting: 1 })
    await manager.call(calls.adjustStock, { params: { id: productId }, body: { change: 4, why: 'found' } })
    await Promise.all([tellOfStock(shop.shop), tellOfStock(shop.shop), tellOfStock(shop.shop)])
    expect(await row()).toMatchObject({ waiting: 0 })
    await pass()
    expect((await mailsTo(address)).filter(isBack)).toHaveLength(1)
  })
})

describe('a mail about goods that are back', () => {
  test('ends all of its address in one press, also of a mail program', async () => {
    const first = await buildProduct(shop.shop, { stock: 0 })
    const second = await buildProduct(shop.shop, { stock: 0 })
    for (const { productId } of [first, second]) await ask({ productId, email: address })
    const [mail] = await mailsTo(address)
    const key = keyIn(mail, 'end')
    const pressed = await fetch(`${shop.url}/api/v1/stock-request/end?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(200)
    expect(await shop.db.selectFrom('stock_requests').select('id').where('email', '=', address).execute()).toEqual([])
    expect((await shop.call('POST', '/stock-request/end', { body: { key } })).status).toBe(404)
  })

  test('is opened by nothing but its key', async () => {
    const { productId } = await buildProduct(shop.shop, { stock: 0 })
    await ask({ productId, email: address })
    const [mail] = await mailsTo(address)
    const key = keyIn(mail, 'confirm')
    for (const wrong of [key.slice(0, -1), `${key}x`, key.split('.')[0], 'a.b', '']) {
      expect((await shop.call('POST', '/stock-request/confirm', { body: { key: wrong } })).status).toBeGreaterThan(399)
    }
    expect((await shop.call('POST', '/stock-request/confirm', { body: { key } })).status).toBe(200)
  })

  test('leaves nothing behind: what nobody confirmed, what was told, and whom the owner erases', async () => {
    const { productId } = await buildProduct(shop.shop, { stock: 0 })
    const left = async (email: string) =>
      (await shop.db.selectFrom('stock_requests').select('id').where('email', '=', email).execute()).length
    await ask({ productId, email: address })
    await ask({ productId, email: `other-${address}` })
    await confirm(`other-${address}`)
    shop.advance((besideLimits.stockRequestConfirmDays + 1) * dayMs)
    await forgetOldRequests(shop.shop)
    expect([await left(address), await left(`other-${address}`)]).toEqual([0, 1])
    expect(await runCommand(shop.shop, ['person', `other-${address}`, 'show'])).toContain('Restock alert')
    await runCommand(shop.shop, ['person', `other-${address}`, 'erase'])
    expect(await left(`other-${address}`)).toBe(0)
  })
})
