import { priceBands } from '../../domain/catalogue/price-bands.ts'
import type { Facet } from '../../shared/contract/catalogue.ts'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { facets as copy } from '../../shared/copy/facets.ts'
import { bandValue, type PriceBand } from '../../shared/facets/price-band.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import type { Shop } from '../platform/shop.ts'
import { type NarrowedList, passingWithout } from './narrow-list.ts'
import { pricesIn } from './pick-in-order.ts'
import { firstAbove, pricesWithin } from './prices.ts'

/** A list in bands of prices, with what is chosen of them. A price at the border of two bands counts in both, as the list has it. */
export async function countPrices(shop: Shop, list: NarrowedList): Promise<Facet> {
  const passed = await pricesPassed(shop, list)
  const offered = priceBands(passed).filter((band) => countIn(passed, band) > 0)
  const bands = new Map(offered.map((band) => [bandValue(band), band]))
  for (const { min, max } of list.by.get('price')?.narrowing.prices ?? []) {
    const band = { min: min > 0 ? min / 100 : null, max: max < Number.POSITIVE_INFINITY ? max / 100 : null }
    if (!bands.has(bandValue(band))) bands.set(bandValue(band), band)
  }
  const values = [...bands].map(([value, band]) => ({ value, text: textOf(band), count: countIn(passed, band) }))
  return { key: 'price', name: copy.names.price, unit: null, values }
}

/** The prices (paise) of what passes all else, the lowest first. */
async function pricesPassed(shop: Shop, list: NarrowedList): Promise<Float64Array> {
  const [base, within] = [passingWithout(list, 'price'), await pricesWithin(shop, list.within?.term)]
  // a category that is narrowed to nothing else has all of its prices
  return base === list.within?.set ? within.prices : pricesIn(base, within).prices
}

/** Of a band that ends before it begins, as an address may have it, there is nothing. */
function countIn(prices: Float64Array, { min, max }: PriceBand): number {
  const from = firstAbove(prices, (min ?? 0) * 100, false)
  return Math.max(0, (max === null ? prices.length : firstAbove(prices, max * 100, true)) - from)
}

function textOf({ min, max }: PriceBand): string {
  if (max === null) return catalogue.priceFrom(formatRupees(min ?? 0))
  if (min === null) return catalogue.priceUpTo(formatRupees(max))
  return catalogue.priceBetween(formatRupees(min), formatRupees(max))
}
