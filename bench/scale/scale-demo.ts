import { drawDetailCard } from '../../src/demo/drawings/detail-card.ts'
import { drawingOf } from '../../src/demo/drawings/drawing-of.ts'
import { drawProductCard } from '../../src/demo/drawings/product-card.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { readDemo } from '../../src/demo/read-demo.ts'
import { receiveStock } from '../../src/server/catalogue/stock/receive-stock.ts'
import { ask } from '../../src/server/platform/db/ask.ts'
import { transact } from '../../src/server/platform/db/transact.ts'
import { type Picture, pictureOf, pictureUrl } from '../../src/server/platform/pictures/picture-of.ts'
import { storePictures } from '../../src/server/platform/pictures/picture-queries.ts'
import type { Shop } from '../../src/server/platform/shop.ts'
import { StartFailure } from '../../src/server/platform/start-failure.ts'
import { asSystem } from '../../src/server/staff/commands/at-terminal.ts'
import { factsTag, listingTag } from '../../src/shared/cache-tags.ts'
import { type Family, sizeOf, sizeWithSeries } from './family.ts'
import { hardwareFamilies } from './hardware-families.ts'
import { machineFamilies } from './machine-families.ts'
import { type ScaleProduct, scaleProduct } from './scale-rows.ts'

const families = [...machineFamilies, ...hardwareFamilies]
/** A statement of it takes a second, and may take fifteen: also where the machine has other work. */
const BATCH = 2000
/** So many come on sale at once: what is searched is written anew for all of them together. */
const ON_SALE_AT_ONCE = 10 * BATCH
/** Milliseconds that this may take: among a million products it is a minute, and more where the machine has other work. */
const PATIENCE_MS = 900_000

/** Number of products that can be generated, and of those in the first series. */
export const scaleMax = families.reduce((sum, family) => sum + sizeWithSeries(family), 0)
const firstMax = families.reduce((sum, family) => sum + sizeOf(family), 0)

/** A product to be made: one of a family, with its place in the shop. */
interface Wish {
  family: Family
  number: number
  index: number
}

/**
 * Adds `count` made-up but believable products, with stock, pictures and some variants and reviews, to a database that
 * has the demo shop, for measuring. The same count gives the same shop. Throws StartFailure above scaleMax.
 */
export async function scaleDemo(shop: Shop, count: number, onProgress: (done: number) => void): Promise<void> {
  if (count > scaleMax) throw new StartFailure(`At most ${scaleMax} products can be made up.`)
  const pictures = await storeFamilyPictures(shop)
  const reviewers = await findReviewers(shop)
  const { definitions } = readDemo()
  const wishes = shuffledWishes(count)
  let waiting: string[] = []
  for (let start = 0; start < wishes.length; start += BATCH) {
    const batch = wishes.slice(start, start + BATCH)
    const made = batch.map(({ family, number, index }) =>
      scaleProduct(family, number, index, { images: pictures.get(family) ?? [], definitions }),
    )
    await insertBatch(shop, made, reviewers)
    waiting.push(...made.map(({ product }) => product.id))
    const done = start + batch.length
    if (waiting.length >= ON_SALE_AT_ONCE || done === wishes.length) {
      await putOnSale(shop, waiting)
      waiting = []
    }
    onProgress(done)
  }
}

function putOnSale(shop: Shop, ids: readonly string[]): Promise<void> {
  return asSystem(shop, 'shop.demo', async ({ tx, stale, about }) => {
    about({ kind: 'shop', id: 'scale' })
    await ask(tx, { text: `SET LOCAL statement_timeout = ${PATIENCE_MS}` })
    const text = 'UPDATE products SET active = true WHERE id = ANY($1)'
    await ask(tx, { text, values: [ids], timeoutMs: PATIENCE_MS })
    stale(listingTag)
    stale(factsTag)
  })
}

/** Each family gives its share; their products come into the shop mixed, as over years. */
function shuffledWishes(count: number): { family: Family; number: number; index: number }[] {
  const all: Omit<Wish, 'index'>[] = []
  const [max, size] = count > firstMax ? [scaleMax, sizeWithSeries] : [firstMax, sizeOf]
  let before = 0
  for (const family of families) {
    const until = before + size(family)
    const share = Math.floor((until * count) / max) - Math.floor((before * count) / max)
    // spread over the family, so that small counts have large sizes too
    for (let i = 0; i < share; i += 1) all.push({ family, number: Math.floor((i * size(family)) / share) })
    before = until
  }
  const stride = strideFor(all.length)
  return all.map((_, i) => ({ ...(all[(i * stride) % all.length] as Wish), index: i }))
}

/** A step that visits every place once before it comes back: without a common divisor with the length. */
function strideFor(length: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  let stride = Math.max(1, Math.floor(length * 0.618))
  while (divisor(length, stride) !== 1) stride += 1
  return stride
}

async function insertBatch(shop: Shop, made: ScaleProduct[], reviewers: string[]): Promise<void> {
  const products = made.map((each) => each.product)
  const reviews = made.flatMap((each) => reviewRows(shop, each, reviewers))
  await asSystem(shop, 'shop.demo', async ({ tx, stale, about }) => {
    about({ kind: 'shop', id: 'scale' })
    await insertRows(tx, 'products', products)
    await insertRows(
      tx,
      'variants',
      made.flatMap((each) => each.variants),
    )
    await receiveStock(
      tx,
      made.flatMap((each) => each.receipts),
      shop.clock(),
      'opening stock',
    )
    await insertRows(tx, 'reviews', reviews)
    stale(listingTag)
    stale(factsTag)
  })
}

function reviewRows(shop: Shop, { product, stars }: ScaleProduct, reviewers: string[]) {
  return stars.slice(0, reviewers.length).map((rating, index) => ({
    id: shop.newId(),
    product_id: product.id,
    user_id: reviewers[index] ?? '',
    rating,
    review: rating > 3 ? 'As described, right size, well packed.' : 'Usable, but I have had better for the price.',
    media: null,
    media_type: null,
    created_at: product.created_at,
  }))
}

/** One card and one detail card a family: what is measured is not the drawing. */
async function storeFamilyPictures(shop: Shop): Promise<Map<Family, string[]>> {
  const categories = await shop.db.selectFrom('categories').select(['id', 'colour', 'icon']).execute()
  const drawn: Picture[] = []
  const urls = new Map<Family, string[]>()
  for (const family of families) {
    const { colour = '#46525c', icon = '' } = categories.find((each) => each.id === family.category) ?? {}
    const name = family.name.replace(/\s*\{.*/, '') || family.subcategory.replaceAll('-', ' ')
    const card = { name, brand: 'Beypore Mill Store', colour, drawing: drawingOf(icon, family.subcategory, name) }
    const specifications = Object.entries(family.axes).map(([title, values]) => ({
      title,
      description: `${values[0]} to ${values.at(-1)}`,
    }))
    const pictures = [drawProductCard(card), drawDetailCard({ ...card, specifications })].map(pictureOf)
    drawn.push(...pictures)
    urls.set(
      family,
      pictures.map((each) => pictureUrl(each.hash)),
    )
  }
  await transact(shop, ({ tx }) => storePictures(tx, drawn))
  return urls
}

async function findReviewers(shop: Shop): Promise<string[]> {
  const rows = await shop.db.selectFrom('users').select('id').where('password_hash', 'is', null).limit(20).execute()
  return rows.map((row) => row.id)
}
