import * as z from 'zod/mini'
import { taxCopy } from '../../copy/office/tax.ts'
import { limits } from '../../limits.ts'
import { officeLimits } from '../../office-limits.ts'
import { deskLimits } from '../../order-desk-limits.ts'
import { success } from '../endpoint.ts'
import { plainNumber } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A line of the table of rates: `rate` in percent from the Indian day `from` ('YYYY-MM-DD') on. */
const HsnEntry = z.strictObject({
  code: z.string(),
  description: z.string(),
  rate: z.number(),
  from: z.string(),
})

/**
 * Check of a code by the table of rates today. `rates`: those that fit, in percent. `problem`: a sentence for who entered it
 * (unknown code, other rate, a price to which no rate fits), null where it fits.
 */
export const HsnCheck = z.strictObject({
  known: z.enum(['exact', 'heading', 'no']),
  entries: z.array(HsnEntry),
  rates: z.array(z.number()),
  problem: z.nullable(z.string()),
})
export type HsnCheck = z.infer<typeof HsnCheck>

/** A change of tax that waits for its day or has come. */
const TaxChange = z.strictObject({
  id: z.string(),
  day: z.string(),
  gstRate: z.number(),
  /** Null: the code stays. */
  hsnCode: z.nullable(z.string()),
  holds: z.boolean(),
})

/** Taxation of a product: what applies now, what was entered on it, and the changes by their days. */
export const ProductTax = z.strictObject({
  name: z.string(),
  hsnCode: z.string(),
  gstRate: z.number(),
  entered: z.strictObject({ hsnCode: z.string(), gstRate: z.number() }),
  changes: z.array(TaxChange),
})
export type ProductTax = z.infer<typeof ProductTax>

/** Goods whose code or rate the table does not bear out: how many, and one of them. */
export const TaxMisfit = z.strictObject({
  hsnCode: z.string(),
  gstRate: z.number(),
  products: z.number(),
  example: z.strictObject({ id: z.string(), name: z.string() }),
  problem: z.string(),
})
export type TaxMisfit = z.infer<typeof TaxMisfit>

const hsnCode = z.string(taxCopy.codeShape).check(z.regex(/^\d{4}(\d{2}){0,2}$/, taxCopy.codeShape))
const rate = <T extends z.ZodMiniType<number>>(number: T) =>
  number.check(z.gte(0, taxCopy.rateShape), z.lte(40, taxCopy.rateShape))
const day = z
  .string(taxCopy.dayShape)
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, taxCopy.dayShape))
const product = z.object({ id: z.string().check(z.maxLength(200)) })
const told = success({ message: z.string(), data: ProductTax })

/** Codes, rates and their days. */
export const officeTax = {
  lookUpHsn: staffEndpoint({
    method: 'GET',
    path: '/hsn',
    summary: 'HSN codes by a word or by their first digits, with their rates',
    needs: 'products.see',
    query: z.object({
      q: z
        .string(taxCopy.wordShort)
        .check(z.trim(), z.minLength(2, taxCopy.wordShort), z.maxLength(officeLimits.officeSearchMax)),
    }),
    answer: success({ data: z.array(HsnEntry) }),
  }),
  checkHsn: staffEndpoint({
    method: 'GET',
    path: '/hsn/check',
    summary: 'Whether a code and a rate fit the table; with the price of a piece in rupees, whether one fits at all',
    needs: 'products.see',
    query: z.object({
      hsnCode,
      gstRate: rate(plainNumber(taxCopy.rateShape)),
      price: z.optional(plainNumber().check(z.gte(0), z.lte(limits.noUpperPriceRupees))),
    }),
    answer: success({ data: HsnCheck }),
  }),
  taxMisfits: staffEndpoint({
    method: 'GET',
    path: '/hsn/misfits',
    summary: 'What is on sale under a code or rate that the table does not bear out',
    needs: 'products.see',
    answer: success({ data: z.array(TaxMisfit) }),
  }),
  productTax: staffEndpoint({
    method: 'GET',
    path: '/products/{id}/tax',
    summary: 'Code and rate of a product: now, and from which day on another',
    needs: 'products.see',
    params: product,
    answer: success({ data: ProductTax }),
  }),
  scheduleTax: staffEndpoint({
    method: 'POST',
    path: '/products/{id}/tax',
    summary: 'Another rate, perhaps another code, from an Indian day on; `anyway` where the table says otherwise',
    needs: 'products.edit',
    command: 'product.tax',
    params: product,
    body: z.object({
      day,
      gstRate: rate(z.int(taxCopy.rateShape)),
      hsnCode: z.optional(z.nullable(hsnCode)),
      anyway: z.optional(z.boolean()),
      reason: z.optional(z.string().check(z.maxLength(deskLimits.reasonMax))),
    }),
    answer: told,
  }),
  withdrawTax: staffEndpoint({
    method: 'POST',
    path: '/products/{id}/tax/{change}/withdraw',
    summary: 'Take a change of tax back before its day',
    needs: 'products.edit',
    command: 'product.tax_withdraw',
    params: z.extend(product, { change: z.string().check(z.maxLength(80)) }),
    body: z.object({ reason: z.optional(z.string().check(z.maxLength(deskLimits.reasonMax))) }),
    answer: told,
  }),
}
