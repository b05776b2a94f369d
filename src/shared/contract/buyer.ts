import * as z from 'zod/mini'
import { buyers as copy } from '../copy/buyers.ts'
import { forms } from '../copy/forms.ts'
import { limits } from '../limits.ts'
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

/** A firm that buys, as it is typed: its GSTIN is cleaned and checked where the order is placed (domain/catalogue/tax/gstin). */
export const BuyerInput = z.strictObject(
  {
    gstin: text(copy.gstinNeeded, 1, limits.typedGstinMax, copy.faults.shape),
    legalName: text(copy.nameNeeded, limits.legalNameMin, limits.legalNameMax, copy.nameTooShort),
    poNumber: optionalLine(limits.poNumberMax),
  },
  copy.malformed,
)
export type BuyerInput = z.infer<typeof BuyerInput>

/** The buyer, where it is a firm; left out or null: a consumer. */
export const buyer = z.optional(z.nullable(BuyerInput))

/** A firm that bought, as it stands on its papers. */
export const Buyer = z.strictObject({
  gstin: z.string(),
  legalName: z.string(),
  /** Of its own purchase order, where it has one. */
  poNumber: z.optional(z.string()),
})
export type Buyer = z.infer<typeof Buyer>

/** The firm that an account bought for last. */
export const Firm = z.strictObject({ gstin: z.string(), legalName: z.string() })
export type Firm = z.infer<typeof Firm>
