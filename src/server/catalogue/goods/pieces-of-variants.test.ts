import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'

// Pieces that are in stock stay on sale, or somebody says where they go, when variants come and go.

const { addVariants, changeGoods, getGoods, undo } = officeEndpoints

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const two = [
  { name: 'Small', price: 790 },
  { name: 'Large', price: 990 },
]
const sold = async (id: string) => {
  const { data } = (await shop.call('GET', `/product/get-product/${id}`)).body
  const variants = data.variants.map(({ name, stock }: { name: string; stock: number }) => [name, stock])
  return { price: data.offerPrice ?? data.price, stock: data.stock, variants }
}
const lastCommand = async () => (await shop.pool.query('SELECT id FROM commands ORDER BY at DESC LIMIT 1')).rows[0].id

test('who adds variants is asked which of them the pieces are; nothing goes off sale without a word', async () => {
  const { productId: id } = await buildProduct(shop.shop, { price: 395, stock: 34 })
  const asked = await owner.call(addVariants, { params: { id }, body: { variants: two } })
  expect(asked).toMatchObject({ status: 400, body: { errors: { piecesTo: expect.stringContaining('34 pieces') } } })
  expect(await sold(id)).toEqual({ price: 395, stock: 34, variants: [] })
  const added = await owner.call(addVariants, { params: { id }, body: { variants: two, piecesTo: 1 } })
  expect(added.status).toBe(200)
  expect(await sold(id)).toEqual({
    price: 790,
    stock: 34,
    variants: [
      ['Small', 0],
      ['Large', 34],
    ],
  })
  const back = await owner.call(undo, { params: { id: await lastCommand() }, body: { partly: false } })
  expect([back.status, back.body.message]).toEqual([200, 'Undone'])
  expect(await sold(id)).toEqual({ price: 395, stock: 34, variants: [] })
})

test('a place among the added variants that there is not is refused, and nothing is written', async () => {
  const { productId: id } = await buildProduct(shop.shop, { price: 395, stock: 3 })
  const added = await owner.call(addVariants, { params: { id }, body: { variants: two, piecesTo: 2 } })
  expect(added.status).toBe(400)
  expect(await sold(id)).toEqual({ price: 395, stock: 3, variants: [] })
})

test('pieces of variants are never sold at another price, nor lost, where the last variant is switched off', async () => {
  const { productId: id } = await buildProduct(shop.shop, { price: 395, stock: 5, variants: ['S', 'M'] })
  const off = async (changes: object) => {
    const { version, record } = (await owner.call(getGoods, { params: { id } })).body.data
    const variants = Object.fromEntries(
      record.variants.map(({ _id }: { _id: string }) => [_id, { active: { was: true, now: false } }]),
    )
    return owner.call(changeGoods, { params: { id }, body: { version, changes, variants } })
  }
  expect((await off({})).body.errors).toMatchObject({ price: expect.stringContaining('price of its own') })
  const price = { price: { was: 395, now: 450 }, offerPrice: { was: 395, now: null } }
  expect((await off(price)).body.errors).toMatchObject({ variants: expect.stringContaining('5 pieces') })
  expect(await sold(id)).toMatchObject({ price: 395, stock: 10 })
})
