import { trackingLink } from '../../../domain/selling/orders/tracking-link.ts'
import { hasEnded } from '../../../domain/selling/parcels/parcel-moves.ts'
import { type PiecesOfLine, piecesLeft } from '../../../domain/selling/parcels/pieces-in-parcels.ts'
import type { Order } from '../../../shared/contract/orders.ts'
import type { ShopperParcel } from '../../../shared/contract/parcels.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Carrier } from '../../../shared/settings/carriers.ts'
import type { StoredParcel } from './parcel-queries.ts'
import type { StoredLine, StoredOrder } from './stored-order.ts'

/** A line of an order as parcels name it. */
export type NamedLine = Pick<StoredLine, 'position' | 'name' | 'variant_name' | 'quantity'>

/** Presents the parcels of an order that has some, each with what is paid for it at the door, and what is in none of them, for its shopper. */
export function presentParcels(
  { parcels, lines, status }: Pick<StoredOrder, 'parcels' | 'lines' | 'status'>,
  carriers: readonly Carrier[],
): Pick<Order, 'parcels' | 'leftToShip'> {
  const left = status === 'cancelled' || status === 'returned' ? [] : presentLeft(lines, parcels)
  return {
    parcels: parcels.map((parcel) => ({ ...presentParcel(parcel, lines, carriers), ...toPay(parcel) })),
    leftToShip: left.map(({ quantity, ...line }) => line),
  }
}

function toPay({ state, collect }: StoredParcel): Pick<ShopperParcel, 'toPay'> {
  return hasEnded(state) || !collect ? {} : { toPay: rupeesFromPaise(collect) }
}

/** Presents a parcel: with whom it travels, and what is in it. */
export function presentParcel(
  { number, state, since, carrier, tracking, lines }: StoredParcel,
  sold: readonly NamedLine[],
  carriers: readonly Carrier[],
): ShopperParcel {
  const link = trackingLink(carriers, carrier, tracking)
  return {
    number,
    state,
    since,
    carrier,
    trackingNumber: tracking,
    ...(link && { trackingLink: link }),
    lines: lines.map((line) => presentPieces(line, sold)),
  }
}

/** Presents the lines of which pieces are in no parcel: `pieces` of `quantity`. */
export function presentLeft(lines: readonly NamedLine[], parcels: readonly Pick<StoredParcel, 'lines'>[]) {
  return piecesLeft(lines, parcels).map(({ line, left }) => ({
    position: line.position,
    name: line.name,
    variantName: line.variant_name,
    pieces: left,
    quantity: line.quantity,
  }))
}

function presentPieces({ position, pieces }: PiecesOfLine, sold: readonly NamedLine[]): ShopperParcel['lines'][number] {
  const line = sold.find((each) => each.position === position)
  return { position, name: line?.name ?? '', variantName: line?.variant_name ?? null, pieces }
}
