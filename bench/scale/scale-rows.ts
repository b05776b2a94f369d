import type { Insertable } from 'kysely'
import type { Definition } from '../../src/domain/catalogue/attributes/read-attribute.ts'
import { readEntry } from '../../src/domain/catalogue/attributes/read-entry.ts'
import type { Receipt } from '../../src/server/catalogue/stock/receive-stock.ts'
import type { Database } from '../../src/server/platform/db/schema.ts'
import { paiseFromRupees } from '../../src/shared/money/money.ts'
import { type Family, memberOf, saysOf } from './family.ts'

/** A made-up product with what belongs to it. */
export interface ScaleProduct {
  product: Insertable<Database['products']>
  variants: Insertable<Database['variants']>[]
  receipts: Receipt[]
  stars: number[]
}

/** Always the same numbers for the same product, so that two measurements measure the same shop. */
export type Dice = (sides: number) => number

function diceOf(seed: number): Dice {
  let state = (seed * 2_654_435_761) >>> 0
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

const opened = Date.UTC(2018, 0, 1)
/** Two are never added in the same moment. */
const between = 1_100_000
const labels = ['best-sellers', 'trending', 'clearance-sale']
const packs = [
  ['Single', 1],
  ['Pack of 5', 4.7],
  ['Pack of 20', 17],
] as const

/** The product with this number in a family; `index` counts over the whole shop. */
export function scaleProduct(
  family: Family,
  number: number,
  index: number,
  { images, definitions }: { images: string[]; definitions: ReadonlyMap<string, Definition> },
): ScaleProduct {
  const dice = diceOf(index)
  const { name, brand, values, rank } = memberOf(family, number)
  const id = `${slug(name)}-${brand}`
  const asked = priceOf(family, rank, dice)
  const at = new Date(opened + index * between).toISOString()
  const variants = dice(12) === 0 ? packs.map((pack, position) => variantOf(id, pack, position, asked, images)) : []
  const stars =
    dice(20) === 0 ? Array.from({ length: 1 + dice(6) }, () => [5, 5, 4, 4, 4, 3, 5, 2, 1, 5][dice(10)] ?? 5) : []
  const product = {
    id,
    name,
    brand_id: brand,
    category_id: family.category,
    subcategory_id: family.subcategory,
    description: `${name}. ${family.about} ${Object.entries(values)
      .map(([axis, value]) => `${capital(axis)}: ${value}.`)
      .join(' ')} Packed with size and batch on the label; invoice with GST.`,
    attributes: attributesOf(saysOf(family, values), definitions) as never,
    specifications: Object.entries(values).map(([axis, value]) => ({
      title: capital(axis),
      description: value,
    })) as never,
    hsn_code: family.hsn,
    gst_rate: family.gst,
    unit: 'NOS',
    net_quantity: '1 piece',
    country_of_origin: 'India',
    price: asked.price,
    offer_price: asked.offer_price,
    selling_price: asked.offer_price ?? asked.price,
    main_image: images[0] ?? '',
    images,
    rating_counts: [1, 2, 3, 4, 5].map((star) => stars.filter((each) => each === star).length),
    label_ids: labels.filter(() => dice(25) === 0),
    // it comes on sale with many others (scale-demo.ts)
    active: false,
    created_at: at,
    updated_at: at,
  }
  const keys = variants.length > 0 ? variants.map((each) => each.id) : [null]
  const receipts = keys.map((variantId) => ({ productId: id, variantId, quantity: dice(15) === 0 ? 0 : 1 + dice(300) }))
  return { product, variants, receipts, stars }
}

function attributesOf(says: Record<string, string>, definitions: ReadonlyMap<string, Definition>) {
  return Object.entries(says).flatMap(([key, text]) => {
    const reading = readEntry(definitions, key, text)
    return 'values' in reading ? reading.values : []
  })
}

/** Prices climb with the size by the same factor at each step; whole rupees; MRP above it where there is an offer. */
function priceOf({ price: [low, high] }: Family, rank: number, dice: Dice) {
  const selling = Math.max(1, Math.round(low * (high / low) ** rank * (0.92 + dice(17) / 100)))
  const off = [0, 0, 5, 8, 10, 12, 15, 18, 20, 25, 30, 35][dice(12)] ?? 0
  const mrp = Math.ceil((selling * 100) / (100 - off))
  const offer = mrp > selling ? paiseFromRupees(selling) : null
  return { price: paiseFromRupees(mrp), offer_price: offer }
}

function variantOf(
  id: string,
  [name, factor]: readonly [string, number],
  position: number,
  { price, offer_price }: { price: number; offer_price: number | null },
  images: string[],
) {
  const times = (paise: number) => Math.round((paise * factor) / 100) * 100
  return {
    id: `${id}--${slug(name)}`,
    product_id: id,
    name,
    attribute_title: 'Pack',
    attribute_description: name,
    net_quantity: null,
    price: times(price),
    offer_price: offer_price === null ? null : times(offer_price),
    images: images.slice(0, 1),
    position,
    active: true,
  }
}

/** A readable handle of a name. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('.', '-')
    .replaceAll('+', '-plus-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
