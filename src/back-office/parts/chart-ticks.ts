/** The lines of a chart's axis: round numbers (1, 2 or 5 and zeros) from `low` to `high`, which hold all its values. */
export interface ChartTicks {
  ticks: number[]
  low: number
  high: number
}

const lines = 4

/** Returns about four lines for values from `least` (at most 0) to `most` (at least 0). */
export function ticksOf(least: number, most: number): ChartTicks {
  const rough = Math.max(1, (most - least) / lines)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(most / step))
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
  return { ticks, low: first * step, high: last * step }
}
