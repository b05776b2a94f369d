import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { set } from '../../../../../test/builders/set.ts'
import { signUp } from '../../../../../test/builders/sign-up.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { cashRefusals } from '../../../../shared/copy/cash-refusals.ts'
import { moveOrder } from '../transitions/move-order.ts'

let shop: TestShop
let other: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-26T06:30:00Z' })
  other = await openShop({ beside: shop, now: '2026-11-26T06:30:00Z' })
  manager = await buildStaff(shop, ['manager'])
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

type Signed = Awaited<ReturnType<typeof signUp>>
const fill = async ({ token }: Signed, price: number, pieces = 1) => {
  const { productId } = await buildProduct(shop.shop, { price, stock: pieces })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: pieces } })
}
const place = ({ token }: Signed, address: object = {}, at = shop) =>
  at.call('POST', '/order/placeorder', { token, body: { address: { ...kozhikode, ...address } } })
const order = async (who: Signed, price: number, address: object = {}) => {
  await shop.call('DELETE', '/cart', { token: who.token })
  await fill(who, price)
  return place(who, address)
}
const ask = async ({ token }: Signed, query: object = {}) => {
  const { pincode, state } = kozhikode
  const asked = new URLSearchParams({ pincode, state, ...query })
  return (await shop.call('GET', `/order/cash?${asked}`, { token })).body.data
}
const toTheDoor = ['confirmed', 'packed', 'shipped', 'out_for_delivery'] as const
const move = async (id: string, steps: readonly Parameters<typeof moveOrder>[2][]) => {
  for (const status of steps) await moveOrder(shop.shop, id, status)
}
const refuseOne = async (who: Signed, address: object = {}) => {
  const placed = await order(who, 1_000, address)
  expect(placed.status, placed.body.message).toBe(201)
  await move(placed.body.data._id, [...toTheDoor, 'returned'])
}

describe('a new customer', () => {
  beforeAll(() => set(shop, { 'cash.newcomerOrders': 1, 'cash.newcomerBelow': 200_000 }))
  afterAll(() => set(shop, { 'cash.newcomerOrders': 0 }))

  test('is told before ordering, and by the refusal, what to do and how to earn more; a delivery earns it', async () => {
    const who = await signUp(shop)
    await fill(who, 2_000)
    const reason = 'New customers can pay orders below ₹2,000 in cash. Pay online, or order below ₹2,000.'
    const hint = 'After one order delivered to you, paid in any way, you can pay orders below ₹2,00,000 in cash.'
    expect(await ask(who)).toEqual({ allowed: false, amount: 2_000, fee: 0, reason, hint })
    expect(await place(who)).toMatchObject({ status: 400, body: { code: 'cash_limit', message: `${reason} ${hint}` } })
    expect((await shop.call('GET', '/cart/get-cart', { token: who.token })).body.data.formattedCart.items).toHaveLength(
      1,
    )
    const first = await order(who, 1_999)
    expect(first.status).toBe(201)
    await move(first.body.data._id, toTheDoor)
    await shop.call('DELETE', '/cart', { token: who.token })
    await fill(who, 2_000)
    expect((await ask(who)).reason).toContain('₹1,999 of yours is on its way')
    await move(first.body.data._id, ['delivered'])
    expect(await ask(who)).toMatchObject({ allowed: true, reason: null, hint: null })
    expect((await place(who)).status).toBe(201)
  })

  test('does not get around it with several orders at once', async () => {
    const who = await signUp(shop)
    await fill(who, 1_500)
    const answers = await Promise.all([place(who), place(who, {}, other), place(who)])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await order(who, 440)).status).toBe(201)
    expect(await order(who, 1)).toMatchObject({ status: 400, body: { code: 'cash_limit' } })
  })
})

