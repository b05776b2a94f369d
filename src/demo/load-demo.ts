import { addMissing } from '../server/catalogue/attributes/attribute-queries.ts'
import { type Receipt, receiveStock } from '../server/catalogue/stock/receive-stock.ts'
import type { Work } from '../server/platform/db/transact.ts'
import { storePictures } from '../server/platform/pictures/picture-queries.ts'
import type { Shop } from '../server/platform/shop.ts'
import type { PayingShop } from '../server/selling/payments/provider/paying-shop.ts'
import { asSystem } from '../server/staff/commands/at-terminal.ts'
import { contentTag, listingTag, structureTag } from '../shared/cache-tags.ts'
import { categoryAttributeRows, productRow, receiptsOf, structureRows, variantRows } from './catalogue-rows.ts'
import { type DemoPictures, demoPictures } from './demo-pictures.ts'
import { insertRows } from './insert-rows.ts'
import { keepMasters } from './keep-masters.ts'
import { isTraded } from './living/traded-items.ts'
import { beforeOrders, loadOrders } from './load-orders.ts'
import { loadPeople } from './load-people.ts'
import { loadSettings } from './load-settings.ts'
import { type MasterPictures, noMasters } from './master-pictures.ts'
import { type DemoShop, readDemo } from './read-demo.ts'
import { bannerRows, categoryBannerRows, couponRows, offerBannerRows } from './selling-rows.ts'

/**
 * Fills an empty database with the demo shop of db/demo, all or nothing; pictures that are not among `masters` are drawn.
 * Throws StartFailure where its files are wrong.
 */
export async function loadDemo(shop: PayingShop, masters: MasterPictures = noMasters): Promise<void> {
  const demo = readDemo()
  const opening = { receipts: demo.products.flatMap(receiptsOf), at: beforeOrders(shop.clock()) }
  await fill(shop, { demo, masters, opening }, (work, shopperId) => loadOrders(shop, work, shopperId))
}

/**
 * Fills an empty database with the demo shop as it was before its history: half of its stock came in a day before `opens`, and
 * nobody has ordered anything. Gives the demo shopper's id, and what the shelves of the demo have, by variant or product. Throws
 * StartFailure where its files are wrong.
 */
export async function loadDemoBefore(
  shop: PayingShop,
  opens: Date,
  masters: MasterPictures = noMasters,
): Promise<{ shopperId: string; shelves: Map<string, number> }> {
  const demo = readDemo()
  const full = demo.products.flatMap(receiptsOf)
  const receipts = full.map((each) => ({ ...each, quantity: Math.ceil(each.quantity / (isTraded(each) ? 2 : 1)) }))
  const opening = { receipts, at: new Date(opens.getTime() - dayMs) }
  const shopperId = await fill(shop, { demo, masters, opening }, async () => undefined)
  const shelves = new Map(full.map(({ productId, variantId, quantity }) => [variantId ?? productId, quantity]))
  return { shopperId, shelves }
}

const dayMs = 24 * 60 * 60 * 1000

interface ToFill {
  demo: DemoShop
  masters: MasterPictures
  opening: { receipts: readonly Receipt[]; at: Date }
}

/** Fills the database in one transaction, with what the demo shopper ordered; gives the demo shopper's id. */
async function fill(
  shop: PayingShop,
  { demo, masters, opening }: ToFill,
  order: (work: Work, shopperId: string) => Promise<void>,
): Promise<string> {
  const pictures = demoPictures(demo, masters)
  // orders are priced by them
  await loadSettings(shop)
  return asSystem(shop, 'shop.demo', async (work) => {
    work.about({ kind: 'shop', id: 'demo' })
    await loadCatalogue(work, demo, pictures, opening)
    const shopperId = await loadPeople(shop, work.tx, demo)
    await order(work, shopperId)
    await loadSelling(shop, work, demo, pictures)
    await storePictures(work.tx, pictures.drawn())
    await keepMasters(work.tx, masters)
    for (const tag of [structureTag, listingTag, contentTag]) work.stale(tag)
    return shopperId
  })
}

async function loadCatalogue(
  { tx }: Work,
  demo: DemoShop,
  pictures: DemoPictures,
  opening: ToFill['opening'],
): Promise<void> {
  const structure = structureRows(demo, pictures)
  await insertRows(tx, 'categories', structure.categories)
  await insertRows(tx, 'subcategories', structure.subcategories)
  await insertRows(tx, 'labels', structure.labels)
  await insertRows(tx, 'brands', structure.brands)
  await addMissing(tx, demo.definitions.values())
  await insertRows(tx, 'category_attributes', categoryAttributeRows(demo))
  const stars = new Map(demo.reviews.map((each) => [each.product, each.reviews.map((review) => review.rating)]))
  const { products } = demo
  await insertRows(
    tx,
    'products',
    products.map((each) => productRow(each, stars.get(each.id) ?? [], pictures, demo.definitions)),
  )
  await insertRows(
    tx,
    'variants',
    products.flatMap((each) => variantRows(each, pictures, demo.definitions)),
  )
  await receiveStock(tx, opening.receipts, opening.at, 'opening stock')
}

async function loadSelling(shop: Shop, { tx }: Work, demo: DemoShop, pictures: DemoPictures): Promise<void> {
  await insertRows(tx, 'banners', bannerRows(demo, pictures))
  await insertRows(tx, 'category_banners', categoryBannerRows(demo, pictures))
  await insertRows(tx, 'offer_banners', offerBannerRows(demo, pictures))
  await insertRows(tx, 'coupons', couponRows(demo, shop.newId))
}
