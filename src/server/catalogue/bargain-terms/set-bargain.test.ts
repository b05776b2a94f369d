import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const terms = { variantId: null, from: 50, floorType: 'percentage', floorValue: 30, counterOffers: 3 } as const

test('terms that are set anew are the same record, and the history has what they were', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 200 })
  expect((await owner.call(calls.setBargain, { body: { productId, ...terms } })).status).toBe(200)
  expect((await owner.call(calls.setBargain, { body: { productId, ...terms, from: 60 } })).status).toBe(200)
  const { body } = await owner.call(calls.listBargains, { query: {} })
  expect(body.data).toMatchObject([{ productId, from: 60, floorValue: 30, price: 200, floorPrice: 140 }])
  const { rows } = await shop.pool.query(
    `SELECT before ->> 'from_quantity' AS was, after ->> 'from_quantity' AS now FROM changes WHERE entity = 'bargain' ORDER BY id`,
  )
  expect(rows).toEqual([
    { was: null, now: '50' },
    { was: '50', now: '60' },
  ])
})

test('terms that two people set at once for new goods are set one after the other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { productId } = await buildProduct(shop.shop, { price: 200 })
    const set = (from: number) => owner.call(calls.setBargain, { body: { productId, ...terms, from } })
    expect((await Promise.all([set(10), set(20), set(30)])).map(({ status }) => status)).toEqual([200, 200, 200])
  }
})
