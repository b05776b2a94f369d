import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '../src/shared/contract/catalogue.ts'
import { ProductData } from '../src/web/product/product-data.tsx'
import { openShop, type TestShop } from './app.ts'
import { buildProduct } from './builders/build-product.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Returns what search engines are told of the stock of each offer of a new product. */
async function offered(options: Parameters<typeof buildProduct>[1]): Promise<string[]> {
  const { productId } = await buildProduct(shop.shop, options)
  const product = (await shop.call('GET', `/product/get-product/${productId}`)).body.data as Product
  const html = renderToStaticMarkup(createElement(ProductData, { product }))
  const json = /<script type="application\/ld\+json">(.+)<\/script>/.exec(html)?.[1] ?? ''
  return JSON.parse(json).offers.map(({ availability }: { availability: string }) => availability)
}

const [inStock, outOfStock] = ['https://schema.org/InStock', 'https://schema.org/OutOfStock']

test.each([
  ['sold out', { stock: 0 }, outOfStock],
  ['the last piece', { stock: 1 }, inStock],
  ['fewer than are sold at once', { stock: 5, minimum: 7 }, outOfStock],
  ['as many as are sold at once', { stock: 7, minimum: 7 }, inStock],
  ['less than a pack', { stock: 5, multiple: 6 }, outOfStock],
  ['a pack', { stock: 6, multiple: 6 }, inStock],
  ['fewer than the packs that are sold at once', { stock: 11, minimum: 7, multiple: 6 }, outOfStock],
])('search engines are told whether it can be bought: %s', async (_, options, availability) => {
  expect(await offered(options)).toEqual([availability])
  expect(await offered({ ...options, variants: ['M8', 'M10'] })).toEqual([availability, availability])
})
