import * as z from 'zod/mini'
import { rupees } from './fields.ts'

/**
 * Tax of what a firm pays, in rupees, by rate, the highest first: CGST and SGST within the shop's state, IGST out of it. `roundOff` is
 * what is paid beside taxable value and tax.
 */
export const TaxSplit = z.strictObject({
  rates: z.array(z.strictObject({ gstRate: z.number(), taxable: rupees, cgst: rupees, sgst: rupees, igst: rupees })),
  roundOff: rupees,
})
export type TaxSplit = z.infer<typeof TaxSplit>
