import type { TestShop } from '../app.ts'
import { buildProduct } from './build-product.ts'

/** Everything that a signed-in shopper leaves beside products, with this text wherever one is written: a shared wish list, a question, a request. */
export async function leaveTraces(shop: TestShop, token: string, text: string): Promise<void> {
  const { productId } = await buildProduct(shop.shop, { stock: 0 })
  await shop.call('POST', '/wish-list/items', { token, body: { productId } })
  await shop.call('POST', '/wish-list/share', { token, body: { name: text } })
  await shop.call('POST', '/question', { token, body: { productId, text: `${text} asks how long it lasts` } })
  await shop.call('POST', '/stock-request', { token, body: { productId } })
}
