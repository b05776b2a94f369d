import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../test/office.ts'
import { officeEndpoints as calls } from '../../shared/contract/office/endpoints.ts'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ nameless: true })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const read = async () => (await owner.call(calls.settings)).body
const step = async (key: string) => (await read()).steps.find((each) => each.key === key)

test('each step of an empty shop leads to another screen, where it is done', async () => {
  const paths = (await read()).steps.map(({ path }) => path)
  expect(paths).not.toContain('/settings')
  expect((await step('goods'))?.path).toBe('/products/new')
})

test('terms of delivery that are right as they are can be said to be so', async () => {
  const { accepts, done } = (await step('delivery')) ?? {}
  expect([accepts, done]).toEqual(['delivery.charge', false])
  const { key, value, seen } = (await read()).data.find((each) => each.key === accepts) ?? { key: '', seen: 0 }
  expect((await owner.call(calls.changeSettings, { body: { changes: [{ key, value, seen }] } })).status).toBe(200)
  expect(await step('delivery')).toMatchObject({ done: true, accepts: null })
})

test('a draft sells nothing: the first product is there once one is published', async () => {
  const { productId } = await buildProduct(shop.shop)
  const publish = (active: boolean) =>
    shop.pool.query('UPDATE products SET active = $1 WHERE id = $2', [active, productId])
  await publish(false)
  expect(await step('goods')).toMatchObject({ done: false })
  await publish(true)
  expect(await step('goods')).toMatchObject({ done: true })
})

test('settings say as many missing things as the first screen, and what can follow by itself', async () => {
  const { waiting } = (await owner.call(calls.today)).body.data
  const open = (await read()).steps.filter(({ done }) => !done)
  const blocking = open.filter(({ blocksSelling }) => blocksSelling).length
  expect(waiting.find(({ key }) => key === 'first_run')?.count).toBe(blocking)
  expect(copy.firstMissing(3, 7)).toBe('3 steps are missing. 7 more are optional.')
  expect(copy.firstMissing(0, 1)).toBe('The shop can sell. One more is optional.')
})