describe('refused orders', () => {
  beforeAll(() => set(shop, { 'cash.refusals': 2, 'cash.refusalDays': 30 }))
  afterAll(() => set(shop, { 'cash.refusals': 0 }))
  const phone = '9847077777'

  test('end cash for the account, until people of the shop allow it, and after their days', async () => {
    const who = await signUp(shop)
    await refuseOne(who, { phone: '9847000001', building: '1 First Street House' })
    await refuseOne(who, { phone: '9847000002', building: '2 Second Street House' })
    const there = { phone: '9847000003', building: '3 Third Street House' }
    await fill(who, 1_000)
    const reason = '2 cash orders of yours were refused at the door in the last 30 days. Please pay online, or call us.'
    expect(await ask(who)).toMatchObject({ allowed: false, reason, hint: null })
    expect(await place(who, there)).toMatchObject({ status: 400, body: { code: 'cash_limit', message: reason } })
    const { body } = await manager.call(calls.getCustomer, { params: { id: who.user._id } })
    expect(body.data).toMatchObject({ refused: 2, cashBlocked: false, refusalsEndCash: true })
    const allow = { params: { id: who.user._id }, body: { blocked: false } }
    expect((await manager.call(calls.blockCash, allow)).body.data.cashAllowedAt).toEqual(expect.any(String))
    shop.advance(1_000)
    expect((await place(who, there)).status).toBe(201)
    await refuseOne(who, there)
    await refuseOne(who, there)
    expect((await order(who, 1_000, there)).status).toBe(400)
    const older = `UPDATE orders SET created_at = created_at - interval '31 days' WHERE user_id = $1`
    await shop.pool.query(older, [who.user._id])
    expect((await order(who, 1_000, there)).status).toBe(201)
  })

  test('end it for another account with the number or the house, in words that tell nothing of anybody', async () => {
    const first = await signUp(shop)
    const house = { phone, building: 'Flat 9-C, Harbour Towers', street: 'Beach Road' }
    await refuseOne(first, house)
    await refuseOne(first, house)
    const elsewhere = { building: 'Rose Villa, upper floor', phone: '9847088888' }
    const sameNumber = await order(await signUp(shop), 1_000, { ...elsewhere, phone })
    const sameHouse = await order(await signUp(shop), 1_000, {
      phone: '9847088888',
      building: 'FLAT 9C HARBOUR TOWERS',
    })
    for (const answer of [sameNumber, sameHouse])
      expect(answer).toMatchObject({ status: 400, body: { code: 'cash_limit', message: cashRefusals.refusedByOthers } })
    expect((await order(await signUp(shop), 1_000, elsewhere)).status).toBe(201)
    const saved = await signUp(shop)
    const address = { ...kozhikode, ...elsewhere, phone: '9847088889', save: true }
    await fill(saved, 100)
    expect((await shop.call('POST', '/order/placeorder', { token: saved.token, body: { address } })).status).toBe(201)
    const { user } = (await shop.call('GET', '/user/check-user', { token: saved.token })).body
    await fill(saved, 1_000)
    const asked = { address: user.address[0]?._id ?? '' }
    const before = await ask(saved, asked)
    expect(before.allowed).toBe(true)
    const neighbour = await signUp(shop)
    await refuseOne(neighbour, elsewhere)
    await refuseOne(neighbour, elsewhere)
    // whoever saves a stranger's number and house asks about them in vain; the order is refused
    expect(await ask(saved, asked)).toEqual(before)
    expect(await place(saved, { ...elsewhere, phone: '9847088889' })).toMatchObject({ status: 400 })
  })

  test('are not got around by the address of a placed order, nor is the limit of a zone', async () => {
    const first = await signUp(shop)
    const house = { building: '12', street: 'Harbour Road', phone: '9847044401' }
    await refuseOne(first, house)
    await refuseOne(first, house)
    const placed = await order(await signUp(shop), 1_000, { ...house, street: 'Mill Road', phone: '9847044402' })
    const change = async (changes: Record<string, { was: string; now: string }>) => {
      const params = { id: placed.body.data._id }
      const { version } = (await manager.call(calls.getOrder, { params })).body.data
      return manager.call(calls.changeOrderAddress, { params, body: { version, changes } })
    }
    const no = { status: 400, body: { code: 'cash_limit' } }
    expect(await change({ street: { was: 'Mill Road', now: 'Harbour Road' } })).toMatchObject(no)
    expect(await change({ phone: { was: '9847044402', now: '9847044401' } })).toMatchObject(no)
    expect((await change({ street: { was: 'Mill Road', now: 'Mills Road' } })).status).toBe(200)
    const zone = {
      name: 'Near',
      states: [],
      pins: ['673016'],
      serviceable: true,
      charge: 0,
      freeFrom: null,
      cash: true,
    }
    const move = () => change({ pincode: { was: kozhikode.pincode, now: '673016' } })
    await set(shop, { 'delivery.zones': [{ ...zone, cash: false }] })
    expect(await move()).toMatchObject(no)
    await set(shop, { 'delivery.zones': [{ ...zone, cashBelow: 50_000 }] })
    expect(await move()).toMatchObject(no)
    await set(shop, { 'delivery.zones': [] })
    expect((await move()).status).toBe(200)
  })

  test('do not count where a parcel was lost on its way, or the order cancelled', async () => {
    const who = await signUp(shop)
    const there = { phone: '9847055501', building: 'Lost Parcel House' }
    await refuseOne(who, there)
    const lost = (await order(who, 1_000, there)).body.data
    await move(lost._id, ['confirmed'])
    const params = { id: lost._id }
    const step = { params: { ...params, number: '1' } }
    await manager.call(calls.packParcel, { params, body: { lines: [{ position: 1, pieces: 1 }], carrier: 'DTDC' } })
    await manager.call(calls.shipParcel, { ...step, body: { saw: 'packed' } })
    const loss = { saw: 'shipped', how: 'lost', reason: 'The courier lost it' } as const
    expect((await manager.call(calls.refuseParcel, { ...step, body: loss })).status).toBe(200)
    const { rows } = await shop.pool.query('SELECT payment_status FROM orders WHERE id = $1', [lost._id])
    expect(rows).toEqual([{ payment_status: 'void' }])
    await move((await order(who, 1_000, there)).body.data._id, ['cancelled'])
    expect((await order(who, 1_000, there)).status).toBe(201)
  })
})

