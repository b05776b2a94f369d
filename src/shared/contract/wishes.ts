import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { wishes as copy } from '../copy/wishes.ts'
import { besideLimits } from '../product-engagement-limits.ts'
import { Cart } from './cart.ts'
import { Product } from './catalogue.ts'
import { endpoint, success } from './endpoint.ts'
import { id, moment, requiredId, variantId } from './fields.ts'
import { isPlainLine, lettersAndSpaces } from './text-shapes.ts'

/** A line of a wish list. `variantId` null: the product alone, or none of its variants is chosen. */
const line = {
  productId: z.string(),
  variantId: z.nullable(z.string()),
  /** The product as it is sold now, without reviews; null where the shop does not sell it any more. */
  product: z.nullable(Product),
}

/** A shopper's wish list, the newest first; `share`: the key and name under which others read it. */
export const WishList = z.strictObject({
  items: z.array(z.strictObject({ ...line, name: z.string(), addedAt: moment })),
  share: z.nullable(z.strictObject({ key: z.string(), name: z.string() })),
})
export type WishList = z.infer<typeof WishList>

/** A list as whoever has its link sees it. */
export const SharedWishList = z.strictObject({
  key: z.string(),
  name: z.string(),
  items: z.array(z.strictObject(line)),
})
export type SharedWishList = z.infer<typeof SharedWishList>

/** The name above a shared list: a first name is enough, and nothing but letters. */
export const ShareInput = z.object({
  name: z.string(forms.required).check(
    z.trim(),
    z.minLength(1, copy.nameNeeded),
    z.maxLength(besideLimits.wishNameMax, forms.tooLong),
    z.refine((value) => lettersAndSpaces.test(value) && isPlainLine(value), copy.nameLetters),
  ),
  /** Another link: who has the former one reads it no more. */
  renew: z._default(z.boolean(forms.invalid), false),
})

const key = z.object({ productId: requiredId, variantId })
const changed = success({ message: z.string(), data: WishList })

export const wishes = {
  wishList: endpoint({
    method: 'GET',
    path: '/wish-list',
    summary: 'The wish list, with prices and stock as they are now',
    access: 'shopper',
    answer: success({ data: WishList }),
  }),
  wishedIds: endpoint({
    method: 'GET',
    path: '/wish-list/ids',
    summary: 'The products on the wish list, for the hearts on cards',
    access: 'shopper',
    answer: success({ data: z.array(z.string()) }),
  }),
  addWish: endpoint({
    method: 'POST',
    path: '/wish-list/items',
    summary: 'Put a product on the wish list; again is the same. 409 where it is full',
    access: 'shopper',
    rate: { account: 'wish' },
    body: key,
    answer: success({ message: z.string(), data: z.array(z.string()) }),
  }),
  removeWish: endpoint({
    method: 'DELETE',
    path: '/wish-list/items',
    summary: 'Take a product off the wish list; without a variant all lines of the product',
    access: 'shopper',
    rate: { account: 'ownChange' },
    body: key,
    bodyFromQuery: true,
    answer: success({ message: z.string(), data: z.array(z.string()) }),
  }),
  moveWish: endpoint({
    method: 'POST',
    path: '/wish-list/move-to-cart',
    summary: 'Put a line into the cart, in the fewest pieces that are sold, and take it off the list',
    access: 'shopper',
    rate: { account: 'cartChange' },
    body: key,
    answer: success({ message: z.string(), data: Cart }),
  }),
  shareWishes: endpoint({
    method: 'POST',
    path: '/wish-list/share',
    summary: 'Let others read the list by a link, under a name; `renew` gives it another link',
    access: 'shopper',
    rate: { account: 'shareList' },
    body: ShareInput,
    answer: changed,
  }),
  endSharing: endpoint({
    method: 'DELETE',
    path: '/wish-list/share',
    summary: 'Nobody reads the list by a link any more',
    access: 'shopper',
    rate: { account: 'ownChange' },
    answer: changed,
  }),
  sharedWishes: endpoint({
    method: 'GET',
    path: '/shared-list/{key}',
    summary: 'A wish list that its owner shares; 404 for an unknown key and one that was ended',
    access: 'public',
    params: z.object({ key: id }),
    answer: success({ data: SharedWishList }),
  }),
}
