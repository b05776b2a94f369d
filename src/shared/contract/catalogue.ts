import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { endpoint, success } from './endpoint.ts'
import { id, moment, rupees, wholeNumber } from './fields.ts'
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

/** One way in which a product is sold: a size, grit, colour … `attributes` names what varies and this one's value. */
export const Variant = z.strictObject({
  _id: z.string(),
  name: z.string(),
  images: z.array(z.string()),
  price: rupees,
  offerPrice: z.nullable(rupees),
  /** Such as '21% off', for this variant's own prices. */
  discount: z.nullable(z.string()),
  stock: z.int(),
  /** What this one holds: its own declaration. */
  netQuantity: z.string(),
  attributes: z.strictObject({ title: z.string(), description: z.string() }),
})
export type Variant = z.infer<typeof Variant>

const ratingDistribution = z.strictObject({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() })

/** A product. `price` is the MRP with taxes, `offerPrice` what is asked where it is less; `stock` what can be bought now. */
export const Product = z.strictObject({
  _id: z.string(),
  name: z.string(),
  mainImage: z.string(),
  images: z.array(z.string()),
  category: named,
  subcategory: z.nullable(named),
  labels: z.array(named),
  brand: z.strictObject({ _id: z.string(), name: z.string(), image: z.string(), bannerImage: z.string() }),
  price: rupees,
  offerPrice: z.nullable(rupees),
  /** Such as '21% off'. */
  discount: z.nullable(z.string()),
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
  specifications: z.array(z.strictObject({ title: z.string(), description: z.string() })),
})
export type Product = z.infer<typeof Product>

/** What the search box filters: the whole catalogue, one row a product (CONTRACT §5). */
export const SearchEntry = z.strictObject({
  _id: z.string(),
  name: z.string(),
  category: z.string(),
  image: z.string(),
})
export type SearchEntry = z.infer<typeof SearchEntry>

const amount = (name: string) => {
  const message = `${name} must be an amount in rupees`
  const written = z.union([z.string().check(z.regex(/^\d{1,9}(\.\d{1,9})?$/, message)), z.number()], message)
  return z.pipe(
    written,
    z.coerce.number<string | number>(message).check(z.gte(0, message), z.lte(limits.noUpperPriceRupees, message)),
  )
}

/** Sort orders as the calls name them; `newest` and `-createdAt` are the same. */
const sorts = ['-createdAt', 'newest', 'price-low', 'price-high'] as const

/** The product list's filters. `categoryId` may be `all` or a label's id (CONTRACT §5); `q` is a search text. */
export const ProductQuery = z.object({
  page: z._default(wholeNumber('page', 1_000_000), 1),
  limit: z._default(wholeNumber('limit', limits.pageSizeMax), limits.pageSize),
  categoryId: z.optional(id),
  subcategoryId: z.optional(id),
  labelId: z.optional(id),
  minPrice: z.optional(amount('minPrice')),
  maxPrice: z.optional(amount('maxPrice')),
  sort: z._default(z.enum(sorts, `sort must be one of ${sorts.join(', ')}`), '-createdAt'),
  q: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchTextMax))),
})
export type ProductQuery = z.infer<typeof ProductQuery>

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
    answer: success({ data: z.strictObject({ products: z.array(Product), totalProducts: z.int() }) }),
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
