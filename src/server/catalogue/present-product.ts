import { averageRating } from '../../domain/catalogue/average-rating.ts'
import { isShownAt } from '../../domain/catalogue/content/schedule.ts'
import { discountLabel } from '../../domain/catalogue/discount-label.ts'
import { saleShown } from '../../domain/catalogue/sales/sale-shown.ts'
import { sellingPrice } from '../../domain/catalogue/selling-price.ts'
import { piecesInUnit, rateByValue } from '../../domain/catalogue/tax/rate-by-value.ts'
import { taxAt } from '../../domain/catalogue/tax/tax-at.ts'
import { unitPrice } from '../../domain/catalogue/unit-price.ts'
import { breaksOf, type Graded, priceSteps } from '../../domain/selling/pricing/price-breaks.ts'
import { leastQuantity, type SoldIn, sellablePieces } from '../../domain/selling/pricing/sold-quantities.ts'
import type { Product, SaleNote, Variant } from '../../shared/contract/catalogue.ts'
import { notReturnable } from '../../shared/copy/not-returnable.ts'
import { indianDay } from '../../shared/india-time.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import { bytesOfSheet } from '../../shared/office/data-sheet.ts'
import type { AttributeNames } from './attributes/attribute-names.ts'
import { presentAttributes } from './attributes/attribute-names.ts'
import { presentMakers, presentOwnMakers } from './present-makers.ts'
import type { ProductRow, VariantRow } from './product-row.ts'

/** A product's answer at a moment, without its reviews. */
export function presentProduct(row: ProductRow, names: AttributeNames, now: Date): Product {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = row.rating_counts
  const variants = row.variants.map((variant) => presentVariant(variant, row, names, now))
  return {
    _id: row.id,
    name: row.name,
    mainImage: row.main_image,
    images: row.images,
    imageWords: row.image_words,
    category: { _id: row.category_id, name: row.category_name },
    subcategory:
      row.subcategory_id === null
        ? null
        : { _id: row.subcategory_id, name: row.subcategory_name ?? row.subcategory_id },
    labels: row.labels.filter((each) => isShownAt(each, now)).map(({ _id, name }) => ({ _id, name })),
    brand: {
      _id: row.brand_id,
      name: row.brand_name,
      image: row.brand_image,
      bannerImage: row.brand_banner_image,
    },
    ...presentPrices(row),
    ...saleOf(row, now),
    averageRating: averageRating(row.rating_counts),
    totalRatings: one + two + three + four + five,
    ratingDistribution: { 1: one, 2: two, 3: three, 4: four, 5: five },
    description: row.description,
    variants,
    stock: stockOf(row, variants),
    createdAt: row.created_at.toISOString(),
    unit: row.unit,
    netQuantity: row.net_quantity,
    countryOfOrigin: row.country_of_origin,
    ...presentTax(row, now),
    ...presentQuantities(gradedOf(row), soldInOf(row)),
    ...presentBargain(row, null),
    specifications: presentSpecifications(row),
    attributes: presentAttributes(names, row.category_id, row.attributes),
    ...presentTrade(row, row.unit),
    ...presentMakers(row),
    dataSheets: row.data_sheets.map(({ name, file }) => ({ name, file, bytes: bytesOfSheet(file) ?? 0 })),
  }
}

/** Presents the specifications of a product, with the one that it does not come back: it is said before buying. */
function presentSpecifications({ specifications, returnable }: ProductRow): ProductRow['specifications'] {
  return returnable ? specifications : [...specifications, notReturnable]
}

function presentVariant(row: VariantRow, product: ProductRow, names: AttributeNames, now: Date): Variant {
  const soldIn = soldInOf(product, row)
  return {
    _id: row.id,
    name: row.name,
    images: row.images,
    ...presentPrices(row),
    ...presentSale(product.sale, row.id, row.offer_price, now),
    ...presentBargain(product, row.id),
    stock: sellablePieces(soldIn, row.stock),
    netQuantity: row.net_quantity ?? product.net_quantity,
    ...presentQuantities({ ...gradedOf(row), breaks: breaksOf(gradedOf(row), gradedOf(product)) }, soldIn),
    attributes: { title: row.attribute_title, description: row.attribute_description },
    ownAttributes: presentAttributes(names, product.category_id, row.attributes),
    ...presentTrade(inFull(row, product), product.unit),
    ...presentOwnMakers(row, product),
  }
}

