import type { Paise } from '../../../shared/money/money.ts'
import { containedGst, type Gst } from '../../catalogue/tax/contained-gst.ts'
import type { Supply } from '../../catalogue/tax/place-of-supply.ts'
import { principalSupply, type TaxedGoods } from '../../catalogue/tax/principal-supply.ts'

/** The delivery charge as a line: what is paid for it, in paise, and the HSN code and rate of the goods that it brings. */
export interface PricedDelivery extends Gst {
  hsnCode: string
  gstRate: number
  lineTotal: Paise
}

/**
 * The delivery charge of these goods, with the tax in it. `lineTotal` is what is paid for it: the charge less what the
 * lines of goods left of the discounts (spread-discounts.ts). None where nothing is delivered or nothing charged.
 */
export function priceDelivery(
  goods: readonly TaxedGoods[],
  charge: Paise,
  lineTotal: Paise,
  supply: Supply,
): PricedDelivery | null {
  const principal = principalSupply(goods)
  if (charge === 0 || !principal) return null
  const { hsnCode, gstRate } = principal
  return { hsnCode, gstRate, lineTotal, ...containedGst(lineTotal, gstRate, supply) }
}
