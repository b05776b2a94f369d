import { mayParcelMove } from '../../src/domain/selling/parcels/parcel-moves.ts'
import { piecesLeft } from '../../src/domain/selling/parcels/pieces-in-parcels.ts'
import { packParcel } from '../../src/server/selling/checkout/parcels/pack-parcel.ts'
import { refuseParcel } from '../../src/server/selling/checkout/parcels/refuse-parcel.ts'
import { stepParcel } from '../../src/server/selling/checkout/parcels/step-parcel.ts'
import type { StoredOrder } from '../../src/server/selling/orders/stored-order.ts'
import { atTerminal } from '../../src/server/staff/commands/at-terminal.ts'
import type { WholeShop } from '../../src/server/start/make-shop.ts'
import { parcelStates } from '../../src/shared/parcel-states.ts'
import type { Random } from './random.ts'

/** Packs a part of what is left of a confirmed order as a parcel, or brings one of its parcels a step on: also to its end without arriving. */
export function stepParcels(shop: WholeShop, random: Random, order: StoredOrder): Promise<unknown> {
  const left = piecesLeft(order.lines, order.parcels)
  if (order.status === 'confirmed' && left.length > 0 && random.chance(0.7)) return pack(shop, random, order, left)
  const parcel = random.pick(order.parcels)
  const to = random.pick(parcelStates.filter((state) => parcel && mayParcelMove(parcel.state, state)))
  if (!parcel || !to || to === 'packed') return Promise.resolve()
  const seen = { orderId: order.id, number: parcel.number, saw: parcel.state }
  if (to === 'refused' || to === 'lost') {
    const condition = random.pick(['restock', 'scrap', 'inspect'] as const) ?? 'inspect'
    return atTerminal(
      shop,
      'parcel.refuse',
      {},
      (work) => refuseParcel(shop, work, { ...seen, how: to, condition }),
      '-',
    )
  }
  const collectedAs = random.chance(0.5) ? ('cash' as const) : ('online' as const)
  return atTerminal(shop, 'parcel.deliver', {}, (work) => stepParcel(shop, work, { ...seen, to, collectedAs }))
}

function pack(
  shop: WholeShop,
  random: Random,
  order: StoredOrder,
  left: { line: { position: number }; left: number }[],
) {
  const lines = left.map(({ line, left: most }) => ({ position: line.position, pieces: random.int(1, most) }))
  const box = { carrier: 'DTDC', tracking: null, weightGrams: null, size: null, photo: null }
  const packing = { orderId: order.id, version: null, lines, ...box }
  return atTerminal(shop, 'parcel.pack', {}, (work) => packParcel(shop, work, packing))
}
