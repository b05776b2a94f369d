import { cheapestOf } from '../domain/catalogue/selling-price.ts'
import type { DemoProduct, DemoShop } from './read-demo.ts'
import { demoFault } from './read-entries.ts'
import { valuesOf } from './typed-goods.ts'

/** Checks what one file cannot know alone: names match, ids are unique, prices agree. Throws StartFailure. */
export function checkDemo(demo: DemoShop): void {
  refuseRepeats(
    'categories.yaml',
    demo.categories.flatMap((each) => [each.id, ...each.subcategories.map((s) => s.id)]),
  )
  refuseRepeats(
    'brands.yaml',
    demo.brands.map((each) => each.id),
  )
  refuseRepeats(
    'reviewers.yaml',
    demo.reviewers.map((each) => each.name),
  )
  refuseRepeats(
    'products',
    demo.products.flatMap((each) => [each.id, ...(each.variants ?? []).map((v) => v.id)]),
  )
  const brands = new Set(demo.brands.map((each) => each.id))
  const subcategories = new Map(
    demo.categories.map((each) => [each.id, new Set(each.subcategories.map((sub) => sub.id))]),
  )
  for (const product of demo.products) {
    const refuse = refuser(`products/${product.category}.yaml`, product.id)
    if (!brands.has(product.brand)) refuse(`there is no brand ${product.brand} in brands.yaml`)
    if (!subcategories.get(product.category)?.has(product.subcategory)) {
      refuse(`${product.category} has no subcategory ${product.subcategory} in categories.yaml`)
    }
    checkPrices(product, refuse)
    checkAttributes(product, demo, refuse)
  }
  checkBindings(demo)
  checkReviews(demo)
  checkSelling(demo, brands)
}

type Refuse = (problem: string) => never

function checkPrices(product: DemoProduct, refuse: Refuse): void {
  for (const each of [product, ...(product.variants ?? [])]) {
    if (each.offerPrice !== undefined && each.offerPrice >= each.price)
      refuse(`${each.id}: offerPrice is not below price`)
  }
  if (!product.variants) {
    if (product.stock === undefined) refuse('stock is missing')
    return
  }
  if (product.stock !== undefined) refuse('stock belongs to the variants')
  const foreign = product.variants.find((each) => !each.id.startsWith(`${product.id}--`))
  if (foreign) refuse(`the variant's id ${foreign.id} must begin with ${product.id}--`)
  const cheapest = cheapestOf(product.variants.map((each) => ({ ...each, offerPrice: each.offerPrice ?? null })))
  if (cheapest && (cheapest.price !== product.price || cheapest.offerPrice !== (product.offerPrice ?? null))) {
    refuse(`price and offerPrice must be those of the cheapest variant, ${cheapest.id}`)
  }
}

function checkAttributes(product: DemoProduct, { brands, definitions }: DemoShop, refuse: Refuse): void {
  for (const written of [product.attributes, ...(product.variants ?? []).map((each) => each.ownAttributes)]) {
    valuesOf(definitions, written, refuse)
  }
  const brand = brands.find((each) => each.id === product.brand)
  if (!product.manufacturer && !product.packer && !brand?.manufacturer) refuse('nobody is named who makes or packs it')
  if (product.countryOfOrigin !== 'India' && !product.importer) refuse('nobody is named who imports it')
}

function checkBindings({ categories, categoryAttributes, definitions }: DemoShop): void {
  const known = new Set(categories.map((each) => each.id))
  for (const { category, filtered, also } of categoryAttributes) {
    const file = 'category-attributes.yaml'
    if (!known.has(category)) throw demoFault(file, category, 'there is no such category')
    refuseRepeats(file, [...filtered, ...also])
    const unknown = [...filtered, ...also].find((key) => !definitions.has(key))
    if (unknown) throw demoFault(file, category, `there is no attribute ${unknown} in attributes.yaml`)
  }
}

function checkReviews({ products, reviewers, reviews }: DemoShop): void {
  const productIds = new Set(products.map((each) => each.id))
  const people = new Set(reviewers.map((each) => each.name))
  refuseRepeats(
    'reviews',
    reviews.map((each) => each.product),
  )
  for (const { product, reviews: texts } of reviews) {
    const refuse = refuser('reviews', product)
    if (!productIds.has(product)) refuse('there is no such product')
    const stranger = texts.find((each) => !people.has(each.by))
    if (stranger) refuse(`${stranger.by} is not in reviewers.yaml`)
    if (new Set(texts.map((each) => each.by)).size < texts.length) refuse('somebody reviews it twice')
  }
}

function checkSelling({ categories, banners, categoryBanners, coupons }: DemoShop, brands: Set<string>): void {
  refuseRepeats(
    'banners.yaml',
    banners.map((each) => each.id),
  )
  refuseRepeats(
    'coupons.yaml',
    coupons.map((each) => each.code),
  )
  const known = new Set(categories.map((each) => each.id))
  for (const { id, brand, category } of banners) {
    const refuse = refuser('banners.yaml', id)
    if (!brands.has(brand)) refuse(`there is no brand ${brand}`)
    if (!known.has(category)) refuse(`there is no category ${category}`)
  }
  for (const { category } of categoryBanners) {
    if (!known.has(category)) throw demoFault('category-banners.yaml', category, 'there is no such category')
  }
}

function refuser(file: string, entry: string): Refuse {
  return (problem) => {
    throw demoFault(file, entry, problem)
  }
}

function refuseRepeats(file: string, names: readonly string[]): void {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) throw demoFault(file, name, 'is there twice')
    seen.add(name)
  }
}
