import * as z from 'zod/mini'
import { deskLimits } from '../order-desk-limits.ts'
import { lineOf } from './setting-shapes.ts'

/** A host in full, without user and password, and `{number}` once, behind the host: a number can never name another host. */
const pageShape = /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?[/?#][^\s"<>\\{}]*\{number\}[^\s"<>\\{}]*$/i
const pageText = 'must begin with https:// and have {number} once, such as https://carrier.example/track/{number}'

const carrier = z.strictObject({
  name: lineOf(1, deskLimits.carrierMax),
  url: lineOf(0, 300).check(
    z.refine((url) => url === '' || (pageShape.test(url) && URL.canParse(url.replace('{number}', '1'))), pageText),
  ),
})

/** A carrier, and the address of its page about a parcel with `{number}` for the tracking number; '': it has none. */
export type Carrier = z.output<typeof carrier>

/** Carriers that are suggested when an order is shipped. */
export const carriers = z
  .array(carrier)
  .check(
    z.maxLength(12, 'must be 12 couriers at most'),
    z.refine(isEachOnce, 'must have each courier once, whatever the case of its letters'),
  )

function isEachOnce(list: readonly { name: string }[]): boolean {
  return new Set(list.map(({ name }) => name.toLowerCase())).size === list.length
}

/**
 * Carriers of a shop that has set none. Those without an address have no public page that opens with a number: India Post asks for
 * letters of a picture first.
 */
export const usualCarriers: Carrier[] = [
  { name: 'Own van', url: '' },
  { name: 'India Post', url: '' },
  { name: 'DTDC', url: '' },
  { name: 'Delhivery', url: 'https://www.delhivery.com/track/package/{number}' },
  { name: 'Blue Dart', url: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}' },
  { name: 'Professional Couriers', url: '' },
  { name: 'KSRTC parcel', url: '' },
  { name: 'Bus parcel', url: '' },
]
