import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Endpoint } from '../../src/shared/contract/endpoint.ts'
import { endpoints } from '../../src/shared/contract/endpoints.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { openShop, type TestShop } from '../app.ts'
import { buildProduct } from '../builders/build-product.ts'
import { buildShopper } from '../builders/build-shopper.ts'
import { publicPaths } from '../builders/public-paths.ts'
import { forgotten, rehearsals } from './every-command.ts'
import { buildStage, done, type Rehearsed, type Stage } from './rehearsal.ts'

// Two processes on one database: one that does and keeps answers, and one that keeps them and hears of it.
const env = { PUBLIC_URL: 'http://shop.test' }
let shop: TestShop
let other: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true, env })
  other = await openShop({ beside: shop, env })
}, 60_000)
afterAll(async () => {
  await other.close()
  await shop.close()
})

const read = (from: TestShop, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => `${path} ${await (await fetch(from.url + path)).text()}`))

/** The same where nothing is kept; it is from then on. */
function readAnew(from: TestShop, paths: readonly string[]): Promise<string[]> {
  from.shop.cache.clear()
  return read(from, paths)
}

/** Commands whose effects shoppers do not see. */
const unseen = new Set([
  'product.add',
  'product.restore',
  'product.copy',
  'product.tax',
  'product.tax_withdraw',
  'review.until',
  'price.schedule',
  'price.unschedule',
  'sale.add',
  'sale.cancel',
  'job.look',
  'job.columns',
  'job.begin',
  'job.cancel',
  'stock.place',
  'policy.save',
  'policy.restore',
  'supplier.add',
  'supplier.change',
  'supplier.off',
  'supplier.on',
  'supplier.item',
  'purchase.order',
  'purchase.close',
  'barcode.make',
  'count.start',
  'count.enter',
  'count.close',
  'count.reopen',
  'count.recount',
  'count.drop',
  'order.confirm',
  'order.pack',
  'order.ship',
  'order.credit_price',
  'order.invoice_anew',
  'parcel.pack',
  'parcel.undo',
  'parcel.ship',
  'parcel.out',
  'parcel.refuse',
  'customer.change',
  'customer.merge',
  'customer.separate',
  'customer.cash',
  'quote.price',
  'order.out_for_delivery',
  'order.return',
  'refund.by_hand',
  'order.unpack',
  'order.unship',
  'order.call_back',
  'order.note',
  'order.address',
  'order.ship_to',
  'order.hand_over',
  'order.pickup_code',
  'attribute.add',
  'coupon.add',
  'coupon.change',
  'coupon.end',
  'search.rebuild',
  'settings.secret',
  'settings.withdraw',
  'staff.change',
  'staff.off',
  'staff.on',
])

/** All that shows what is rehearsed: lists and pages, and what leads to its first product by a number and by a link. */
async function pathsOf(stage: Stage, { products = [], paths = [] }: Rehearsed): Promise<string[]> {
  const [first] = products
  return [
    ...publicPaths(products),
    ...paths,
    ...(first ? [...(await linkTo(first)), ...(await codeOf(stage, first))] : []),
  ]
}

/** Somebody's shared wish list with a product on it; none of a product that is not on sale. */
async function linkTo(productId: string): Promise<string[]> {
  const { token } = await buildShopper(shop.shop)
  const { status } = await shop.call('POST', '/wish-list/items', { token, body: { productId, variantId: null } })
  if (status >= 400) return []
  const { data } = await done(shop.call('POST', '/wish-list/share', { token, body: { name: 'Amina', renew: false } }))
  const key = data.share?.key ?? ''
  return [`/api/v1/shared-list/${key}`, `/shared-list/${key}`]
}

/** A number of its own for a product; none for one of variants. */
async function codeOf({ owner }: Stage, productId: string): Promise<string[]> {
  const { status, body } = await owner.call(calls.makeBarcode, { body: { productId } })
  return status >= 400 ? [] : [`/api/v1/product/by-code/${body.data.code}`]
}

it('every command of the registry is rehearsed, or it is said why not', () => {
  expect(forgotten(), 'rehearse them in test/rehearsals').toEqual([])
})

it('every public read is among what is compared', async () => {
  const { productId } = await buildProduct(shop.shop)
  const compared = await pathsOf(await buildStage(shop), { perform: async () => undefined, products: [productId] })
  const reads = Object.values<Endpoint>(endpoints).filter(
    ({ access, method }) => access === 'public' && method === 'GET',
  )
  const missing = reads.filter(({ path }) => {
    const pattern = new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)
    return !compared.some((each) => pattern.test(each))
  })
  expect(missing.map(({ path }) => path)).toEqual([])
})

it.each(rehearsals)('after %s everybody reads what would be computed now, in every process', async (name, rehearse) => {
  const stage = await buildStage(shop)
  const rehearsed = await rehearse(stage)
  const paths = await pathsOf(stage, rehearsed)
  // what was built for it was written past the shop
  const [before] = await Promise.all([shop, other].map((process) => readAnew(process, paths)))
  await rehearsed.perform()
  const after = await read(shop, paths)
  const now = await readAnew(shop, paths)
  expect(after).toEqual(now)
  await vi.waitFor(async () => expect(await read(other, paths)).toEqual(now), { timeout: 10_000 })
  expect(
    now.some((page, at) => page !== before?.[at]),
    'whether shoppers see anything of it',
  ).toBe(!unseen.has(name))
})