describe('the question about cash', () => {
  test('tells nothing of what others order by cash to a number that somebody saved with an address', async () => {
    const victim = await signUp(shop)
    expect((await order(victim, 1_500, { phone: '9847066601' })).status).toBe(201)
    const asker = await signUp(shop)
    const address = { ...kozhikode, phone: '9847066601' }
    const { user } = (await shop.call('PATCH', '/user/update-user', { token: asker.token, body: { address } })).body
    await fill(asker, 199_000)
    expect(await ask(asker, { address: user.address[0]?._id ?? '' })).toMatchObject({ allowed: true, reason: null })
    expect((await place(asker, address)).status).toBe(400)
  })

  test('knows zone, limit of the zone, fee and blocked customers, and takes no nonsense', async () => {
    const zone = {
      name: 'Mahe',
      states: [],
      pins: ['673310'],
      serviceable: true,
      charge: 0,
      freeFrom: null,
      cash: true,
    }
    await set(shop, { 'delivery.zones': [{ ...zone, cashBelow: 50_000 }], 'cash.fee': 4_000 })
    const who = await signUp(shop)
    await fill(who, 470)
    const { pincode, state } = mahe
    expect(await ask(who, { pincode, state })).toMatchObject({
      ...{ allowed: false, amount: 510, fee: 40 },
      reason: 'We take cash only for orders below ₹500. Pay online, or order below ₹500.',
    })
    expect(await place(who, mahe)).toMatchObject({ status: 400, body: { code: 'cash_limit' } })
    expect(await ask(who)).toMatchObject({ allowed: true, amount: 569 })
    const { cod } = (await shop.call('GET', `/delivery/check?pincode=${pincode}`)).body.data
    expect(cod).toEqual({ allowed: true, reason: null, limit: 500 })
    await manager.call(calls.blockCash, { params: { id: who.user._id }, body: { blocked: true } })
    expect(await ask(who)).toMatchObject({ allowed: false, reason: cashRefusals.blocked })
    await set(shop, { 'delivery.zones': [], 'cash.fee': 0 })
    const { token } = who
    expect((await shop.call('GET', '/order/cash?pincode=12&state=Kerala', { token })).status).toBe(400)
    expect((await shop.call('GET', `/order/cash?address=${'x'.repeat(65)}`, { token })).status).toBe(400)
    expect((await shop.call('GET', '/order/cash')).status).toBe(401)
    const foreign = await shop.call('GET', '/order/cash?address=of-nobody', { token })
    expect(foreign.body.data).toMatchObject({ allowed: false, amount: 529 })
  })
})
