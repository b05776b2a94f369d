import { averageRating } from '../../domain/catalogue/average-rating.ts'
import { discountLabel } from '../../domain/catalogue/discount-label.ts'
import type { Product, Variant } from '../../shared/contract/catalogue.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import type { ProductRow, VariantRow } from './product-row.ts'

/** A product's answer, without its reviews. */
export function presentProduct(row: ProductRow): Product {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = row.rating_counts
  const variants = row.variants.map((variant) => presentVariant(variant, row))
  return {
    _id: row.id,
    name: row.name,
    mainImage: row.main_image,
    images: row.images,
    category: { _id: row.category_id, name: row.category_name },
    subcategory:
      row.subcategory_id === null
        ? null
        : { _id: row.subcategory_id, name: row.subcategory_name ?? row.subcategory_id },
    labels: row.labels,
    brand: {
      _id: row.brand_id,
      name: row.brand_name,
      image: row.brand_image,
      bannerImage: row.brand_banner_image,
    },
    price: rupeesFromPaise(row.price),
    offerPrice: row.offer_price === null ? null : rupeesFromPaise(row.offer_price),
    discount: discountLabel(row.price, row.offer_price),
    averageRating: averageRating(row.rating_counts),
    totalRatings: one + two + three + four + five,
    ratingDistribution: { 1: one, 2: two, 3: three, 4: four, 5: five },
    description: row.description,
    variants,
    stock: variants.length > 0 ? variants.reduce((sum, each) => sum + each.stock, 0) : row.own_stock,
    createdAt: row.created_at.toISOString(),
    unit: row.unit,
    netQuantity: row.net_quantity,
    countryOfOrigin: row.country_of_origin,
    hsnCode: row.hsn_code,
    gstRate: row.gst_rate,
    specifications: row.specifications,
  }
}

function presentVariant(row: VariantRow, product: ProductRow): Variant {
  return {
    _id: row.id,
    name: row.name,
    images: row.images,
    price: rupeesFromPaise(row.price),
    offerPrice: row.offer_price === null ? null : rupeesFromPaise(row.offer_price),
    discount: discountLabel(row.price, row.offer_price),
    stock: row.stock,
    netQuantity: row.net_quantity ?? product.net_quantity,
    attributes: { title: row.attribute_title, description: row.attribute_description },
  }
}
