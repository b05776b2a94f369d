import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { limits } from '../limits.ts'
import { endpoint, success } from './endpoint.ts'
import { id, moment, paragraph } from './fields.ts'

/** A shopper's review of a product. `image` is a picture's or a video's address, null where there is none. */
export const Review = z.strictObject({
  _id: z.string(),
  rating: z.int(),
  review: z.string(),
  image: z.nullable(z.string()),
  /** Media type of `image`. */
  mediaType: z.nullable(z.enum(['image', 'video'])),
  /** Of a video: a frame of it, where the sender's browser could take one. */
  poster: z.nullable(z.string()),
  createdAt: moment,
  /** This shop has delivered the product to the writer. */
  verifiedBuyer: z.boolean(),
  /** The shop's public answer. */
  answer: z.nullable(z.strictObject({ text: z.string(), at: moment })),
  userId: z.strictObject({ username: z.string(), image: z.nullable(z.string()) }),
})
export type Review = z.infer<typeof Review>

/** A review to add; the file comes beside it in the multipart field `image`, a frame of a video in `poster`. */
export const ReviewInput = z.object({
  productId: id,
  rating: z.pipe(
    z.union([z.string().check(z.regex(/^[1-5]$/, forms.rating)), z.number()], forms.rating),
    z.coerce
      .number<string | number>(forms.rating)
      .check(z.int(forms.rating), z.gte(1, forms.rating), z.lte(5, forms.rating)),
  ),
  review: paragraph(limits.reviewTextMax, forms.reviewText),
})
export type ReviewInput = z.infer<typeof ReviewInput>

export const reviews = {
  addReview: endpoint({
    method: 'POST',
    path: '/review/add-review',
    summary: 'Rate a product, with an optional picture or video',
    access: 'shopper',
    rate: { account: 'review', network: ['reviewOfNetwork'], within: ['upload', 'uploadOfNetwork'] },
    body: ReviewInput,
    multipart: true,
    status: 201,
    answer: success({ message: z.string(), data: Review }),
  }),
}
