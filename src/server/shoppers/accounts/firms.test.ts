import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { gstinOf } from '../../../../test/builders/gstin-of.ts'
import { buyers } from '../../../shared/copy/buyers.ts'
import { firms as copy } from '../../../shared/copy/firms.ts'
import { erasePerson } from '../../operations/personal-data/erase-person.ts'
import { findUser } from './user-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-24T06:00:00Z' })
})
afterAll(() => shop.close())

const pumps = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP' }
const works = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }
const billing = { building: '8', street: 'Avinashi Road', city: 'Coimbatore', state: 'Tamil Nadu', pincode: '641018' }

const add = ({ token }: BuiltShopper, body: object) => shop.call('POST', '/user/firms', { token, body })
const change = ({ token }: BuiltShopper, id: string, body: object) =>
  shop.call('PATCH', `/user/firms/${id}`, { token, body })
const remove = ({ token }: BuiltShopper, id: string) => shop.call('DELETE', `/user/firms/${id}`, { token })
const userOf = async ({ token }: BuiltShopper) => (await shop.call('GET', '/user/check-user', { token })).body.user

async function order({ token }: BuiltShopper, buyer: object): Promise<void> {
  const { productId } = await buildProduct(shop.shop, { price: 165, stock: 1 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const placed = await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode, buyer } })
  expect(placed.status).toBe(201)
  shop.advance(1000)
}

