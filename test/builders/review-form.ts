import sharp from 'sharp'
import type { TestShop } from '../app.ts'
import { buildShopper } from './build-shopper.ts'

export type ReviewParts = {
  rating?: string
  review?: string
  productId: string
  file?: Buffer
  name?: string
  type?: string
  /** A frame of the video. */
  poster?: Buffer
}

/** Returns the form data of a review. */
export function reviewForm(parts: ReviewParts): FormData {
  const {
    rating = '5',
    review = 'Runs true, no noise.',
    productId,
    file,
    name = 'photo.jpg',
    type = 'image/jpeg',
    poster,
  } = parts
  const data = new FormData()
  data.set('rating', rating)
  data.set('review', review)
  data.set('productId', productId)
  if (file) data.set('image', new File([new Uint8Array(file)], name, { type }))
  if (poster) data.set('poster', new File([new Uint8Array(poster)], 'poster.jpg'))
  return data
}

/** Sends a review of a product, by a new shopper unless a token is given. */
export async function sendReview(shop: TestShop, parts: ReviewParts, token?: string) {
  const by = token ?? (await buildShopper(shop.shop)).token
  return shop.call('POST', '/review/add-review', { token: by, body: reviewForm(parts) })
}

/** A picture of one colour. */
export const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#b5651d' } })
