import { drawDetailCard } from '../pictures/detail-card.ts'
import { drawingOf } from '../pictures/drawings/drawing-of.ts'
import { type Picture, pictureOf, pictureUrl } from '../pictures/picture-of.ts'
import { drawProductCard } from '../pictures/product-card.ts'
import { drawBrandMark, drawCategoryTile, drawScene } from '../pictures/scenes.ts'
import type { CategoryEntry } from './demo-schema.ts'
import type { DemoProduct, DemoShop } from './read-demo.ts'

/** The addresses of everything's pictures, each drawn when it is first asked for. */
export interface DemoPictures {
  category: (category: CategoryEntry) => string
  brand: (id: string) => string
  brandBanner: (id: string) => string
  product: (product: DemoProduct) => string[]
  variant: (product: DemoProduct, variantId: string) => string[]
  /** A banner's drawing shows what its words name, else the category that it leads to. */
  banner: (kind: 'hero' | 'product', categoryId: string, colour?: string, words?: string) => string
  offerBanner: (position: number) => string
  /** All that were drawn, to be stored. */
  drawn: () => Iterable<Picture>
}

const sizes = { hero: { width: 1600, height: 640, at: 0.76 }, product: { width: 1600, height: 400, at: 0.8 } }
const offerSize = { width: 1200, height: 500, at: 0.55 }

/** Draws the pictures of the demo shop. */
export function drawDemo(demo: DemoShop): DemoPictures {
  const drawn = new Map<string, Picture>()
  const keep = (svg: string) => {
    const picture = pictureOf(svg)
    drawn.set(picture.hash, picture)
    return pictureUrl(picture.hash)
  }
  const categories = new Map(demo.categories.map((each) => [each.id, each]))
  const brands = new Map(demo.brands.map((each) => [each.id, each]))
  const categoryOf = (id: string) => categories.get(id) ?? demo.categories[0]
  const cardOf = (product: DemoProduct) => ({
    name: product.name,
    brand: brands.get(product.brand)?.name ?? '',
    colour: categoryOf(product.category)?.colour ?? '#46525c',
    drawing: drawingOf(categoryOf(product.category)?.icon ?? '', product.subcategory, product.name),
  })
  const scene = (
    size: { width: number; height: number; at: number },
    categoryId: string,
    colour?: string,
    words = '',
  ) => {
    const category = categoryOf(categoryId)
    return keep(
      drawScene({ ...size, colour: colour ?? category?.colour ?? '#46525c', drawings: drawingsOf(category, words) }),
    )
  }
  return {
    category: ({ colour, icon }) => keep(drawCategoryTile(colour, drawingOf(icon))),
    brand: (id) => keep(drawBrandMark(brands.get(id)?.name ?? '', brands.get(id)?.colour ?? '#46525c')),
    brandBanner: (id) => scene(sizes.product, mainCategory(demo, id), brands.get(id)?.colour),
    product: (product) => {
      const specifications = Object.entries(product.specifications).map(([title, value]) => ({
        title,
        description: String(value),
      }))
      const card = cardOf(product)
      return [keep(drawProductCard(card)), keep(drawDetailCard({ ...card, specifications }))]
    },
    variant: (product, variantId) => {
      const variant = product.variants?.find((each) => each.id === variantId)
      return [
        keep(drawProductCard({ ...cardOf(product), variant: { value: variant?.name ?? '', colour: variant?.colour } })),
      ]
    },
    banner: (kind, categoryId, colour, words) => scene(sizes[kind], categoryId, colour, words),
    offerBanner: (position) => scene(offerSize, demo.categories[(position * 3) % demo.categories.length]?.id ?? ''),
    drawn: () => drawn.values(),
  }
}

/** What the words name, else the category's own drawing; behind it, its subcategories that look different. */
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
