import * as z from 'zod/mini'
import { barcodeKinds } from '../../barcodes/read-barcode.ts'
import { limits } from '../../limits.ts'
import { countingLimits } from '../../stock-count-limits.ts'
import { success } from '../endpoint.ts'
import { optionalLine, requiredId, rupees, variantId } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Something that is kept, counted and labelled by itself: a product without variants, or a variant. */
export const Item = z.strictObject({
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
  picture: z.string(),
  /** Selling price, and the MRP. */
  price: rupees,
  mrp: rupees,
  /** True if it is on sale. */
  active: z.boolean(),
  /** Pieces that can be sold; null: they are being counted, and who counts is not to know. */
  free: z.nullable(z.int()),
})
export type Item = z.infer<typeof Item>

const kind = z.enum(barcodeKinds)

export const Barcode = z.strictObject({
  code: z.string(),
  kind,
  /** In what carries it. */
  pieces: z.int(),
  note: z.nullable(z.string()),
})
export type Barcode = z.infer<typeof Barcode>

/** Answer to a look-up of a code. */
export const LookedUp = z.strictObject({
  /** The code as it is stored. */
  code: z.string(),
  kind: z.nullable(kind),
  /** Reason why it is no code, as a sentence. */
  problem: z.nullable(z.string()),
  pieces: z.int(),
  /** Null: nobody has said yet what it is on. */
  item: z.nullable(Item),
})
export type LookedUp = z.infer<typeof LookedUp>

const read = z.string().check(z.minLength(1), z.maxLength(100))
const pieces = z._default(z.int().check(z.gte(1), z.lte(countingLimits.packPiecesMax)), 1)
const about = {
  productId: requiredId,
  variantId,
  pieces,
  note: optionalLine(countingLimits.barcodeNoteMax),
}
const told = success({ message: z.string(), data: Barcode })

/** Bar codes: what they are on, and which an item has. */
export const officeBarcodes = {
  lookUpCode: staffEndpoint({
    method: 'GET',
    path: '/codes/look-up',
    summary: 'What a bar code is on, whichever way a scanner sends it',
    needs: 'barcodes.see',
    query: z.object({ code: read }),
    answer: success({ data: LookedUp }),
  }),
  findItems: staffEndpoint({
    method: 'GET',
    path: '/codes/items',
    summary: 'What is called like this, each variant by itself',
    needs: 'barcodes.see',
    query: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.searchTextMax)) }),
    answer: success({ data: z.array(Item) }),
  }),
  itemCodes: staffEndpoint({
    method: 'GET',
    path: '/codes',
    summary: 'A product’s, or a variant’s, bar codes',
    needs: 'barcodes.see',
    query: z.object({ productId: requiredId, variantId }),
    answer: success({ data: z.strictObject({ item: Item, codes: z.array(Barcode) }) }),
  }),
  addBarcode: staffEndpoint({
    method: 'POST',
    path: '/codes',
    summary: 'Links a bar code to what carries it',
    needs: 'barcodes.edit',
    command: 'barcode.add',
    body: z.strictObject({ barcode: read, kind: z.optional(kind), ...about }),
    answer: told,
  }),
  makeBarcode: staffEndpoint({
    method: 'POST',
    path: '/codes/own',
    summary: 'Gives something a bar code of the shop’s own',
    needs: 'barcodes.edit',
    command: 'barcode.make',
    body: z.strictObject(about),
    answer: told,
  }),
  removeBarcode: staffEndpoint({
    method: 'POST',
    path: '/codes/remove',
    summary: 'Takes a bar code off: it is on nothing any more',
    needs: 'barcodes.edit',
    command: 'barcode.remove',
    body: z.strictObject({ barcode: read }),
    answer: success({ message: z.string() }),
  }),
}
