import * as z from 'zod/mini'
import { readBarcode } from '../barcodes/read-barcode.ts'
import { endpoint, success } from './endpoint.ts'

const problem = 'code must be a number of 8, 12, 13 or 14 digits with its check digit'

/** A retail number as it is printed below the bars; nothing that the shop's people made up. */
const retailNumber = z.string().check(
  z.regex(/^(\d{8}|\d{12,14})$/, problem),
  z.refine((code) => !('problem' in readBarcode(code)), problem),
)

/** The product that a bar code leads to. */
export const CodedGoods = z.strictObject({
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
})
export type CodedGoods = z.infer<typeof CodedGoods>

export const goodsCodes = {
  goodsByCode: endpoint({
    method: 'GET',
    path: '/product/by-code/{code}',
    summary: 'The product on sale that carries a retail number (EAN-8, EAN-13, UPC-A, ITF-14)',
    access: 'public',
    params: z.object({ code: retailNumber }),
    answer: success({ data: CodedGoods }),
  }),
}
