import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeGrid } from '../../../shared/contract/office/goods-grid.ts'
import { officeHistory } from '../../../shared/contract/office/history.ts'
import { changePrice } from '../../catalogue/goods/change-price.ts'

let shop: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  manager = await buildStaff(shop, ['manager'])
})
afterAll(() => shop.close())

const shown = async (id: string) => (await shop.call('GET', `/product/get-product/${id}`)).body.data
const save = (rows: object[], command?: string) =>
  manager.call(officeGrid.saveGrid, { body: { rows }, ...(command && { command }) })

test('right rows are saved and the others stay with their sentence; nobody’s change is written over; all goes back', async () => {
  const name = 'Spirit level'
  const one = await buildProduct(shop.shop, { name, price: 100 })
  const two = await buildProduct(shop.shop, { name, price: 200 })
  const sized = await buildProduct(shop.shop, { name, price: 300, variants: ['40 cm', '60 cm'] })
  const { body: page } = await manager.call(officeGrid.goodsGrid, { query: { text: 'spirit level' } })
  expect(page.data).toHaveLength(5)
  expect(
    page.data.find(({ product, variant }) => product === sized.productId && variant === null)?.cells.price,
  ).toBeUndefined()
  await changePrice(shop.shop, { productId: two.productId, variantId: null }, { price: 19_000, offerPrice: null })
  const command = crypto.randomUUID()
  const { body } = await save(
    [
      {
        product: one.productId,
        variant: null,
        cells: { price: { was: '100', now: '₹ 1,120' }, offerPrice: { was: '100', now: '' } },
      },
      { product: two.productId, variant: null, cells: { price: { was: '200', now: '210' } } },
      { product: sized.productId, variant: sized.variantIds[0], cells: { price: { was: '300', now: '31.123' } } },
      { product: sized.productId, variant: sized.variantIds[1], cells: { offerPrice: { was: '300', now: '280' } } },
    ],
    command,
  )
  expect(body.wrong).toEqual([
    { row: 1, column: 'price', sentence: expect.stringContaining('“190”') },
    { row: 2, column: 'price', sentence: expect.stringContaining('write 31.12') },
  ])
  expect(body.saved.find(({ product }) => product === one.productId)?.cells).toMatchObject({
    price: '1120',
    offerPrice: '',
  })
  expect(await shown(one.productId)).toMatchObject({ price: 1120 })
  expect(await shown(two.productId)).toMatchObject({ price: 190 })
  expect((await shown(sized.productId)).variants).toMatchObject([{ price: 300, offerPrice: 300 }, { offerPrice: 280 }])
  await manager.call(officeHistory.undo, { params: { id: command }, body: {} })
  expect(await shown(one.productId)).toMatchObject({ price: 100, offerPrice: 100 })
  const nothing = await save([{ product: one.productId, variant: null, cells: { price: { was: '100', now: 'ten' } } }])
  expect(nothing).toMatchObject({
    status: 400,
    body: { errors: { '0.price': expect.stringContaining('not an amount') } },
  })
})
