import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { password, signUp } from '../../../../test/builders/sign-up.ts'
import { besideLimits } from '../../../shared/product-engagement-limits.ts'
import { changePrice } from '../../catalogue/goods/change-price.ts'
import { runCommand } from '../../terminal/run-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const add = ({ token }: Pick<BuiltShopper, 'token'>, body: { productId: string; variantId?: string }) =>
  shop.call('POST', '/wish-list/items', { token, body })
const read = async ({ token }: BuiltShopper) => (await shop.call('GET', '/wish-list', { token })).body.data
const share = async ({ token }: Pick<BuiltShopper, 'token'>, body: { name: string; renew?: boolean }) =>
  (await shop.call('POST', '/wish-list/share', { token, body })).body.data.share?.key ?? ''

describe('a wish list', () => {
  test('has each product once; a variant takes the place of the product that nobody has chosen one of', async () => {
    const shopper = await buildShopper(shop.shop)
    const plain = await buildProduct(shop.shop)
    const sized = await buildProduct(shop.shop, { variants: ['M8', 'M10'] })
    const [small = '', large = ''] = sized.variantIds
    await add(shopper, plain)
    await add(shopper, plain)
    await add(shopper, { productId: sized.productId })
    await add(shopper, { productId: sized.productId, variantId: small })
    const { data } = (await add(shopper, { productId: sized.productId, variantId: large })).body
    expect(data.sort()).toEqual([plain.productId, sized.productId].sort())
    expect((await read(shopper)).items.map(({ variantId }) => variantId)).toEqual([large, small, null])
    const left = await shop.call('DELETE', '/wish-list/items', {
      token: shopper.token,
      body: { productId: sized.productId },
    })
    expect(left.body.data).toEqual([plain.productId])
  })

  test('takes nothing that is not sold, nor another product’s variant, and is the shopper’s alone', async () => {
    const shopper = await buildShopper(shop.shop)
    const plain = await buildProduct(shop.shop)
    const sized = await buildProduct(shop.shop, { variants: ['M8'] })
    expect((await add(shopper, { productId: 'no-such-thing' })).status).toBe(404)
    expect((await add(shopper, { productId: plain.productId, variantId: sized.variantIds[0] ?? '' })).status).toBe(404)
    await add(shopper, plain)
    expect((await read(await buildShopper(shop.shop))).items).toEqual([])
    expect((await shop.call('GET', '/wish-list')).status).toBe(401)
  })

  test('keeps what is sold no more, so that it can be taken off', async () => {
    const shopper = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { name: 'Old gasket' })
    await add(shopper, { productId })
    await shop.db.updateTable('products').set({ active: false }).where('id', '=', productId).execute()
    expect((await read(shopper)).items).toMatchObject([{ name: 'Old gasket', product: null }])
  })

  test('holds so many and no more, also where several come at once', async () => {
    const shopper = await buildShopper(shop.shop)
    const built = []
    for (let n = 0; n < 3; n += 1) built.push(await buildProduct(shop.shop))
    const { variantIds, productId } = await buildProduct(shop.shop, {
      variants: Array.from({ length: besideLimits.wishesMax - 1 }, (_, n) => `No. ${n}`),
    })
    await add(shopper, { productId })
    const now = new Date()
    const rows = variantIds.slice(1).map((id) => ({ user_id: shopper.userId, product_id: productId, variant_id: id }))
    await shop.db
      .insertInto('wish_lines')
      .values(rows.map((row) => ({ ...row, added_at: now })))
      .execute()
    const answers = await Promise.all(built.map((each) => add(shopper, each)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    // what is on it already is no further line
    const inside = built[answers.findIndex(({ status }) => status === 200)]
    expect(inside && (await add(shopper, inside)).status).toBe(200)
  })

  test('moves a line once, however often it is asked to, in two tabs at the same moment too', async () => {
    const shopper = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { stock: 50 })
    await add(shopper, { productId })
    const move = () => shop.call('POST', '/wish-list/move-to-cart', { token: shopper.token, body: { productId } })
    const moved = await Promise.all(Array.from({ length: 8 }, move))
    expect(new Set(moved.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await move()).body.data.formattedCart.items).toMatchObject([{ quantity: 1 }])
    expect((await read(shopper)).items).toEqual([])
  })

  test('moves a line into the cart in the fewest pieces that are sold; what has to be chosen stays', async () => {
    const shopper = await buildShopper(shop.shop)
    const packed = await buildProduct(shop.shop, { minimum: 5, multiple: 4 })
    const sized = await buildProduct(shop.shop, { variants: ['M8'] })
    await add(shopper, packed)
    await add(shopper, sized)
    const move = (body: object) => shop.call('POST', '/wish-list/move-to-cart', { token: shopper.token, body })
    expect((await move({ productId: sized.productId })).status).toBe(400)
    const moved = await move({ productId: packed.productId })
    expect(moved.body.data.formattedCart.items).toMatchObject([{ quantity: 8 }])
    expect((await read(shopper)).items).toMatchObject([{ productId: sized.productId }])
  })
})

