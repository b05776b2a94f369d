import type { Paise } from '../../../shared/money/money.ts'
import type { Gst } from '../../catalogue/tax/contained-gst.ts'
import type { Supply } from '../../catalogue/tax/place-of-supply.ts'
import { registeredTax } from '../../catalogue/tax/registered-buyer-tax.ts'
import type { PricedDelivery } from './price-delivery.ts'

/** Lines that were sold, and the delivery that goes with them. */
interface Sold<Line> {
  lines: Line[]
  delivery: PricedDelivery | null
}

/** Taxes what was sold anew as to a registered buyer, at the same prices and rates (domain/catalogue/tax/registered-buyer-tax). */
export function taxRegistered<Line extends Gst & { gstRate: number; lineTotal: Paise }>(
  { lines, delivery }: Sold<Line>,
  supply: Supply,
): Sold<Line> {
  const taxed = registeredTax(delivery ? [...lines, delivery] : lines, supply).map(({ roundOff: _, ...gst }) => gst)
  return {
    lines: lines.map((line, index) => ({ ...line, ...taxed[index] })),
    delivery: delivery && { ...delivery, ...taxed.at(-1) },
  }
}
