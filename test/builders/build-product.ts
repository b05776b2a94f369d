import type { Transaction } from 'kysely'
import { receiveStock } from '../../src/server/catalogue/stock/receive-stock.ts'
import type { Database } from '../../src/server/platform/db/schema.ts'
import type { Shop } from '../../src/server/platform/shop.ts'
import { inCommand } from '../office.ts'

type Options = {
  name?: string
  /** Rupees. */
  price?: number
  offerPrice?: number
  gstRate?: number
  /** Pieces, of each variant where there are any. */
  stock?: number
  /** Names of variants, at the product's price. */
  variants?: string[]
  /** From so many pieces on, so many rupees each. */
  breaks?: [from: number, price: number][]
  minimum?: number
  multiple?: number
  /** Name of its category, which is made with its first product. */
  category?: string
}

/** A product on sale. `variantIds` in the order of the names. */
export type BuiltProduct = { productId: string; variantIds: string[] }

/** A product with its stock, in a category and of a brand that are made with the first one. */
export async function buildProduct(shop: Shop, options: Options = {}): Promise<BuiltProduct> {
  const {
    name = 'Ball Bearing 6204-2RS',
    price = 100,
    offerPrice = price,
    gstRate = 18,
    stock = 10,
    variants = [],
    breaks = [],
    minimum = 1,
    multiple = 1,
    category = 'Bearings',
  } = options
  const categoryId = categoryIdOf(category)
  const productId = `product-${shop.newId()}`
  const now = shop.clock()
  const prices = { price: Math.round(price * 100), offer_price: Math.round(offerPrice * 100) }
  const product = {
    id: productId,
    name,
    brand_id: 'brand',
    category_id: categoryId,
    subcategory_id: null,
    description: 'A bearing.',
    specifications: '[]',
    hsn_code: '848210',
    gst_rate: gstRate,
    unit: 'NOS',
    net_quantity: '1 piece',
    country_of_origin: 'India',
    ...prices,
    selling_price: Math.round(offerPrice * 100),
    main_image: '/pictures/bearing.svg',
    images: ['/pictures/bearing.svg'],
    price_breaks: JSON.stringify(breaks.map(([from, each]) => ({ from, price: Math.round(each * 100) }))),
    minimum_quantity: minimum,
    multiple,
    created_at: now,
    updated_at: now,
  }
  const rows = variants.map((variant, index) => ({
    id: `${productId}-v${index + 1}`,
    product_id: productId,
    name: variant,
    attribute_title: 'Size',
    attribute_description: variant,
    net_quantity: null,
    ...prices,
    images: ['/pictures/bearing.svg'],
    position: index + 1,
  }))
  const variantIds = rows.map((row) => row.id)
  const counted = variantIds.length > 0 ? variantIds : [null]
  const lines = counted.map((variantId) => ({ productId, variantId, quantity: stock }))
  await inCommand(shop.db, async (tx) => {
    await makeShelf(tx, { id: categoryId, name: category })
    await tx.insertInto('products').values(product).execute()
    if (rows.length > 0) await tx.insertInto('variants').values(rows).execute()
    await receiveStock(tx, lines, now, 'built for a test')
  })
  return { productId, variantIds }
}

/** Returns the id of the category with this name. */
export function categoryIdOf(name: string): string {
  return name === 'Bearings' ? 'category' : `category-${name.toLowerCase()}`
}

async function makeShelf(db: Transaction<Database>, category: { id: string; name: string }): Promise<void> {
  const skip = { colour: '#888888', icon: 'box', image: '/pictures/box.svg', position: 1 }
  await db
    .insertInto('categories')
    .values({ ...category, ...skip })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('brands')
    .values({ id: 'brand', name: 'Rolvani', image: '/pictures/brand.svg', banner_image: '/pictures/brand.svg' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
