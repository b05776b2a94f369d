import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { rupees } from './fields.ts'

const DayHours = z.nullable(z.strictObject({ opens: z.string(), closes: z.string() }))

/** Terms on which the shop sells, and its hours, for the pages that state them; amounts in rupees. */
export const ShopTerms = z.strictObject({
  delivery: z.strictObject({
    charge: rupees,
    freeFrom: rupees,
    /** Zones with other terms; `freeFrom` null: never free. */
    zones: z.array(
      z.strictObject({
        name: z.string(),
        states: z.array(z.string()),
        pins: z.array(z.string()),
        serviceable: z.boolean(),
        charge: rupees,
        freeFrom: z.nullable(rupees),
        cash: z.boolean(),
        /** Limit of an order paid in cash, where it is another than the shop's. */
        cashBelow: z.optional(rupees),
      }),
    ),
    days: z.strictObject({ ownState: z.number(), region: z.number(), elsewhere: z.number() }),
  }),
  cash: z.strictObject({
    allowed: z.boolean(),
    belowRupees: rupees,
    /** Fee for paying in cash; left out: none. */
    feeRupees: z.optional(rupees),
    /** Further rules in sentences; left out: none. */
    rules: z.optional(z.array(z.string())),
  }),
  onlineDiscountPercent: z.number(),
  hours: z.strictObject({
    /** Monday first; null: closed. */
    week: z.array(DayHours),
    holidays: z.array(z.strictObject({ day: z.string(), name: z.string() })),
  }),
})
export type ShopTerms = z.infer<typeof ShopTerms>

export const shopTerms = {
  shopTerms: endpoint({
    method: 'GET',
    path: '/shop/terms',
    summary: 'Delivery charges and zones, cash, discount for paying online, opening hours and holidays',
    access: 'public',
    answer: success({ data: ShopTerms }),
  }),
}
