import * as z from 'zod/mini'
import { deliveryWays } from '../../delivery-ways.ts'
import { moment, rupees } from '../fields.ts'

/** The way of an order in a list. */
export const wayOfRow = {
  /** Left out where it is brought to the address. */
  deliveryWay: z.optional(z.enum(deliveryWays)),
  /** It has waited at the counter for longer than orders are kept. */
  notPickedUp: z.optional(z.literal(true)),
}

/** The way of an order on its page. */
export const wayForOffice = {
  deliveryWay: z.enum(deliveryWays),
  /** Stand at which a parcel by bus is collected. */
  busStand: z.nullable(z.string()),
  /** Null unless it waits at the counter now. */
  pickup: z.nullable(
    z.strictObject({
      readyAt: moment,
      /** It has waited for longer than `keptDays`. */
      isLate: z.boolean(),
      keptDays: z.int(),
      /** The code was wrong too often: it takes a new one. */
      isLocked: z.boolean(),
      /** Amount to be paid at the counter, for who hands it over; null: nothing. */
      toPay: z.nullable(rupees),
      mayHandOver: z.boolean(),
      mayRenew: z.boolean(),
    }),
  ),
}
