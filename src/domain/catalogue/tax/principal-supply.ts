import type { Paise } from '../../../shared/money/money.ts'

/** Data that decide which goods an order is mainly about; `lineTotal` in paise, `gstRate` in percent. */
export interface TaxedGoods {
  hsnCode: string
  gstRate: number
  lineTotal: Paise
}

/**
 * The goods that a delivery belongs to (composite supply, CGST Act ss. 2(30) and 8): of the rate under which most of the
 * value falls (the higher of two equal ones), the line that is worth most. The law is silent on goods of several rates; but a
 * delivery is exempt only with goods that all are: beside anything taxable it goes with that.
 */
export function principalSupply<Line extends TaxedGoods>(lines: readonly Line[]): Line | undefined {
  const taxable = lines.filter(({ gstRate }) => gstRate > 0)
  const worth = new Map<number, Paise>()
  for (const line of taxable.length > 0 ? taxable : lines)
    worth.set(line.gstRate, (worth.get(line.gstRate) ?? 0) + line.lineTotal)
  const [rate] = [...worth].sort(([a, ofA], [b, ofB]) => ofB - ofA || b - a)[0] ?? []
  return lines.filter((line) => line.gstRate === rate).sort((a, b) => b.lineTotal - a.lineTotal)[0]
}
