import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { listLimits } from '../list-limits.ts'
import { AddToCartInput, Cart, NotAdded } from './cart.ts'
import { soldInQuantities } from './catalogue.ts'
import { endpoint, success } from './endpoint.ts'
import { rupees } from './fields.ts'

/** Something that a line may mean, as it can be put into the cart. */
export const ListMatch = z.strictObject({
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
  mainImage: z.string(),
  /** Price of one piece in the quantity of the line. */
  price: rupees,
  stock: z.int(),
  unit: z.string(),
  /** Of this one: as many as the line asks for, in what it is sold by. */
  quantity: z.int(),
  /** Points that the shopper has to check: packs, a minimum, how many are left. */
  notice: z.nullable(z.string()),
  ...soldInQuantities,
})
export type ListMatch = z.infer<typeof ListMatch>

/** A line of a list. `sure`: exactly one article fits everything that it says, and so does its quantity. */
export const ListLine = z.strictObject({
  text: z.string(),
  quantity: z.int(),
  match: z.nullable(ListMatch),
  alternatives: z.array(ListMatch),
  sure: z.boolean(),
})
export type ListLine = z.infer<typeof ListLine>

export const lists = {
  readList: endpoint({
    method: 'POST',
    path: '/cart/read-list',
    summary: 'Read a pasted list; nothing is added. Signed in or not',
    access: 'optional',
    rate: { account: 'readList', network: ['readList'] },
    body: z.object({
      text: z
        .string(forms.required)
        .check(z.trim(), z.minLength(1, forms.required), z.maxLength(listLimits.textMax, forms.listTooLong)),
    }),
    answer: success({
      data: z.strictObject({
        lines: z.array(ListLine),
        /** Number of lines of the list beyond those that are read at once, and these lines: another call reads them. */
        left: z.int(),
        rest: z.string(),
      }),
    }),
  }),
  addMany: endpoint({
    method: 'POST',
    path: '/cart/add-many',
    summary:
      'Add several things; what cannot be added is told with why, and the others are in the cart. A repeat with the same Idempotency-Key adds nothing twice',
    access: 'shopper',
    rate: { account: 'cartChange', within: ['listsAdded'] },
    body: z.object({
      items: z
        .array(AddToCartInput, forms.required)
        .check(z.minLength(1, forms.required), z.maxLength(listLimits.addedAtOnce, forms.listTooLong)),
    }),
    answer: success({
      message: z.string(),
      data: Cart,
      notAdded: z.array(NotAdded),
    }),
  }),
}
