import type { Order } from '../../../shared/contract/orders.ts'
import type { ShopperParcel } from '../../../shared/contract/parcels.ts'
import { orderParcels } from '../../../shared/copy/order-parcels.ts'

type Pieces = Pick<ShopperParcel['lines'][number], 'position' | 'name' | 'variantName' | 'pieces'>

/** Returns pieces of a line as a message to the shopper names them: 2 × Ball Bearing, 6204. */
export function piecesInMessage({ name, variantName, pieces }: Pieces): string {
  return orderParcels.pieces(pieces, variantName ? `${name}, ${variantName}` : name)
}

/** Lists what has not left of an order with parcels, by its lines: what is in none of them, and what is packed. */
export function stillToCome({ parcels = [], leftToShip = [] }: Pick<Order, 'parcels' | 'leftToShip'>): Pieces[] {
  const packed = parcels.filter(({ state }) => state === 'packed').flatMap(({ lines }) => lines)
  const byLine = new Map<number, Pieces>()
  for (const line of [...leftToShip, ...packed]) {
    const before = byLine.get(line.position)?.pieces ?? 0
    byLine.set(line.position, { ...line, pieces: before + line.pieces })
  }
  return [...byLine.values()].sort((one, other) => one.position - other.position)
}
