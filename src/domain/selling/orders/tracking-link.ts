import type { Carrier } from '../../../shared/settings/carriers.ts'

/**
 * Returns the address of the page on which a carrier shows a parcel; undefined without a number, and where the shop knows no page
 * of this carrier. Of the number nothing is more than text: it can name no other page than the carrier's.
 */
export function trackingLink(carriers: readonly Carrier[], carrier: string, number: string | null): string | undefined {
  // dots alone would lead to another folder
  if (number === null || !/[\p{L}\p{N}]/u.test(number)) return undefined
  const known = carriers.find(({ name }) => name.toLowerCase() === carrier.toLowerCase())
  return known?.url ? known.url.replace('{number}', () => encodeURIComponent(number)) : undefined
}
