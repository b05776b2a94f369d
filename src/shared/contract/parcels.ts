import * as z from 'zod/mini'
import { parcelStates } from '../parcel-states.ts'
import { rupees } from './fields.ts'

/** Pieces of an order's line; `position` counts its lines from 1. */
export const ParcelLine = z.strictObject({
  position: z.int(),
  name: z.string(),
  variantName: z.nullable(z.string()),
  pieces: z.int(),
})

/** A parcel of an order as its shopper sees it. */
export const ShopperParcel = z.strictObject({
  /** Within the order, from 1. */
  number: z.int(),
  state: z.enum(parcelStates),
  /** Moment since which it has this state. */
  since: z.iso.datetime(),
  carrier: z.string(),
  trackingNumber: z.nullable(z.string()),
  trackingLink: z.optional(z.string()),
  lines: z.array(ParcelLine),
  /** To be paid at the door; left out: nothing. */
  toPay: z.optional(rupees),
})
export type ShopperParcel = z.infer<typeof ShopperParcel>
