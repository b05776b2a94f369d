import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { id, moment, rupees } from './fields.ts'
import { ProductQuery } from './product-query.ts'
import { Review } from './reviews.ts'

const named = z.strictObject({ _id: z.string(), name: z.string() })

/** A category with its subcategories. */
export const Category = z.strictObject({
  _id: z.string(),
  name: z.string(),
  image: z.string(),
  subcategories: z.array(named),
})
export type Category = z.infer<typeof Category>

/** A highlight label. */
export const Label = named
export type Label = z.infer<typeof Label>

/** An attribute of a product: a number of `unit` (null: a bare number), or a word; `text` as the maker writes it. */
export const Attribute = z.strictObject({
  key: z.string(),
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.nullable(z.string()),
  text: z.string(),
})
export type Attribute = z.infer<typeof Attribute>

/** Weight of a product, and the price of one unit of it. */
const trade = {
  /** Price of one gram, metre, piece … of it, where it is not one (Packaged Commodities Rules, 6(11)). */
  unitPrice: z.nullable(z.strictObject({ amount: rupees, per: z.string() })),
  weightGrams: z.nullable(z.int()),
}

/** `from` pieces or more of one item cost `price` rupees each. */
export const PriceBreak = z.strictObject({ from: z.int(), price: rupees })
export type PriceBreak = z.infer<typeof PriceBreak>

/** Quantities in which something is sold, and the price of more of it. */
export const soldInQuantities = {
  /** Only what is cheaper than one piece, from few to many. */
  priceBreaks: z.array(PriceBreak),
  /** The fewest that may be bought: a multiple of `multiple`. */
  minimumQuantity: z.int(),
  /** Sold in packs of so many pieces. */
  multiple: z.int(),
}

/** Note beside a price that a sale has cut: only where one runs. `until`: the first moment after it; `text` says both. */
export const SaleNote = z.strictObject({ badge: z.string(), until: moment, text: z.string() })
export type SaleNote = z.infer<typeof SaleNote>

/** Names with addresses. */
const makers = {
  manufacturer: z.nullable(z.string()),
  packer: z.nullable(z.string()),
  importer: z.nullable(z.string()),
}

/** One way in which a product is sold: a size, grit, colour … `attributes` names what varies and this one's value. */
export const Variant = z.strictObject({
  _id: z.string(),
  name: z.string(),
  images: z.array(z.string()),
  price: rupees,
  offerPrice: z.nullable(rupees),
  /** Such as '21% off', for this variant's own prices. */
  discount: z.nullable(z.string()),
  sale: z.optional(SaleNote),
  /** Offers are taken from so many pieces on; left out: none are. */
  bargainFrom: z.optional(z.int()),
  stock: z.int(),
  /** Contents of this variant: its own declaration. */
  netQuantity: z.string(),
  ...soldInQuantities,
  attributes: z.strictObject({ title: z.string(), description: z.string() }),
  /** Attributes that replace the product's attributes of the same keys, or are added to them. */
  ownAttributes: z.array(Attribute),
  ...trade,
  /** Country and makers of this variant: only where they are not as the product says. */
  made: z.optional(z.strictObject({ countryOfOrigin: z.string(), ...makers })),
})
export type Variant = z.infer<typeof Variant>

const ratingDistribution = z.strictObject({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() })

/** A product. `price` is the MRP with taxes, `offerPrice` what is asked where it is less; `stock` what can be bought now. */
export const Product = z.strictObject({
  _id: z.string(),
  name: z.string(),
  mainImage: z.string(),
  images: z.array(z.string()),
  /** Descriptions of pictures by their addresses, also of those of the variants; of others it is the product's name. */
  imageWords: z.record(z.string(), z.string()),
  category: named,
  subcategory: z.nullable(named),
  labels: z.array(named),
  brand: z.strictObject({ _id: z.string(), name: z.string(), image: z.string(), bannerImage: z.string() }),
  price: rupees,
  offerPrice: z.nullable(rupees),
  /** Such as '21% off'. */
  discount: z.nullable(z.string()),
  sale: z.optional(SaleNote),
  /** Offers are taken from so many pieces on, of a product with variants for each that says so; left out: none are. */
  bargainFrom: z.optional(z.int()),
  averageRating: z.number(),
  totalRatings: z.int(),
  ratingDistribution,
  /** Newest first; left out in lists. */
  ratings: z.optional(z.array(Review)),
  description: z.string(),
  variants: z.array(Variant),
  stock: z.int(),
  createdAt: moment,
  /** Declarations that an online shop must show (Legal Metrology, Packaged Commodities), and what a buyer compares. */
  unit: z.string(),
  netQuantity: z.string(),
  countryOfOrigin: z.string(),
  hsnCode: z.string(),
  gstRate: z.number(),
  ...soldInQuantities,
  specifications: z.array(z.strictObject({ title: z.string(), description: z.string() })),
  attributes: z.array(Attribute),
  ...trade,
  warrantyMonths: z.nullable(z.int()),
  ...makers,
  /** PDFs of the maker: each with its size. */
  dataSheets: z.array(z.strictObject({ name: z.string(), file: z.string(), bytes: z.int() })),
})
export type Product = z.infer<typeof Product>

/** An entry of the index that the search box filters: the whole catalogue, one row a product (CONTRACT §5). */
export const SearchEntry = z.strictObject({
  _id: z.string(),
  name: z.string(),
  category: z.string(),
  image: z.string(),
})
export type SearchEntry = z.infer<typeof SearchEntry>

/**
 * Something that lists are narrowed by: `attr.<key>=<value>`, any of several values. `count` products of the present list have
 * the value, whatever is chosen of this facet itself; `text` says it in the shop's unit.
 */
export const Facet = z.strictObject({
  key: z.string(),
  name: z.string(),
  unit: z.nullable(z.string()),
  values: z.array(z.strictObject({ value: z.string(), text: z.string(), count: z.int() })),
  /** Number of values that are not among them; left out where these are all. */
  more: z.optional(z.int()),
})
export type Facet = z.infer<typeof Facet>

const envelope = <T extends z.ZodMiniType>(item: T) => success({ envelop: z.strictObject({ data: z.array(item) }) })

export const catalogue = {
  categories: endpoint({
    method: 'GET',
    path: '/category/allcategories',
    summary: 'All categories with their subcategories',
    access: 'public',
    answer: envelope(Category),
  }),
  labels: endpoint({
    method: 'GET',
    path: '/label/getlabels',
    summary: 'All highlight labels',
    access: 'public',
    answer: envelope(Label),
  }),
  products: endpoint({
    method: 'GET',
    path: '/product/get-products',
    summary: 'Products, filtered, sorted and paged',
    access: 'public',
    query: ProductQuery,
    answer: success({
      data: z.strictObject({
        products: z.array(Product),
        totalProducts: z.int(),
        /** Number of them that are only similar to `q`, the last ones in every order; left out where none is. */
        similarProducts: z.optional(z.int()),
        /** Text searched instead of `q`, where it was corrected or something of it left out. */
        readAs: z.optional(z.string()),
        facets: z.optional(z.array(Facet)),
      }),
    }),
  }),
  product: endpoint({
    method: 'GET',
    path: '/product/get-product/{id}',
    summary: 'One product with its reviews',
    access: 'public',
    params: z.object({ id }),
    answer: success({ data: Product }),
  }),
  searchIndex: endpoint({
    method: 'GET',
    path: '/product/search-index',
    summary: 'Id, name, category and picture of every product, for the search box',
    access: 'public',
    answer: success({ data: z.array(SearchEntry) }),
  }),
}
