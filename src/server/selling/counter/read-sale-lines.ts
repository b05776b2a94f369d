import type { Kysely } from 'kysely'
import type { SaleInput } from '../../../shared/contract/office/counter.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { forms } from '../../../shared/copy/forms.ts'
import { counterCopy as copy } from '../../../shared/copy/office/counter.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, paiseFromRupees, percentOf, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import { isUnknown, readAsked } from '../cart/cart-rows.ts'
import { type CartLine, openCart } from '../cart/open-cart.ts'

/** A line of a sale: as a cart has it, with what is taken off it. */
export interface SaleLine extends CartLine {
  discount: Paise
}

/** Lines that are asked for, each product and variant once; `at`: where it was named first. */
type AskedLine = Pick<SaleLine, 'productId' | 'variantId' | 'quantity' | 'discount'> & { at: number }

/**
 * Reads the lines of a sale with the prices of today: the same product twice is one line of all its pieces. `discountMost`:
 * percent of a line that the person may take off; null: all of it. Throws `not_found` for what the shop has not, and `bad_input`
 * for what is not on sale or comes in variants, for too many pieces and for a discount above the line; `not_allowed` for one
 * above the person's limit.
 */
export async function readSaleLines(
  db: Kysely<Database>,
  given: SaleInput['lines'],
  { now, discountMost }: { now: Date; discountMost: number | null },
): Promise<{ lines: SaleLine[]; day: string }> {
  const asked = merge(given)
  const known = (await readAsked(db, '', asked)).filter((row) => !isUnknown(row))
  const { lines, gone, day } = openCart(known, now)
  const found = asked.map((each) => {
    const isIt = ({ productId, variantId }: CartLine) => productId === each.productId && variantId === each.variantId
    const lost = gone.find(isIt)
    if (lost) {
      const fault = lost.inVariants ? copy.noSuchVariant(lost.name) : copy.notSold(lost.name)
      throw refusal(each.at, lost.inVariants ? 'variantId' : 'productId', fault)
    }
    const line = lines.find(isIt)
    if (!line)
      throw new Failure('not_found', each.variantId === null ? failures.productNotFound : failures.variantNotFound)
    return withDiscount(line, each, discountMost)
  })
  return { lines: found, day }
}

function merge(given: SaleInput['lines']): AskedLine[] {
  const asked = new Map<string, AskedLine>()
  for (const [at, { productId, variantId, quantity, discount }] of given.entries()) {
    const key = JSON.stringify([productId, variantId])
    const before = asked.get(key)
    const off = paiseFromRupees(discount ?? 0)
    const all = (before?.quantity ?? 0) + quantity
    if (all > limits.quantityMax) throw refusal(at, 'quantity', forms.quantity)
    asked.set(key, {
      ...{ productId, variantId, quantity: all },
      ...{ discount: (before?.discount ?? 0) + off, at: before?.at ?? at },
    })
  }
  return [...asked.values()]
}

function withDiscount(line: CartLine, { discount, at }: AskedLine, most: number | null): SaleLine {
  const value = line.unitPrice * line.quantity
  if (discount > value) throw refusal(at, 'discount', copy.discountAbove(inRupees(value)))
  const allowed = most === null ? value : Math.min(value, percentOf(value, most))
  if (discount <= allowed) return { ...line, discount }
  const fault = copy.discountLimit(most ?? 100, inRupees(allowed))
  throw new Failure('not_allowed', fault, { errors: { [`lines.${at}.discount`]: fault } })
}

function refusal(at: number, field: string, sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { [`lines.${at}.${field}`]: sentence } })
}

function inRupees(paise: Paise): string {
  return formatRupees(rupeesFromPaise(paise))
}
