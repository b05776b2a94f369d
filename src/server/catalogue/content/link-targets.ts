import type { Kysely } from 'kysely'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { shopPages } from '../../../shared/shop-pages.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/**
 * Returns the problem with a banner's link: it is neither an https address nor a page of the shop, or the category or product
 * that it names is not in the shop. Undefined: no problem.
 */
export async function linkProblem(db: Db, link: string): Promise<string | undefined> {
  if (link.startsWith('https://')) return isWebAddress(link) ? undefined : copy.linkShape
  if (!/^\/(?![/\\])[\w./?=&%~+-]*$/.test(link)) return copy.linkShape
  const { pathname, searchParams } = new URL(link, 'https://shop.invalid')
  const product = /^\/products\/([^/]+)$/.exec(pathname)?.[1]
  if (product !== undefined) return (await isOnSale(db, decoded(product))) ? undefined : copy.linkProduct
  if (!(shopPages as readonly string[]).includes(pathname)) return copy.linkDead
  const category = searchParams.get('categoryId')
  if (category === null || category === 'all') return undefined
  return (await isCategoryInShop(db, category)) || (await isLabelInShop(db, category)) ? undefined : copy.linkCategory
}

function isWebAddress(link: string): boolean {
  const url = URL.parse(link)
  return (
    url !== null && url.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && !/\s/.test(link)
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns whether there is such a category, and it was not removed. */
export async function isCategoryInShop(db: Db, id: string): Promise<boolean> {
  return isThere(db.selectFrom('categories').select('id').where('id', '=', id).where('archived_at', 'is', null))
}

/** Returns whether there is such a brand, and it was not removed. */
export async function isBrandInShop(db: Db, id: string): Promise<boolean> {
  return isThere(db.selectFrom('brands').select('id').where('id', '=', id).where('archived_at', 'is', null))
}

function isLabelInShop(db: Db, id: string): Promise<boolean> {
  return isThere(db.selectFrom('labels').select('id').where('id', '=', id).where('archived_at', 'is', null))
}

function isOnSale(db: Db, id: string): Promise<boolean> {
  return isThere(db.selectFrom('products').select('id').where('id', '=', id).where('active', '=', true))
}

async function isThere(query: { executeTakeFirst: () => Promise<unknown> }): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined
}