function presentPrices({ price, offer_price: offer }: ProductRow | VariantRow) {
  return {
    price: rupeesFromPaise(price),
    offerPrice: offer === null ? null : rupeesFromPaise(offer),
    discount: discountLabel(price, offer),
  }
}

/** The sale that a card shows: that of the product, or of the variant whose price stands on it. */
function saleOf({ sale, offer_price, variants }: ProductRow, now: Date): { sale?: SaleNote } {
  if (!sale) return {}
  const shown = variants.find(
    (variant) => variant.offer_price === offer_price && sale.prices[variant.id] === offer_price,
  )
  return presentSale(sale, shown?.id ?? '', offer_price, now)
}

function presentSale(sale: ProductRow['sale'], key: string, offerPrice: number | null, now: Date): { sale?: SaleNote } {
  const shown = saleShown(sale, { key, offerPrice }, now)
  return shown ? { sale: shown } : {}
}

/** The pieces from which on offers are taken: a variant's own, else its product's. */
function presentBargain({ bargains }: ProductRow, variantId: string | null): { bargainFrom?: number } {
  const from = bargains?.[variantId ?? ''] ?? bargains?.[''] ?? 0
  return from > 0 ? { bargainFrom: from } : {}
}

type Traded = Pick<ProductRow, 'price' | 'offer_price' | 'net_amount' | 'net_unit' | 'weight_grams'>

/** A variant with the product's values where it has none of its own. */
function inFull(row: VariantRow, product: ProductRow): Traded {
  const { net_amount, net_unit } = row.net_amount === null && row.net_quantity === null ? product : row
  return {
    price: row.price,
    offer_price: row.offer_price,
    net_amount,
    net_unit,
    weight_grams: row.weight_grams ?? product.weight_grams,
  }
}

function presentTrade(row: Traded, soldBy: string) {
  const { net_amount: amount, net_unit: unit } = row
  const asked = sellingPrice({ price: row.price, offerPrice: row.offer_price })
  const each = amount !== null && unit !== null ? unitPrice(asked, { amount, unit }, soldBy) : undefined
  return {
    unitPrice: each ? { amount: rupeesFromPaise(each.paise), per: each.per } : null,
    weightGrams: row.weight_grams,
  }
}

/** The code that holds now, and the rate of a single piece at its price: of clothing and footwear it goes by what is paid. */
function presentTax(row: ProductRow, now: Date): Pick<Product, 'hsnCode' | 'gstRate'> {
  const tax = taxAt({ hsnCode: row.hsn_code, gstRate: row.gst_rate }, row.tax_changes, now)
  const pieces = piecesInUnit(row.unit, { amount: row.net_amount, unit: row.net_unit })
  const gross = sellingPrice({ price: row.price, offerPrice: row.offer_price })
  return { hsnCode: tax.hsnCode, gstRate: rateByValue(tax, { gross, pieces }, indianDay(now)) }
}

function gradedOf(row: ProductRow | VariantRow): Graded {
  return { price: row.price, offerPrice: row.offer_price, breaks: row.price_breaks }
}

/** Pieces that can be bought now: those of its variants, where it has any. */
function stockOf(row: ProductRow, variants: readonly Variant[]): number {
  if (variants.length === 0) return sellablePieces(soldInOf(row), row.own_stock)
  return variants.reduce((sum, each) => sum + each.stock, 0)
}

/** In which quantities a product is sold, or its variant. */
function soldInOf(product: ProductRow, variant?: VariantRow): SoldIn {
  return {
    minimum: variant?.minimum_quantity ?? product.minimum_quantity,
    multiple: variant?.multiple ?? product.multiple,
  }
}

/**
 * Presents the price breaks of an item and the quantities in which it is sold: resolved, so that nobody has to look at the
 * product for a variant.
 */
function presentQuantities(
  item: Graded,
  soldIn: SoldIn,
): Pick<Variant, 'priceBreaks' | 'minimumQuantity' | 'multiple'> {
  return {
    priceBreaks: priceSteps(item).map(({ from, price }) => ({ from, price: rupeesFromPaise(price) })),
    minimumQuantity: leastQuantity(soldIn),
    multiple: soldIn.multiple,
  }
}
