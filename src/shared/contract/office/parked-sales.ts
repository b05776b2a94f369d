import * as z from 'zod/mini'
import { forms } from '../../copy/forms.ts'
import { counterLimits } from '../../counter-limits.ts'
import { limits } from '../../limits.ts'
import { success } from '../endpoint.ts'
import { id, line, moment, rupees } from '../fields.ts'
import { isPlainLine } from '../text-shapes.ts'
import { Item } from './barcodes.ts'
import { parkedSale, parkedVersion, saleLines } from './counter.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const typed = z
  .string(forms.required)
  .check(z.maxLength(limits.addressFieldMax, forms.tooLong), z.refine(isPlainLine, forms.noControlCharacters))

/** Customer as it was typed: checked when the sale is completed. */
const TypedCustomer = z.strictObject({
  phone: typed,
  name: typed,
  gstin: typed,
  legalName: typed,
  building: typed,
  street: typed,
  city: typed,
  pincode: typed,
  state: typed,
  shipTo: z.enum(['own_place', 'third_party', '']),
  billing: z.nullable(
    z.strictObject({
      building: typed,
      street: typed,
      city: typed,
      state: typed,
      pincode: typed,
      stateConfirmed: z.boolean(),
    }),
  ),
})

const TypedDelivery = z.strictObject({
  pay: z.enum(['cod', 'counter']),
  deliveryWay: z.enum(['delivery', 'bus']),
  landmark: typed,
  stateConfirmed: z.boolean(),
})

const beside = { customer: TypedCustomer, delivery: z.nullable(TypedDelivery) }

/** A sale to be parked; `parked`: the one that it was resumed from. */
export const ParkInput = z.strictObject({
  name: line(counterLimits.parkedNameMax),
  lines: saleLines,
  ...beside,
  parked: parkedSale,
})
export type ParkInput = z.output<typeof ParkInput>

const version = parkedVersion
const one = z.object({ id })

export const officeParkedSales = {
  listParked: staffEndpoint({
    method: 'GET',
    path: '/counter/parked',
    summary: 'Parked sales, the oldest first',
    needs: 'counter.sell',
    answer: success({
      data: z.array(
        z.strictObject({
          _id: z.string(),
          version: z.int(),
          name: z.string(),
          by: z.string(),
          at: moment,
          /** Name of who has it on the screen, since when; null: it waits. */
          resumed: z.nullable(z.strictObject({ by: z.string(), at: moment })),
          first: z.string(),
          lines: z.int(),
        }),
      ),
    }),
  }),
  parkSale: staffEndpoint({
    method: 'POST',
    path: '/counter/parked',
    summary: 'Parks a sale under a name; it holds no stock',
    needs: 'counter.sell',
    command: 'counter.park',
    secrets: ['name', 'customer', 'delivery'],
    body: ParkInput,
    status: 201,
    answer: success({ message: z.string(), data: z.strictObject({ _id: z.string() }) }),
  }),
  resumeParked: staffEndpoint({
    method: 'POST',
    path: '/counter/parked/{id}/resume',
    summary: 'Resumes a parked sale: nobody else does; it stays in the list until it is completed',
    needs: 'counter.sell',
    command: 'counter.resume',
    params: one,
    body: z.strictObject({ version }),
    // what was typed of a customer is in no answer that is kept
    answer: success({ data: z.strictObject({ _id: z.string(), version: z.int() }) }),
  }),
  readParked: staffEndpoint({
    method: 'GET',
    path: '/counter/parked/{id}',
    summary: 'A parked sale as it was typed, at the prices of now',
    needs: 'counter.sell',
    params: one,
    answer: success({
      data: z.strictObject({
        _id: z.string(),
        version: z.int(),
        name: z.string(),
        lines: z.array(
          z.strictObject({
            item: Item,
            quantity: z.int(),
            discount: z.nullable(rupees),
            /** Price of a piece when it was parked, where it costs something else now; null: the same. */
            was: z.nullable(rupees),
          }),
        ),
        /** Names of what is not on sale any more. */
        gone: z.array(z.string()),
        ...beside,
      }),
    }),
  }),
  deleteParked: staffEndpoint({
    method: 'POST',
    path: '/counter/parked/{id}/delete',
    summary: 'Deletes a parked sale: nobody comes for it',
    needs: 'counter.sell',
    command: 'counter.unpark',
    params: one,
    body: z.strictObject({ version }),
    answer: success({ message: z.string() }),
  }),
}