describe('a shared wish list', () => {
  test('is read without signing in, says nothing but the name that was written, and is as things are now', async () => {
    const shopper = await buildShopper(shop.shop, 'Fathima Rasheed Koya')
    const first = await buildProduct(shop.shop, { price: 100 })
    await add(shopper, first)
    const key = await share(shopper, { name: ' Fathima ' })
    const shared = () => shop.call('GET', `/shared-list/${key}`)
    const before = await shared()
    expect(before.body.data).toMatchObject({ name: 'Fathima', items: [{ product: { price: 100 } }] })
    const everything = JSON.stringify(before.body)
    for (const secret of ['Rasheed', shopper.phonenumber, shopper.userId]) expect(everything).not.toContain(secret)
    await changePrice(shop.shop, { productId: first.productId, variantId: null }, { price: 20_000, offerPrice: null })
    await runCommand(shop.shop, ['stock', first.productId, '-10'])
    const second = await buildProduct(shop.shop)
    await add(shopper, second)
    expect((await shared()).body.data.items).toMatchObject([
      { productId: second.productId },
      { product: { price: 200, stock: 0 } },
    ])
  })

  test('ends with its link, in every process; a new link is another key', async () => {
    const shopper = await buildShopper(shop.shop)
    await add(shopper, await buildProduct(shop.shop))
    const first = await share(shopper, { name: 'Amina' })
    expect(await share(shopper, { name: 'Amina and Co' })).toBe(first)
    const second = await openShop({ beside: shop })
    try {
      const status = async (key: string) => (await second.call('GET', `/shared-list/${key}`)).status
      expect(await status(first)).toBe(200)
      const renewed = await share(shopper, { name: 'Amina', renew: true })
      await expect.poll(() => status(first)).toBe(404)
      expect(renewed).not.toBe(first)
      expect(renewed.length).toBeGreaterThan(40)
      expect(await status(renewed)).toBe(200)
      await shop.call('DELETE', '/wish-list/share', { token: shopper.token })
      await expect.poll(() => status(renewed)).toBe(404)
    } finally {
      await second.close()
    }
  })

  test.each(['', '  ', 'Amina 98470', 'x'.repeat(41), '<b>A</b>', 'Am\u202eina'])(
    'is not shared as %j',
    async (name) => {
      const { token } = await buildShopper(shop.shop)
      expect((await shop.call('POST', '/wish-list/share', { token, body: { name } })).status).toBe(400)
    },
  )

  test('goes with its owner’s account', async () => {
    const person = await signUp(shop)
    const { productId } = await buildProduct(shop.shop)
    await add(person, { productId })
    const key = await share(person, { name: 'Leaving' })
    expect((await shop.call('GET', `/shared-list/${key}`)).status).toBe(200)
    const exported = (await shop.call('GET', '/user/export', { token: person.token })).body.data
    expect(exported).toMatchObject({ wishList: { products: [{ productId }], sharedAs: 'Leaving' } })
    await shop.call('DELETE', '/user', { token: person.token, body: { password } })
    expect((await shop.call('GET', `/shared-list/${key}`)).status).toBe(404)
  })
})
