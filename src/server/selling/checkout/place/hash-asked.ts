import { hash } from 'node:crypto'
import { readGstin } from '../../../../domain/catalogue/tax/gstin.ts'
import type { PlaceOrderInput } from '../../../../shared/contract/orders.ts'
import { inFull } from './draft-order.ts'

/** Request for an order, as far as another one would be another order. */
type Asked = Pick<PlaceOrderInput, 'address' | 'buyer' | 'shownAmount' | 'deliveryWay'>

/**
 * Returns the SHA-256 (base64url) of what was asked for: address, way, firm and the amount that was shown. What changes no order is
 * not in it: whether the address is kept, whether the state was asked about, and how a GSTIN is spelled.
 */
export function hashAsked({ address, buyer, shownAmount, deliveryWay }: Asked): string {
  const to = typeof address === 'string' ? address : inFull(address)
  const firm = buyer ? firmAsked(buyer) : null
  return hash(
    'sha256',
    JSON.stringify([to, firm, shownAmount ?? null, ...(deliveryWay ? [deliveryWay] : [])]),
    'base64url',
  )
}

function firmAsked({ gstin, legalName, poNumber, billing, shipTo }: NonNullable<Asked['buyer']>) {
  const where = billing
    ? [billing.building, billing.street, billing.landmark ?? '', billing.city, billing.state, billing.pincode]
    : null
  // a repeat from before an upgrade says neither
  const more = where || shipTo ? [where, shipTo ?? null] : []
  return [readGstin(gstin).gstin, legalName, poNumber ?? '', ...more]
}
