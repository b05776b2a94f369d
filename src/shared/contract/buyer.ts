import * as z from 'zod/mini'
import { buyers as copy } from '../copy/buyers.ts'
import { forms } from '../copy/forms.ts'
import { limits } from '../limits.ts'
import { Address, placeFields } from './addresses.ts'
import { optionalLine } from './fields.ts'
import { isPlainLine } from './text-shapes.ts'

const text = (lacks: string, least: number, most: number, tooShort: string) =>
  z
    .string(lacks)
    .check(
      z.trim(),
      z.minLength(1, lacks),
      z.minLength(least, tooShort),
      z.maxLength(most, forms.tooLong),
      z.refine(isPlainLine, forms.noControlCharacters),
    )

/**
 * The billing address of a firm, as it is typed: all but the landmark is required. `stateConfirmed`: it lies in another state than
 * the GSTIN is of, and the firm said that its papers name it all the same.
 */
export const BillingInput = z.strictObject(
  {
    ...placeFields,
    stateConfirmed: z.optional(z.boolean()),
  },
  copy.billingMalformed,
)
export type BillingInput = z.infer<typeof BillingInput>

/** GSTIN and name of a firm as they are typed: the GSTIN is cleaned and checked by the server (domain/catalogue/tax/gstin). */
export const firmNames = {
  gstin: text(copy.gstinNeeded, 1, limits.typedGstinMax, copy.faults.shape),
  legalName: text(copy.nameNeeded, limits.legalNameMin, limits.legalNameMax, copy.nameTooShort),
}

/** Answer to whose place the goods go to, where GSTIN and delivery are of different states (IGST Act s.10(1)(a), (b)). */
export const shipTo = z.optional(z.nullable(z.enum(['own_place', 'third_party'], copy.shipToUnknown)))

/** A firm that buys, as it is typed. Without `shipTo` the goods go to a place of its own. */
export const BuyerInput = z.strictObject(
  {
    ...firmNames,
    poNumber: optionalLine(limits.poNumberMax),
    billing: z.optional(z.nullable(BillingInput)),
    shipTo,
  },
  copy.malformed,
)
export type BuyerInput = z.infer<typeof BuyerInput>

/** The buyer, where it is a firm; left out or null: a consumer. */
export const buyer = z.optional(z.nullable(BuyerInput))

/** The billing address of a firm. */
export const Billing = z.strictObject({
  building: z.string(),
  street: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
})
export type Billing = z.infer<typeof Billing>

/** A firm that bought, as it stands on its papers. */
export const Buyer = z.strictObject({
  gstin: z.string(),
  legalName: z.string(),
  /** Of its own purchase order, where it has one. */
  poNumber: z.optional(z.string()),
  billing: z.optional(Billing),
  /** Left out: it was not asked. */
  shipTo: z.optional(z.enum(['own_place', 'third_party'])),
})
export type Buyer = z.infer<typeof Buyer>

/** A firm that an account buys for. */
export const Firm = z.strictObject({
  _id: z.string(),
  gstin: z.string(),
  legalName: z.string(),
  billing: z.nullable(Billing),
  /** It is offered first at the checkout. */
  isDefault: z.boolean(),
  /** Counts its changes, from 1. */
  version: z.int(),
  /** Its own delivery addresses, beside those of the account. */
  addresses: z.array(Address),
})
export type Firm = z.infer<typeof Firm>

/** State of delivery and state of the GSTIN, of which the buyer was not asked which one the supply is of. */
export const SupplyDoubt = z.strictObject({ delivery: z.string(), gstin: z.string() })
