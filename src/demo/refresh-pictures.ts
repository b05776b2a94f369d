import { sql } from 'kysely'
import type { Work } from '../server/platform/db/transact.ts'
import { builtPrefix } from '../server/platform/pictures/built-pictures.ts'
import type { Shop } from '../server/platform/shop.ts'
import { asSystem } from '../server/staff/commands/at-terminal.ts'
import { contentTag, listingTag, productTag, structureTag } from '../shared/cache-tags.ts'
import { keepMasters } from './keep-masters.ts'
import { type MasterPictures, productImages } from './master-pictures.ts'

/**
 * Gives the demo shop's rows the pictures that have been rendered since it was loaded. Pictures of the owner's own (they
 * are not below /pictures) stay. Writes only what differs, so it may run at every start.
 */
export async function refreshPictures(shop: Shop, masters: MasterPictures): Promise<void> {
  await asSystem(shop, 'shop.pictures', async (command) => {
    const work: Work = {
      tx: command.tx,
      news: command.news,
      stale: (tag) => {
        command.about({ kind: 'shop', id: 'demo' })
        command.stale(tag)
      },
    }
    await keepMasters(work.tx, masters)
    await refreshProducts(work, masters)
    await refreshVariants(work, masters)
    const { categories, brands, brandBanners, banners, categoryBanners, offers } = masters
    const structure = [
      await refreshColumn(work, 'categories', 'id', 'image', categories),
      await refreshColumn(work, 'brands', 'id', 'image', brands),
      await refreshColumn(work, 'brands', 'id', 'banner_image', brandBanners),
    ]
    const content = [
      await refreshColumn(work, 'banners', 'id', 'image', banners),
      await refreshColumn(work, 'category_banners', 'category_id', 'image', categoryBanners),
      await refreshColumn(work, 'offer_banners', 'id', 'image', offers),
    ]
    if (structure.some(Boolean)) work.stale(structureTag)
    if (content.some(Boolean)) work.stale(contentTag)
  })
}

const isOurs = (url: string) => url.startsWith(builtPrefix)

async function refreshProducts({ tx, stale }: Work, { products }: MasterPictures): Promise<void> {
  const ids = [...products.keys()]
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'main_image', 'images'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  for (const { id, main_image, images } of rows) {
    const wanted = productImages(
      products.get(id),
      images.filter((url) => url.endsWith('.svg')),
    )
    const [first = main_image] = wanted
    if (![main_image, ...images].every(isOurs) || (main_image === first && same(images, wanted))) continue
    await tx.updateTable('products').set({ main_image: first, images: wanted }).where('id', '=', id).execute()
    stale(productTag(id))
    stale(listingTag)
  }
}

/** One that looks different and has not been rendered keeps its drawing: another one's photograph would be wrong. */
async function refreshVariants({ tx, stale }: Work, { variants }: MasterPictures): Promise<void> {
  const ids = [...variants.keys()]
  if (ids.length === 0) return
  const query = tx.selectFrom('variants').select(['id', 'product_id', 'images']).where('id', 'in', ids)
  for (const { id, product_id, images } of await query.orderBy('id').execute()) {
    const wanted = variants.get(id)
    if (wanted === undefined || !images.every(isOurs) || same(images, [wanted])) continue
    await tx
      .updateTable('variants')
      .set({ images: [wanted] })
      .where('id', '=', id)
      .execute()
    stale(productTag(product_id))
  }
}

/** Returns whether any row has changed. */
async function refreshColumn(
  { tx }: Work,
  table: 'categories' | 'brands' | 'banners' | 'category_banners' | 'offer_banners',
  key: 'id' | 'category_id',
  column: 'image' | 'banner_image',
  wanted: ReadonlyMap<string, string>,
): Promise<boolean> {
  if (wanted.size === 0) return false
  const rows = JSON.stringify([...wanted].map(([id, url]) => ({ id, url })))
  const [target, by, image] = [sql.table(table), sql.ref(`t.${key}`), sql.ref(`t.${column}`)]
  const { numAffectedRows } = await sql`UPDATE ${target} t SET ${sql.ref(column)} = w.url
    FROM json_to_recordset(${rows}::json) AS w(id text, url text)
    WHERE ${by} = w.id AND ${image} <> w.url AND ${image} LIKE ${`${builtPrefix}%`}`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

function same(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((each, index) => each === second[index])
}
