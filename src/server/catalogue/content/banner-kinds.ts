import type { Transaction } from 'kysely'
import { contentTag } from '../../../shared/cache-tags.ts'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { paiseFromRupees, rupeesFromPaise } from '../../../shared/money/money.ts'
import { pictureOfBanner } from '../../../shared/office/window-kinds.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { FieldErrors, RecordFields, RecordKind } from '../../staff/commands/kept-record.ts'
import { isBrandInShop, isCategoryInShop, linkProblem } from './link-targets.ts'
import { timesOf } from './record-times.ts'
import { pictureProblem } from './window-pictures.ts'

type Tx = Transaction<Database>

/** The store of uploads. */
type Files = Parameters<typeof pictureProblem>[0]

const needs = 'content.edit'

/** Banners of the front page and of the list, category banners and offers, as records. */
export function bannerKinds(files: Files): { banner: RecordKind; category_banner: RecordKind; offer: RecordKind } {
  return { banner: banner(files), category_banner: categoryBanner(files), offer: offer(files) }
}

function banner(files: Files): RecordKind {
  return {
    entity: 'banner',
    needs,
    table: 'banners',
    fields: ['bannerFor', 'image', 'alt', 'title', 'subtitle', 'link', 'brandId', 'startsAt', 'endsAt'],
    hasHandle: false,
    ordered: 'bannerFor',
    tags: [contentTag],
    nameOf: ({ title, alt }) => String(title || alt),
    check: async (tx, { fields }, before) => {
      const size = pictureOfBanner[fields.bannerFor === 'hero' ? 'hero' : 'product']
      // a picture that is too small for the front page may not be moved there
      const seen = before && before.bannerFor === fields.bannerFor ? before.image : null
      const { brandId } = fields
      const brand = brandId === null || brandId === before?.brandId || (await isBrandInShop(tx, String(brandId)))
      return errorsOf({
        ...timesOf(fields),
        image: await pictureProblem(files, tx, size, fields.image, seen),
        link: await linkOf(tx, fields, before),
        brandId: brand ? undefined : copy.noBrand,
      })
    },
  }
}

function categoryBanner(files: Files): RecordKind {
  return {
    entity: 'category_banner',
    needs,
    table: 'category_banners',
    fields: ['categoryId', 'image', 'title', 'percentage', 'startsAt', 'endsAt'],
    hasHandle: false,
    ordered: true,
    tags: [contentTag],
    nameOf: ({ title, categoryId }) => String(title || categoryId),
    check: async (tx, { fields }, before) => {
      const { categoryId, image } = fields
      const isThere = categoryId === before?.categoryId || (await isCategoryInShop(tx, String(categoryId)))
      return errorsOf({
        ...timesOf(fields),
        image: await pictureProblem(files, tx, 'category-banner', image, before?.image ?? null),
        categoryId: isThere ? undefined : copy.noCategory,
      })
    },
  }
}

function offer(files: Files): RecordKind {
  return {
    entity: 'offer',
    needs,
    table: 'offer_banners',
    fields: ['title', 'subtitle', 'description', 'offerType', 'offerValue', 'image', 'link', 'startsAt', 'endsAt'],
    hasHandle: false,
    ordered: true,
    tags: [contentTag],
    nameOf: ({ title }) => String(title),
    // percent, or paise
    toColumns: (fields) => ({ ...fields, offerValue: convert(fields, paiseFromRupees) }),
    fromColumns: (columns) => ({ ...columns, offerValue: convert(columns, rupeesFromPaise) }),
    check: async (tx, { fields }, before) => {
      const isPercent = fields.offerType === 'percentage'
      const percent = /^[1-9]\d?$/.test(String(fields.offerValue))
      return errorsOf({
        ...timesOf(fields),
        image: await pictureProblem(files, tx, 'offer', fields.image, before?.image ?? null),
        link: await linkOf(tx, fields, before),
        offerValue: isPercent && !percent ? copy.percentShape : isWhole(fields) ? undefined : copy.valueShape,
      })
    },
  }
}

function convert({ offerType, offerValue }: RecordFields, change: (amount: number) => number): number {
  return offerType === 'percentage' ? Number(offerValue) : change(Number(offerValue))
}

function isWhole(fields: RecordFields): boolean {
  try {
    convert(fields, paiseFromRupees)
    return true
  } catch {
    return false
  }
}

function linkOf(tx: Tx, { link }: RecordFields, before: RecordFields | null): Promise<string | undefined> {
  return link === before?.link ? Promise.resolve(undefined) : linkProblem(tx, String(link))
}

function errorsOf(problems: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === undefined ? [] : [[field, problem]])),
  )
}
