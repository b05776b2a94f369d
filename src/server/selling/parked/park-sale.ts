import type { ParkedContent } from '../../../domain/selling/counter/parked-content.ts'
import type { ParkInput } from '../../../shared/contract/office/parked-sales.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { parkedCopy as copy } from '../../../shared/copy/office/parked-sales.ts'
import { counterLimits } from '../../../shared/counter-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { isUnknown, readAsked } from '../cart/cart-rows.ts'
import { openCart } from '../cart/open-cart.ts'
import { finishParked } from './finish-parked.ts'
import { countParkedSales, insertParkedSale } from './parked-queries.ts'

/**
 * Parks a sale under a name, in a command: as it was typed, with the prices of now to compare with. No stock is held. Parked again, a
 * resumed one is another in its place. Throws `not_found` for what the shop has not, `order_state` where somebody else resumed it
 * meanwhile or the list is full; gives its id.
 */
export async function parkSale(
  shop: Pick<Shop, 'newId' | 'clock'>,
  work: CommandWork,
  sale: ParkInput,
): Promise<string> {
  const { tx, by } = work
  const { name, customer, delivery, parked } = sale
  await finishParked(work, parked)
  if ((await countParkedSales(tx)) >= counterLimits.parkedMost)
    throw new Failure('order_state', copy.full(counterLimits.parkedMost))
  const at = shop.clock()
  const lines = await withPrices(work, sale.lines, at)
  const id = shop.newId()
  await insertParkedSale(tx, { id, name, content: { lines, customer, delivery }, by: by.name, at })
  work.about({ kind: 'parked_sale', id })
  work.changed('parked_sale', id, null, { state: 'parked' })
  return id
}

async function withPrices({ tx }: CommandWork, asked: ParkInput['lines'], now: Date): Promise<ParkedContent['lines']> {
  const known = (await readAsked(tx, '', asked)).filter((row) => !isUnknown(row))
  const { lines, gone } = openCart(known, now)
  return asked.map(({ productId, variantId, quantity, discount = null }) => {
    const line = [...lines, ...gone].find((each) => each.productId === productId && each.variantId === variantId)
    if (!line) throw new Failure('not_found', variantId === null ? failures.productNotFound : failures.variantNotFound)
    return { productId, variantId, quantity, discount, name: line.name, price: line.unitPrice }
  })
}
