/** A value of a product, as far as two are compared by it. A product with variants may have several values of a key. */
export interface ComparedValue {
  key: string
  value: number | string
}

/** So far apart two numbers may be and still count as near: a tenth. */
const nearBy = 0.1

/**
 * Returns the likeness of two products by the values of both, 0 to 1: the same value counts in full, a number that is near by
 * half; of several values the two closest. A value that one alone has counts as different, and where there are no values nothing
 * is known: 0.
 */
export function alike(one: readonly ComparedValue[], other: readonly ComparedValue[]): number {
  const [own, others] = [byKey(one), byKey(other)]
  const keys = new Set([...own.keys(), ...others.keys()])
  if (keys.size === 0) return 0
  const sum = [...own].reduce((total, [key, values]) => total + closest(values, others.get(key) ?? []), 0)
  return sum / keys.size
}

type Values = ComparedValue['value'][]

function byKey(said: readonly ComparedValue[]): Map<string, Values> {
  const grouped = Map.groupBy(said, ({ key }) => key)
  return new Map([...grouped].map(([key, all]) => [key, all.map(({ value }) => value)]))
}

function closest(values: Values, others: Values): number {
  return Math.max(0, ...values.flatMap((one) => others.map((other) => likeness(one, other))))
}

function likeness(one: number | string, other: number | string): number {
  if (typeof one !== 'number' || typeof other !== 'number') return String(one) === String(other) ? 1 : 0
  const apart = Math.abs(one - other)
  if (apart === 0) return 1
  return apart <= nearBy * Math.max(Math.abs(one), Math.abs(other)) ? 0.5 : 0
}
