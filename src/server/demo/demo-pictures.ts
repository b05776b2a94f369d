import { type Picture, pictureOf, pictureUrl } from '../pictures/picture-of.ts'
import type { DemoShop } from './read-demo.ts'

/** The addresses of everything's pictures. */
export interface DemoPictures {
  category: (id: string) => string
  brand: (id: string) => string
  brandBanner: (id: string) => string
  product: (id: string) => string[]
  variant: (id: string) => string[]
  banner: (id: string) => string
  categoryBanner: (categoryId: string) => string
  offerBanner: (title: string) => string
  /** All of them, to be stored. */
  all: () => Iterable<Picture>
}

/** Draws every picture of the demo shop. */
export function drawDemo(_demo: DemoShop): DemoPictures {
  const drawn = new Map<string, Picture>()
  const draw = (text: string) => {
    const picture = pictureOf(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><text y="400">${text}</text></svg>`,
    )
    drawn.set(picture.hash, picture)
    return pictureUrl(picture.hash)
  }
  return {
    category: draw,
    brand: draw,
    brandBanner: draw,
    banner: draw,
    categoryBanner: draw,
    offerBanner: draw,
    product: (id) => [draw(id), draw(`${id} detail`)],
    variant: (id) => [draw(id)],
    all: () => drawn.values(),
  }
}
