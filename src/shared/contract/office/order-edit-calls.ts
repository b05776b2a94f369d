import * as z from 'zod/mini'
import { forms } from '../../copy/forms.ts'
import { orderEdit as copy } from '../../copy/office/order-edit.ts'
import { findState } from '../../indian-states.ts'
import { limits } from '../../limits.ts'
import { deskLimits } from '../../order-desk-limits.ts'
import { success } from '../endpoint.ts'
import {
  id,
  line,
  optionalLine,
  paragraph,
  phonenumber,
  requiredId,
  rupees,
  seenVersion,
  variantId,
} from '../fields.ts'
import { AddressDoubt, Breakdown } from '../orders.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const params = z.object({ id })
const whole = z
  .number(copy.quantityWhole)
  .check(z.int(copy.quantityWhole), z.gte(1, copy.quantityWhole), z.lte(limits.quantityMax, copy.quantityWhole))

/** A line as it is to be; `position`: of the line in the order whose place it takes, left out for an added one. */
const WishedLine = z.strictObject({
  position: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(10_000)))),
  productId: requiredId,
  variantId,
  quantity: whole,
})

/** Address as it is to be, in any state. */
const WishedAddress = z.strictObject({
  fullName: line(),
  building: line(),
  street: line(),
  landmark: optionalLine(limits.addressFieldMax),
  city: line(),
  state: z.string(forms.state).check(
    z.trim(),
    z.refine((value) => findState(value) !== undefined, forms.state),
    z.overwrite((value) => findState(value)?.name ?? value),
  ),
  pincode: z.string(forms.pincode).check(z.trim(), z.regex(/^[1-9]\d{5}$/, forms.pincode)),
  phone: phonenumber,
})

const wish = {
  version: seenVersion,
  lines: z
    .array(WishedLine, copy.allRemoved)
    .check(
      z.minLength(1, copy.allRemoved),
      z.maxLength(deskLimits.orderLines, copy.tooManyLines(deskLimits.orderLines)),
    ),
  address: z.optional(z.nullable(WishedAddress)),
  /** Lines that stay are priced as today, too. */
  todayPrices: z._default(z.boolean(), false),
  removeCoupon: z._default(z.boolean(), false),
}

/** An edit that somebody wants of an order. */
export const EditWish = z.strictObject(wish)
export type EditWish = z.output<typeof EditWish>

/** A line before or after an edit, in rupees. */
const Side = z.strictObject({ quantity: z.int(), price: rupees, total: rupees, gstRate: z.number() })

const EditedLine = z.strictObject({
  /** In the order now; null: it is added. */
  position: z.nullable(z.int()),
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
  was: z.nullable(Side),
  becomes: z.nullable(Side),
  /** Pieces that go back to the stock; below 0: they are taken. */
  stock: z.int(),
})

const Supply = z.enum(['in_state', 'inter_state'])

/** The outcome of an edit before it is done; amounts in rupees. */
export const EditPreview = z.strictObject({
  /** Sum of all that decides: sent with the edit, it says what the person saw. */
  digest: z.string(),
  /** Of the order now. */
  version: z.int(),
  lines: z.array(EditedLine),
  money: z.strictObject({ was: Breakdown, becomes: Breakdown, difference: rupees }),
  supply: z.strictObject({ was: Supply, becomes: Supply }),
  coupon: z.nullable(
    z.strictObject({
      code: z.string(),
      was: rupees,
      becomes: rupees,
      isKept: z.boolean(),
      /** Said where the order is below the coupon's minimum. */
      notice: z.nullable(z.string()),
    }),
  ),
  /** Money that goes back of what was paid, or is to be collected; `by_hand`: the provider gives back no such little. */
  payment: z.strictObject({ what: z.enum(['nothing', 'refund', 'refund_by_hand', 'collect']), amount: rupees }),
  addressDoubt: z.nullable(AddressDoubt),
  notices: z.array(z.string()),
})
export type EditPreview = z.output<typeof EditPreview>

export const officeOrderEdits = {
  previewEdit: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/edit/preview',
    summary: 'What an edit would make of an order that is not invoiced: was, becomes, difference; nothing is written',
    needs: 'orders.edit',
    rate: { account: 'officeCall' },
    params,
    body: EditWish,
    answer: success({ data: EditPreview }),
  }),
  editOrder: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/edit',
    summary: 'Edits an order that is not invoiced, as its preview said; another outcome is 409 with the new preview',
    needs: 'orders.edit',
    command: 'order.edit',
    secrets: ['address'],
    params,
    body: z.strictObject({
      ...wish,
      digest: z.string().check(z.regex(/^[\da-f]{64}$/, copy.outdated)),
      reason: paragraph(deskLimits.reasonMax, 'Enter a reason'),
    }),
    answer: success({
      message: z.string(),
      data: z.strictObject({
        _id: z.string(),
        number: z.string(),
        version: z.int(),
        total: rupees,
        refund: z.nullable(z.strictObject({ _id: z.string(), amount: rupees, way: z.string(), status: z.string() })),
      }),
    }),
  }),
}
