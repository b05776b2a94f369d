import type { ParkedContent } from '../../../domain/selling/counter/parked-content.ts'
import { parkedCopy as copy } from '../../../shared/copy/office/parked-sales.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { isUnknown, readAsked } from '../cart/cart-rows.ts'
import { type CartLine, openCart } from '../cart/open-cart.ts'
import { type SeenParked, takeParkedSale } from './parked-queries.ts'

/**
 * Resumes a parked sale, in a command: its goods at the prices of now, each with what it cost before where that differs. It stays in the
 * list until it is completed, so that nothing is lost with a browser. Throws `order_state` where somebody was faster.
 */
export async function resumeParked(shop: Pick<Shop, 'clock'>, work: CommandWork, seen: SeenParked) {
  const at = shop.clock()
  const parked = await takeParkedSale(work.tx, seen, { by: work.by.name, at })
  if (!parked) throw new Failure('order_state', copy.taken)
  work.about({ kind: 'parked_sale', id: parked.id })
  work.changed('parked_sale', parked.id, { state: 'parked' }, { state: 'resumed' })
  const { customer, delivery, lines } = parked.content
  const known = (await readAsked(work.tx, '', lines)).filter((row) => !isUnknown(row))
  const sold = openCart(known, at).lines
  const found = lines.map((line) => ({ line, now: sold.find((each) => isSame(each, line)) }))
  return {
    ...{ _id: parked.id, version: parked.version, name: parked.name, customer, delivery },
    lines: found.flatMap(({ line, now }) => (now ? [present(line, now)] : [])),
    gone: found.flatMap(({ line, now }) => (now ? [] : [line.name])),
  }
}

type Line = ParkedContent['lines'][number]

function isSame(a: Pick<CartLine, 'productId' | 'variantId'>, b: Line): boolean {
  return a.productId === b.productId && a.variantId === b.variantId
}

function present({ quantity, discount, price: before }: Line, now: CartLine) {
  const { productId, variantId, name, variantName, image: picture, unitPrice, available } = now
  const [price, mrp] = [rupeesFromPaise(unitPrice), rupeesFromPaise(now.price)]
  return {
    item: { productId, variantId, name, variantName, picture, price, mrp, active: true, free: available },
    ...{ quantity, discount },
    was: before === unitPrice ? null : rupeesFromPaise(before),
  }
}