describe('firms of an account', () => {
  test('are added, changed, removed; the GSTIN is cleaned, the billing address kept', async () => {
    const shopper = await buildShopper(shop.shop)
    const added = await add(shopper, { ...pumps, gstin: '33aaffc 5678k1z5', billing })
    expect(added).toMatchObject({ status: 201, body: { message: copy.saved } })
    const [firm] = added.body.user.firms
    const kept = { ...billing, landmark: '' }
    expect(firm).toMatchObject({ ...pumps, billing: kept, isDefault: false, version: 1, addresses: [] })
    const changed = await change(shopper, firm?._id ?? '', { ...pumps, legalName: 'CPM LLP', version: 1 })
    expect(changed.body.user.firms).toMatchObject([{ legalName: 'CPM LLP', billing: null, version: 2 }])
    expect((await remove(shopper, firm?._id ?? '')).body.user.firms).toEqual([])
    expect(await remove(shopper, firm?._id ?? '')).toMatchObject({ status: 404, body: { message: copy.notFound } })
  })

  test('the default one is offered first, else the one that was bought for last', async () => {
    const shopper = await buildShopper(shop.shop)
    await order(shopper, works)
    await order(shopper, { ...pumps, billing })
    const user = await userOf(shopper)
    expect(user.buyer).toEqual(pumps)
    expect(user.firms.map(({ gstin }) => gstin)).toEqual([works.gstin, pumps.gstin])
    const [first, second] = user.firms
    await change(shopper, first?._id ?? '', { ...works, isDefault: true, version: first?.version })
    await order(shopper, pumps)
    expect((await userOf(shopper)).buyer).toEqual(works)
    const moved = await change(shopper, second?._id ?? '', {
      ...pumps,
      billing,
      isDefault: true,
      version: second?.version,
    })
    expect(moved.body.user.firms.map(({ isDefault }) => isDefault)).toEqual([false, true])
    // bought for again without a billing address, it keeps the one that it has
    expect(moved.body.user.firms[1]?.billing).toEqual({ ...billing, landmark: '' })
  })

  test('of two windows that change one firm, and of many at once, only the first is done', async () => {
    const shopper = await buildShopper(shop.shop)
    const [firm] = (await add(shopper, pumps)).body.user.firms
    const id = firm?._id ?? ''
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => change(shopper, id, { ...pumps, legalName: `Window ${at}`, version: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({ code: 'edit_conflict', message: copy.changed })
    expect((await userOf(shopper)).firms).toMatchObject([
      { version: 2, legalName: expect.stringMatching(/^Window \d$/) },
    ])
    expect(await change(shopper, id, { ...pumps, version: 2 })).toMatchObject({ status: 200 })
  })

  test('a window that still shows a firm as the default one does not take it from another', async () => {
    const shopper = await buildShopper(shop.shop)
    const [first] = (await add(shopper, { ...pumps, isDefault: true })).body.user.firms
    const added = await add(shopper, { ...works, isDefault: true })
    expect(added.body.user.firms.map(({ isDefault }) => isDefault)).toEqual([false, true])
    const stale = { ...pumps, legalName: 'CPM LLP', isDefault: true, version: 1 }
    expect(await change(shopper, first?._id ?? '', stale)).toMatchObject({
      status: 409,
      body: { code: 'edit_conflict' },
    })
    const again = await change(shopper, first?._id ?? '', { ...stale, version: 2 })
    expect(again.body.user.firms).toMatchObject([
      { isDefault: true, version: 3 },
      { isDefault: false, version: 2 },
    ])
    // the default one that stays it keeps what it is known by
    const kept = await change(shopper, first?._id ?? '', { ...stale, version: 3 })
    expect(kept.body.user.firms[0]).toMatchObject({ isDefault: true, version: 4 })
  })

  test('are ten at most, also where they come at once; an order for an eleventh is placed all the same', async () => {
    const shopper = await buildShopper(shop.shop)
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, at) => add(shopper, { gstin: gstinOf(at), legalName: `Firm ${at}` })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_firms', message: copy.tooMany } })
    await order(shopper, pumps)
    const { firms } = await userOf(shopper)
    expect(firms).toHaveLength(10)
    expect(firms.some(({ gstin }) => gstin === pumps.gstin)).toBe(false)
  })

  test('have one of a GSTIN each; strangers see none of them', async () => {
    const [shopper, stranger] = [await buildShopper(shop.shop), await buildShopper(shop.shop)]
    const [firm] = (await add(shopper, pumps)).body.user.firms
    const again = await add(shopper, { ...pumps, legalName: 'The same' })
    expect(again).toMatchObject({ status: 409, body: { code: 'firm_exists', errors: { gstin: copy.exists } } })
    await add(shopper, works)
    const { body } = await change(shopper, firm?._id ?? '', { ...works, version: 1 })
    expect(body).toMatchObject({ code: 'firm_exists' })
    expect((await add(stranger, pumps)).status).toBe(201)
    expect((await change(stranger, firm?._id ?? '', { ...pumps, version: 1 })).status).toBe(404)
    expect((await remove(stranger, firm?._id ?? '')).status).toBe(404)
    expect((await shop.call('POST', '/user/firms', { body: pumps })).status).toBe(401)
  })

  test('have delivery addresses of their own, ten at most, that orders go to by their id', async () => {
    const [shopper, stranger] = [await buildShopper(shop.shop), await buildShopper(shop.shop)]
    const [firm] = (await add(shopper, pumps)).body.user.firms
    const save = ({ token }: BuiltShopper, label: string, firmId?: string) =>
      shop.call('PATCH', '/user/update-user', { token, body: { address: { ...kozhikode, label, firmId } } })
    for (const label of ['Home', 'Mill', 'Yard']) await save(shopper, label)
    const saved = await save(shopper, 'Site 1', firm?._id)
    expect(saved.body.user.address.map(({ label }) => label)).toEqual(['Home', 'Mill', 'Yard'])
    expect(saved.body.user.firms[0]?.addresses).toMatchObject([{ label: 'Site 1', city: 'Kozhikode' }])
    expect((await save(stranger, 'Site', firm?._id)).status).toBe(404)
    const rest = await Promise.all(Array.from({ length: 12 }, (_, at) => save(shopper, `Site ${at + 2}`, firm?._id)))
    expect(rest.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(rest.find(({ status }) => status !== 200)?.body.message).toBe(copy.tooManyAddresses)
    const site = saved.body.user.firms[0]?.addresses[0]?._id
    const { productId } = await buildProduct(shop.shop, { stock: 1 })
    const { token } = shopper
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    const placed = await shop.call('POST', '/order/placeorder', { token, body: { address: site, buyer: pumps } })
    expect(placed.body.data.deliveryAddress.label).toBe('Site 1')
    const gone = await remove(shopper, firm?._id ?? '')
    expect(gone.body.user).toMatchObject({ firms: [], address: [{}, {}, {}] })
  })

  test('are in the copy of one’s data, and gone with the person', async () => {
    const shopper = await buildShopper(shop.shop)
    await add(shopper, { ...pumps, billing })
    await order(shopper, { ...works, billing: { ...billing, city: 'Calicut', state: 'Kerala', pincode: '673001' } })
    const { body } = await shop.call('GET', '/user/export', { token: shopper.token })
    expect(body.data).toMatchObject({
      account: { firms: [{ ...pumps, billing }, works] },
      orders: [{ buyer: { billing: { city: 'Calicut' } } }],
    })
    await shop.pool.query(`UPDATE orders SET status = 'cancelled', payment_status = 'void' WHERE user_id = $1`, [
      shopper.userId,
    ])
    const user = await findUser(shop.db, shopper.userId)
    if (user) await erasePerson(shop.shop, user)
    const { rows } = await shop.pool.query(
      `SELECT (SELECT count(*)::int FROM buyer_firms WHERE user_id = $1) AS firms,
        (SELECT count(*)::int FROM addresses WHERE user_id = $1) AS addresses`,
      [shopper.userId],
    )
    expect(rows).toEqual([{ firms: 0, addresses: 0 }])
  })
})

describe('what does not fit is refused at its field, and nothing is kept', () => {
  const rows = readFileSync('test/fixtures/books/gstin-cases.csv', 'utf8').trim().split('\n').slice(1)
  test.each(rows.map((row) => row.split(',')))('%s is accepted: %s', async (gstin = '', accepted) => {
    const shopper = await buildShopper(shop.shop)
    const { status, body } = await add(shopper, { gstin, legalName: 'Malabar Works' })
    const isOwn = gstin === '32AAKFB7421M1ZE'
    expect(status).toBe(accepted === 'no' || isOwn ? 400 : 201)
    if (status === 400) expect(Object.keys(body.errors ?? {})).toEqual(['gstin'])
    expect((await userOf(shopper)).firms).toHaveLength(status === 201 ? 1 : 0)
  })

  test.each([
    ['2 signs', { legalName: 'LG' }, { legalName: buyers.nameTooShort }],
    ['200 signs', { legalName: 'L'.repeat(200) }, { legalName: 'This is too long' }],
    ['no PIN', { billing: { ...billing, pincode: '' } }, { 'billing.pincode': expect.any(String) }],
    ['a PIN of 5', { billing: { ...billing, pincode: '64101' } }, { 'billing.pincode': expect.any(String) }],
    ['no street', { billing: { ...billing, street: ' ' } }, { 'billing.street': expect.any(String) }],
    ['no such state', { billing: { ...billing, state: 'Malabar' } }, { 'billing.state': expect.any(String) }],
    ['a text', { billing: 'Avinashi Road' }, { billing: buyers.billingMalformed }],
    [
      'another state than that of the GSTIN',
      { billing: { ...billing, state: 'Kerala' } },
      { 'billing.state': buyers.billingState('Kerala', 'Tamil Nadu') },
    ],
  ])('%s', async (_, part, errors) => {
    const shopper = await buildShopper(shop.shop)
    const { status, body } = await add(shopper, { ...pumps, ...part })
    expect([status, body.errors]).toEqual([400, errors])
    expect((await userOf(shopper)).firms).toEqual([])
  })

  test('a billing address in another state is taken once that is confirmed', async () => {
    const shopper = await buildShopper(shop.shop)
    const there = { ...billing, state: 'Kerala', stateConfirmed: true }
    const { body } = await add(shopper, { ...pumps, billing: there })
    expect(body.user.firms[0]?.billing).toEqual({ ...billing, landmark: '', state: 'Kerala' })
  })

  test.each(['<script>alert(1)</script>', 'കോഴിക്കോട് പമ്പ് ഹൗസ്'])('%s is a name like any other', async (legalName) => {
    const shopper = await buildShopper(shop.shop)
    expect((await add(shopper, { ...pumps, legalName })).body.user.firms).toMatchObject([{ legalName }])
  })
})
