import { type Picture, pictureOf, pictureUrl } from '../server/platform/pictures/picture-of.ts'
import { attributeRows } from '../shared/attributes/attribute-rows.ts'
import type { CategoryEntry } from './demo-schema.ts'
import { drawDetailCard } from './drawings/detail-card.ts'
import { drawingOf } from './drawings/drawing-of.ts'
import { drawProductCard, type ProductCard } from './drawings/product-card.ts'
import { drawBrandMark, drawCategoryTile, drawScene } from './drawings/scenes.ts'
import { type MasterPictures, productImages } from './master-pictures.ts'
import type { DemoProduct, DemoShop } from './read-demo.ts'
import type { BannerEntry } from './selling-schema.ts'
import { valuesOf } from './typed-goods.ts'

/** The addresses of everything's pictures: rendered, else drawn when first asked for. */
export interface DemoPictures {
  category: (category: CategoryEntry) => string
  brand: (id: string) => string
  brandBanner: (id: string) => string
  product: (product: DemoProduct) => string[]
  variant: (product: DemoProduct, variantId: string) => string[]
  /** A banner's drawing shows what its words name, else the category that it leads to. */
  banner: (banner: BannerEntry) => string
  categoryBanner: (categoryId: string) => string
  offerBanner: (position: number) => string
  /** All that were drawn, to be stored. */
  drawn: () => Iterable<Picture>
}

const sizes = { hero: { width: 1600, height: 640, at: 0.76 }, product: { width: 1600, height: 400, at: 0.8 } }
const offerSize = { width: 1200, height: 500, at: 0.55 }

/** The pictures of the demo shop; what has not been rendered is drawn. */
export function demoPictures(demo: DemoShop, masters: MasterPictures): DemoPictures {
  const drawn = new Map<string, Picture>()
  const keep = (svg: string) => {
    const picture = pictureOf(svg)
    drawn.set(picture.hash, picture)
    return pictureUrl(picture.hash)
  }
  const brands = new Map(demo.brands.map((each) => [each.id, each]))
  const cardOf = productCards(demo)
  const drawScenes = scenes(demo)
  const scene = (...about: Parameters<typeof drawScenes>) => keep(drawScenes(...about))
  return {
    category: ({ id, colour, icon }) => masters.categories.get(id) ?? keep(drawCategoryTile(colour, drawingOf(icon))),
    brand: (id) =>
      masters.brands.get(id) ?? keep(drawBrandMark(brands.get(id)?.name ?? '', brands.get(id)?.colour ?? grey)),
    brandBanner: (id) =>
      masters.brandBanners.get(id) ?? scene(sizes.product, mainCategory(demo, id), brands.get(id)?.colour),
    product: (product) => {
      const specifications = figuresOf(product, demo)
      const card = cardOf(product)
      const drawings = [keep(drawProductCard(card)), keep(drawDetailCard({ ...card, specifications }))]
      return productImages(masters.products.get(product.id), drawings)
    },
    variant: (product, variantId) => {
      const rendered = masters.variants.get(variantId)
      if (rendered) return [rendered]
      const variant = product.variants?.find((each) => each.id === variantId)
      const shown = { value: variant?.name ?? '', colour: variant?.colour }
      return [keep(drawProductCard({ ...cardOf(product), variant: shown }))]
    },
    banner: ({ id, bannerFor, category, colour, alt }) =>
      masters.banners.get(id) ?? scene(sizes[bannerFor], category, colour, alt),
    categoryBanner: (id) => masters.categoryBanners.get(id) ?? scene(sizes.product, id),
    offerBanner: (position) =>
      masters.offers.get(`offer-${position + 1}`) ??
      scene(offerSize, demo.categories[(position * 3) % demo.categories.length]?.id ?? ''),
    drawn: () => drawn.values(),
  }
}

/** Returns the figures that a product's second picture shows: measures first, then words. */
function figuresOf({ attributes, specifications = {} }: DemoProduct, { definitions }: DemoShop) {
  const shown = valuesOf(definitions, attributes).map((each) => ({
    ...each,
    name: definitions.get(each.key)?.name ?? each.key,
  }))
  return [
    ...attributeRows(shown).map(({ title, text }) => ({ title, description: text })),
    ...Object.entries(specifications).map(([title, description]) => ({ title, description })),
  ]
}

/** Colour of drawings that have none of their own. */
const grey = '#46525c'

function categoryFinder({ categories }: DemoShop): (id: string) => CategoryEntry | undefined {
  const byId = new Map(categories.map((each) => [each.id, each]))
  return (id) => byId.get(id) ?? categories[0]
}

function productCards(demo: DemoShop): (product: DemoProduct) => ProductCard {
  const categoryOf = categoryFinder(demo)
  const brands = new Map(demo.brands.map((each) => [each.id, each.name]))
  return (product) => ({
    name: product.name,
    brand: brands.get(product.brand) ?? '',
    colour: categoryOf(product.category)?.colour ?? grey,
    drawing: drawingOf(categoryOf(product.category)?.icon ?? '', product.subcategory, product.name),
  })
}

type SceneSize = { width: number; height: number; at: number }

function scenes(demo: DemoShop): (size: SceneSize, categoryId: string, colour?: string, words?: string) => string {
  const categoryOf = categoryFinder(demo)
  return (size, categoryId, colour, words = '') => {
    const category = categoryOf(categoryId)
    return drawScene({ ...size, colour: colour ?? category?.colour ?? grey, drawings: drawingsOf(category, words) })
  }
}

/** Returns the drawing that the words name, else the category's own; behind it, its subcategories' that look different. */
function drawingsOf(category: CategoryEntry | undefined, words: string): [string, ...string[]] {
  const own = drawingOf(category?.icon ?? '', '', words)
  const others = (category?.subcategories ?? []).map((each) => drawingOf(category?.icon ?? '', each.id))
  return [own, ...others.filter((each, index) => each !== own && others.indexOf(each) === index)]
}

/** The category in which a brand has most. */
function mainCategory({ products }: DemoShop, brand: string): string {
  const counts = new Map<string, number>()
  for (const each of products) if (each.brand === brand) counts.set(each.category, (counts.get(each.category) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}
