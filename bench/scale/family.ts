/** A family of goods that a trade catalogue lists by their sizes: every combination of its axes is one product. */
export interface Family {
  category: string
  subcategory: string
  /** The product's name: `{axis}` stands for the axis' value. */
  name: string
  /** From small to large, or plain to fine: the price follows. */
  axes: Readonly<Record<string, readonly string[]>>
  /** Attributes by their keys: `{axis}` stands for the axis' value. What cannot be read is not said. */
  says: Readonly<Record<string, string | ((values: Readonly<Record<string, string>>) => string)>>
  brands: readonly string[]
  hsn: string
  gst: 5 | 18
  /** Selling price in rupees of the first and of the last combination. */
  price: readonly [number, number]
  /** Facts that a buyer should know beside the sizes. */
  about: string
}

/** Whole numbers from `from` to `to` as text, each with `unit` behind it. */
export function span(from: number, to: number, step = 1, unit = ''): string[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1
  return Array.from({ length: count }, (_, i) => `${Math.round((from + i * step) * 100) / 100}${unit}`)
}

/** Values with a unit behind each. */
export function of(unit: string, ...values: (string | number)[]): string[] {
  return values.map((value) => `${value}${unit}`)
}

/** Returns the number of products that a family has in one series. */
export function sizeOf({ axes, brands }: Family): number {
  return Object.values(axes).reduce((product, values) => product * values.length, brands.length)
}

/** A maker's later series of the same goods: for shops larger than one series fills. */
const series = ['', 'Series B', 'Series C', 'Series D', 'Series E']

/** Returns the number of products that a family has in all its series. */
export function sizeWithSeries(family: Family): number {
  return sizeOf(family) * series.length
}

/** One product of a family. */
export interface Member {
  name: string
  brand: string
  values: Record<string, string>
  /** 0 for the smallest combination, 1 for the largest. */
  rank: number
}

/**
 * The product with this number, below sizeWithSeries. Neighbours differ in brand first, then in the last axis; a later
 * series comes after the whole of the one before.
 */
export function memberOf(family: Family, number: number): Member {
  const later = series[Math.floor(number / sizeOf(family))] ?? ''
  let rest = number % sizeOf(family)
  const digit = (size: number) => {
    const value = rest % size
    rest = Math.floor(rest / size)
    return value
  }
  const brand = family.brands[digit(family.brands.length)] ?? ''
  const values: Record<string, string> = {}
  let rank = 0
  const axes = Object.entries(family.axes)
  for (const [axis, choices] of axes.reverse()) {
    const index = digit(choices.length)
    values[axis] = choices[index] ?? ''
    rank += choices.length > 1 ? index / (choices.length - 1) : 0
  }
  const name = [filled(family.name, values), later].filter(Boolean).join(', ')
  return { name: name.replace(/\s+/g, ' ').trim(), brand, values, rank: rank / axes.length }
}

/** Returns the attributes of a family's member, as text. */
export function saysOf({ says }: Family, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(says).map(([key, text]) => [key, typeof text === 'string' ? filled(text, values) : text(values)]),
  )
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, axis: string) => values[axis] ?? '')
}
