import type { Insertable } from 'kysely'
import type { Definition } from '../domain/catalogue/attributes/read-attribute.ts'
import { sellingPrice } from '../domain/catalogue/selling-price.ts'
import type { Receipt } from '../server/catalogue/stock/receive-stock.ts'
import type { Database } from '../server/platform/db/schema.ts'
import { highlights } from '../shared/highlights.ts'
import { paiseFromRupees } from '../shared/money/money.ts'
import type { DemoPictures } from './demo-pictures.ts'
import type { DemoProduct, DemoShop } from './read-demo.ts'
import { typedProduct, typedVariant } from './typed-goods.ts'

type Row<T extends keyof Database> = Insertable<Database[T]>

/** Categories, subcategories, labels and brands as rows, in the files' order. */
export function structureRows({ categories, brands }: DemoShop, pictures: DemoPictures) {
  const rows = {
    categories: categories.map((category, position): Row<'categories'> => {
      const { id, name, colour, icon } = category
      return { id, name, colour, icon, image: pictures.category(category), position }
    }),
    subcategories: categories.flatMap((category) =>
      category.subcategories.map(({ id, name }, position): Row<'subcategories'> => {
        return { id, category_id: category.id, name, position }
      }),
    ),
    labels: Object.values(highlights).map(({ id, name }, position): Row<'labels'> => ({ id, name, position })),
    brands: brands.map(({ id, name, manufacturer = null }): Row<'brands'> => {
      return { id, name, manufacturer, image: pictures.brand(id), banner_image: pictures.brandBanner(id) }
    }),
  }
  return rows
}

/** Rows of the attributes that each category's products have, in the files' order. */
export function categoryAttributeRows({ categoryAttributes }: DemoShop): Row<'category_attributes'>[] {
  return categoryAttributes.flatMap(({ category, filtered, also }) =>
    [...filtered, ...also].map((key, position) => {
      return { category_id: category, attribute_key: key, position, filtered: position < filtered.length }
    }),
  )
}

/** A product as a row; `now` is when it is loaded, never before it came into the shop. */
export function productRow(
  product: DemoProduct,
  stars: readonly number[],
  pictures: DemoPictures,
  definitions: ReadonlyMap<string, Definition>,
): Row<'products'> {
  const asked = askedFor(product)
  const images = pictures.product(product)
  const createdAt = momentOf(product.addedOn)
  return {
    id: product.id,
    name: product.name,
    brand_id: product.brand,
    category_id: product.category,
    subcategory_id: product.subcategory,
    description: product.description,
    ...typedProduct(product, definitions),
    hsn_code: product.hsn,
    gst_rate: product.gst,
    unit: product.unit,
    net_quantity: product.netQuantity,
    country_of_origin: product.countryOfOrigin,
    price: asked.price,
    offer_price: asked.offerPrice,
    selling_price: sellingPrice(asked),
    main_image: images[0] ?? '',
    images,
    rating_counts: [1, 2, 3, 4, 5].map((star) => stars.filter((each) => each === star).length),
    label_ids: product.labels,
    active: true,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

/** A product's variants as rows, in the file's order. */
export function variantRows(
  product: DemoProduct,
  pictures: DemoPictures,
  definitions: ReadonlyMap<string, Definition>,
): Row<'variants'>[] {
  return (product.variants ?? []).map((variant, position) => {
    const { price, offerPrice } = askedFor(variant)
    return {
      id: variant.id,
      product_id: product.id,
      name: variant.name,
      attribute_title: variant.attributes.title,
      attribute_description: variant.attributes.description,
      ...typedVariant(variant, definitions),
      net_quantity: variant.netQuantity ?? null,
      price,
      offer_price: offerPrice,
      images: pictures.variant(product, variant.id),
      position,
      active: true,
    }
  })
}

/** Their stock, to be received. */
export function receiptsOf(product: DemoProduct): Receipt[] {
  if (!product.variants) return [{ productId: product.id, variantId: null, quantity: product.stock ?? 0 }]
  return product.variants.map(({ id, stock }) => ({ productId: product.id, variantId: id, quantity: stock }))
}

/** Rupees of the files to paise. */
function askedFor({ price, offerPrice }: { price: number; offerPrice?: number | undefined }) {
  return { price: paiseFromRupees(price), offerPrice: offerPrice === undefined ? null : paiseFromRupees(offerPrice) }
}

/** Half past nine in the morning of a day, in India. */
export function momentOf(day: string): string {
  return `${day}T04:00:00.000Z`
}
