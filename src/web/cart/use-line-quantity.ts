import { useRef } from 'react'
import type { CartItem } from '../../shared/contract/cart.ts'
import { limits } from '../../shared/limits.ts'
import { useTypedQuantity } from '../goods/typed-quantity.ts'
import { type WaitingChange, waitingCart } from '../session/offline-cart-queue.ts'
import { type QuantityChange, useChangeQuantity } from './cart-changes.ts'

/** Changes of a line's quantity, by steps or by a number that is typed; `onRemove` asks whether the line shall go. */
export function useLineQuantity(item: CartItem, onRemove: () => void) {
  const { quantity, minimumQuantity: least, multiple, available } = item
  const change = useChangeQuantity()
  const { pieces: waiting } = useWaiting(item)
  // what is in the cart may be kept though the shop has fewer
  const typed = useTypedQuantity({ least, multiple, most: Math.min(Math.max(available, quantity), limits.quantityMax) })
  /** Pieces that changes on their way add or take: the second press of minus at 2 asks, as at 1. */
  const onTheWay = useRef(0)
  const make = (pieces: number, wanted: QuantityChange, onSuccess?: () => void) => {
    onTheWay.current += pieces
    const settled = () => {
      onTheWay.current -= pieces
    }
    change.mutateAsync({ item, change: wanted }).then(onSuccess).then(settled, settled)
  }
  const step = (pieces: number) => {
    typed.forget()
    make(pieces, { action: pieces > 0 ? 'increment' : 'decrement' })
  }
  const expected = () => quantity + waiting + onTheWay.current
  const take = () => {
    const { pieces, text } = typed
    if (text === null) return
    if (/^0+$/.test(text)) {
      typed.forget()
      onRemove()
    } else if (pieces !== null && pieces !== expected()) {
      // where it is refused it stays, to be mended
      make(pieces - expected(), { action: 'set', quantity: pieces }, () => typed.forget(text))
    } else if (pieces === quantity) typed.forget()
  }
  return { typed, step, take, fewer: () => (expected() <= least ? onRemove() : step(-multiple)) }
}

/** Changes of a line that wait for a connection: how many pieces more it will have, whether it goes altogether, and whether there is anything. */
export function useWaiting({ product, variant, quantity }: CartItem): {
  pieces: number
  isLeaving: boolean
  isAny: boolean
} {
  const waiting = waitingCart
    .use()
    .filter((each) => each.productId === product._id && each.variantId === (variant?._id ?? null) && !each.problem)
  return {
    pieces: waiting.reduce(after, quantity) - quantity,
    isLeaving: waiting.some(({ change }) => change === 'remove'),
    isAny: waiting.length > 0,
  }
}

function after(pieces: number, { change, quantity }: WaitingChange): number {
  if (change === 'set') return quantity
  return change === 'decrement' ? pieces - quantity : pieces + quantity
}
