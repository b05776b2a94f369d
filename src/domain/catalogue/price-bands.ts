import type { PriceBand } from '../../shared/facets/price-band.ts'

const steps = [1, 1.5, 2, 3, 5, 7.5, 10]

/**
 * Bands that part prices into about equal shares at round sums of rupees, at most `most`. `prices`: in paise, the lowest
 * first. None where one band would hold them all.
 */
export function priceBands(prices: ArrayLike<number>, most = 5): PriceBand[] {
  const lowest = prices[0] ?? 0
  const highest = prices[prices.length - 1] ?? 0
  const bounds = new Set<number>()
  for (let nth = 1; nth < most; nth += 1) {
    const bound = roundSum((prices[Math.floor((prices.length * nth) / most)] ?? 0) / 100)
    if (bound * 100 > lowest && bound * 100 < highest) bounds.add(bound)
  }
  const sorted = [...bounds].sort((a, b) => a - b)
  if (sorted.length === 0) return []
  return [null, ...sorted].map((min, at) => ({ min, max: sorted[at] ?? null }))
}

/** The nearest sum that people would name: 150, 2000, 7500. */
function roundSum(rupees: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, rupees))))
  const near = steps.map((step) => step * unit).filter(Number.isInteger)
  return near.reduce((best, each) => (Math.abs(each - rupees) < Math.abs(best - rupees) ? each : best), unit)
}
