/** An entry of the table of rates: a code of 4, 6 or 8 digits and its rate in percent from an Indian day ('YYYY-MM-DD') on. */
export interface HsnEntry {
  code: string
  description: string
  rate: number
  from: string
}

/** Rates that the table gives for a code. */
export interface FittingRates {
  /** `exact`: it names the code, or one that the code belongs to, or codes that belong to it; `heading`: only its first four digits. */
  known: 'exact' | 'heading' | 'no'
  entries: HsnEntry[]
  /** In percent, from low to high; empty: the table says nothing. */
  rates: number[]
}

/**
 * The rates that fit a code on a day. Of a code itself and those that it belongs to the longest counts; of several from-days
 * the last one that has come.
 */
export function fittingRates(table: readonly HsnEntry[], hsnCode: string, day: string): FittingRates {
  const holding = holdingOn(table, day)
  const above = holding.filter(({ code }) => hsnCode.startsWith(code))
  const longest = Math.max(0, ...above.map(({ code }) => code.length))
  const own = above.filter(({ code }) => code.length === longest)
  if (own.length > 0) return found('exact', own)
  const below = holding.filter(({ code }) => code.startsWith(hsnCode))
  if (below.length > 0) return found('exact', below)
  const heading = holding.filter(({ code }) => code.slice(0, 4) === hsnCode.slice(0, 4))
  return heading.length > 0 ? found('heading', heading) : found('no', [])
}

/** Of each code the entries of its last from-day that has come. */
function holdingOn(table: readonly HsnEntry[], day: string): HsnEntry[] {
  const last = new Map<string, string>()
  const come = table.filter(({ from }) => from <= day)
  for (const { code, from } of come) if (from > (last.get(code) ?? '')) last.set(code, from)
  return come.filter(({ code, from }) => last.get(code) === from)
}

function found(known: FittingRates['known'], entries: HsnEntry[]): FittingRates {
  return { known, entries, rates: [...new Set(entries.map(({ rate }) => rate))].sort((a, b) => a - b) }
}
