import { addMissing } from '../server/catalogue/attributes/attribute-queries.ts'
import { receiveStock } from '../server/catalogue/stock/receive-stock.ts'
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
  const pictures = demoPictures(demo, masters)
  // orders are priced by them
  await loadSettings(shop)
  await asSystem(shop, 'shop.demo', async (work) => {
    work.about({ kind: 'shop', id: 'demo' })
    await loadCatalogue(work, demo, pictures, beforeOrders(shop.clock()))
    const shopperId = await loadPeople(shop, work.tx, demo)
    await loadOrders(shop, work, shopperId)
    await loadSelling(shop, work, demo, pictures)
    await storePictures(work.tx, pictures.drawn())
    await keepMasters(work.tx, masters)
    for (const tag of [structureTag, listingTag, contentTag]) work.stale(tag)
  })
}

async function loadCatalogue({ tx }: Work, demo: DemoShop, pictures: DemoPictures, openedAt: Date): Promise<void> {
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
  await receiveStock(
    tx,
    products.flatMap((each) => receiptsOf(each)),
    openedAt,
    'opening stock',
  )
}

async function loadSelling(shop: Shop, { tx }: Work, demo: DemoShop, pictures: DemoPictures): Promise<void> {
  await insertRows(tx, 'banners', bannerRows(demo, pictures))
  await insertRows(tx, 'category_banners', categoryBannerRows(demo, pictures))
  await insertRows(tx, 'offer_banners', offerBannerRows(demo, pictures))
  await insertRows(tx, 'coupons', couponRows(demo, shop.newId))
}
