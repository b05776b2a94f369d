import type { ParkedContent } from '../../../domain/selling/counter/parked-content.ts'
import { parkedCopy as copy } from '../../../shared/copy/office/parked-sales.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import { isUnknown, readAsked } from '../cart/cart-rows.ts'
import { type CartLine, openCart } from '../cart/open-cart.ts'
import { findParkedSale } from './parked-queries.ts'

/** Reads a parked sale: its goods at the prices of now, each with what it cost before where that differs. Throws `not_found`. */
export async function readParked({ db, clock }: Pick<Shop, 'db' | 'clock'>, id: string) {
  const parked = await findParkedSale(db, id)
  if (!parked) throw new Failure('not_found', copy.taken)
  const { customer, delivery, lines } = parked.content
  const known = (await readAsked(db, '', lines)).filter((row) => !isUnknown(row))
  const sold = openCart(known, clock()).lines
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
