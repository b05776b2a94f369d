import * as z from 'zod/mini'
import { deliveryWays } from '../delivery-ways.ts'
import { moment, rupees } from './fields.ts'

/** Way in which goods reach the customer; left out: brought to the address (decision 211). */
export const deliveryWay = z.optional(
  z.enum(deliveryWays, 'Choose delivery, a parcel by bus, or pick-up at the counter'),
)

/** The way of an order: nothing of it where it is brought to the address. */
export const wayOfOrder = {
  deliveryWay,
  /** Stand at which a parcel by bus is collected. */
  busStand: z.optional(z.string()),
  /** Left out unless it is picked up at the counter. `code`: 6 digits, from when it is ready until it is handed over. */
  pickup: z.optional(z.strictObject({ readyAt: z.nullable(moment), code: z.optional(z.string()) })),
}

/** A way that the shop has for a cart. */
export const WayOfCart = z.strictObject({
  way: z.enum(deliveryWays),
  charge: rupees,
  /** Stand at which a parcel by bus is collected. */
  stand: z.optional(z.string()),
  /** Sentence on goods that do not travel so, with what to do; left out: all do. */
  refusal: z.optional(z.string()),
})
