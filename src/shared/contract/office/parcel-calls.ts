import * as z from 'zod/mini'
import { parcelFaults } from '../../copy/office/parcel-faults.ts'
import { returnConditions } from '../../office/return-conditions.ts'
import { deskLimits } from '../../order-desk-limits.ts'
import { orderStatuses } from '../../order-statuses.ts'
import { parcelStates, parcelSteps } from '../../parcel-states.ts'
import { success } from '../endpoint.ts'
import { id, line, optionalLine, paragraph, plainNumber, rupees, seenVersion } from '../fields.ts'
import { ParcelLine } from '../parcels.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const params = z.object({ id })
const parcel = z.object({ id, number: z.string().check(z.regex(/^[1-9]\d{0,3}$/, parcelFaults.notFound)) })

/** In a form with a photo lists and sizes are JSON in one field. */
const sent = z.transform((value: unknown) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
})

const pieces = z
  .int(parcelFaults.wholePieces)
  .check(z.gte(1, parcelFaults.wholePieces), z.lte(deskLimits.returnPieces, parcelFaults.wholePieces))
const position = z.int(parcelFaults.noLines).check(z.gte(1, parcelFaults.noLines), z.lte(10_000, parcelFaults.noLines))
const side = z
  .int(parcelFaults.size)
  .check(z.gte(1, parcelFaults.size), z.lte(deskLimits.parcelSideMost, parcelFaults.size))

/** Pieces that go into a parcel, with whom it travels, and what the courier bills by. A photo comes beside it, as `image`. */
const PackInput = z.object({
  version: z.optional(z.pipe(plainNumber(), seenVersion)),
  lines: z.pipe(
    sent,
    z
      .array(z.object({ position, pieces }), parcelFaults.noLines)
      .check(z.minLength(1, parcelFaults.noLines), z.maxLength(deskLimits.returnLines)),
  ),
  carrier: line(deskLimits.carrierMax),
  tracking: z.optional(optionalLine(deskLimits.trackingMax)),
  weightGrams: z.optional(
    plainNumber(parcelFaults.weight).check(
      z.int(parcelFaults.weight),
      z.gte(1, parcelFaults.weight),
      z.lte(deskLimits.parcelGramsMost, parcelFaults.weight),
    ),
  ),
  size: z.optional(z.pipe(sent, z.object({ lengthMm: side, breadthMm: side, heightMm: side }, parcelFaults.size))),
})
export type PackInput = z.output<typeof PackInput>

/** A parcel as people of the shop see it. */
export const OfficeParcel = z.strictObject({
  /** Within the order, from 1. */
  number: z.int(),
  state: z.enum(parcelStates),
  /** Moment since which it has this state. */
  since: z.iso.datetime(),
  carrier: z.string(),
  trackingNumber: z.nullable(z.string()),
  trackingLink: z.optional(z.string()),
  weightGrams: z.nullable(z.int()),
  size: z.nullable(z.strictObject({ lengthMm: z.int(), breadthMm: z.int(), heightMm: z.int() })),
  hasPhoto: z.boolean(),
  /** Amount to be paid at the door, for who brings it or sees amounts; null: nothing. */
  collect: z.nullable(rupees),
  collectedAs: z.nullable(z.enum(['cash', 'online'])),
  lines: z.array(ParcelLine),
  /** Steps that the person may take with it now. */
  steps: z.array(z.enum(parcelSteps)),
})
export type OfficeParcel = z.infer<typeof OfficeParcel>

/** Parcels of an order, and what is left to pack. */
const Parcels = z.strictObject({
  version: z.int(),
  /** An order that travels whole is one parcel with everything in it, once it has left. */
  parcels: z.array(OfficeParcel),
  /** Lines of which pieces are in no parcel. */
  left: z.array(z.strictObject({ ...ParcelLine.shape, quantity: z.int() })),
  /** Pieces can be packed now, and the person may do it. */
  mayPack: z.boolean(),
  carriers: z.array(z.string()),
  /** Sentence on an e-way bill (CGST Rule 138); null: none is needed, or the person sees no amounts. */
  ewayBill: z.nullable(z.string()),
})
export type ParcelsOfOrder = z.infer<typeof Parcels>

const Moved = success({
  message: z.string(),
  data: z.strictObject({
    _id: z.string(),
    number: z.string(),
    version: z.int(),
    status: z.enum(orderStatuses),
    parcel: z.strictObject({ number: z.int(), state: z.nullable(z.enum(parcelStates)) }),
  }),
})

const saw = z.enum(parcelStates)

export const officeParcels = {
  listParcels: staffEndpoint({
    method: 'GET',
    path: '/orders/{id}/parcels',
    summary: 'Parcels of an order, and what is still to be packed',
    needs: 'orders.see',
    params,
    answer: success({ data: Parcels }),
  }),
  packParcel: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/parcels',
    summary: 'Packs pieces that are in no other parcel; with a photo as multipart, in the field image',
    needs: 'orders.pack',
    command: 'parcel.pack',
    params,
    body: PackInput,
    multipart: true,
    status: 201,
    answer: Moved,
  }),
  shipParcel: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/parcels/{number}/ship',
    summary: 'A parcel leaves; carrier and number where they have changed',
    needs: 'orders.ship',
    command: 'parcel.ship',
    params: parcel,
    body: z.object({
      saw,
      carrier: z.optional(line(deskLimits.carrierMax)),
      tracking: z.optional(optionalLine(deskLimits.trackingMax)),
    }),
    answer: Moved,
  }),
  sendOutParcel: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/parcels/{number}/out-for-delivery',
    summary: 'A parcel is out for delivery',
    needs: 'orders.ship',
    command: 'parcel.out',
    params: parcel,
    body: z.object({ saw }),
    answer: Moved,
  }),
  deliverParcel: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/parcels/{number}/deliver',
    summary: 'A parcel is delivered; its amount to collect was paid in cash or online',
    needs: 'orders.deliver',
    command: 'parcel.deliver',
    params: parcel,
    body: z.object({ saw, collectedAs: z.optional(z.enum(['cash', 'online'])) }),
    answer: Moved,
  }),
  refuseParcel: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/parcels/{number}/refuse',
    summary: 'A parcel was refused or lost: credit note and refund of its items',
    needs: 'orders.return',
    command: 'parcel.refuse',
    params: parcel,
    body: z.object({
      saw,
      how: z.enum(['refused', 'lost']),
      /** Of the items; lost ones are scrapped. */
      condition: z.optional(z.enum(returnConditions)),
      reason: paragraph(deskLimits.reasonMax, 'Enter a reason'),
    }),
    answer: Moved,
  }),
  undoParcel: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/parcels/{number}/undo',
    summary: 'Takes the last parcel apart, before it is shipped',
    needs: 'orders.pack',
    command: 'parcel.undo',
    params: parcel,
    body: z.object({ saw }),
    answer: Moved,
  }),
  parcelPhoto: staffEndpoint({
    method: 'GET',
    path: '/orders/{id}/parcels/{number}/photo',
    summary: 'Photo of a parcel: its label may show the telephone number',
    needs: 'customers.phone',
    givesFile: true,
    params: parcel,
    answer: success({}),
  }),
}
