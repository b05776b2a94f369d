/** From a price on, up to another, both included, in whole rupees; null: no bound. */
export interface PriceBand {
  min: number | null
  max: number | null
}

/** A band as it is written in a call: `100-500`, `-100`, `500-`. */
export function bandValue({ min, max }: PriceBand): string {
  return `${min ?? ''}-${max ?? ''}`
}

/** Reads it; undefined where it is none. */
export function readBand(value: string): PriceBand | undefined {
  const [, min, max] = /^(\d{0,9})-(\d{0,9})$/.exec(value) ?? []
  if (min === undefined || max === undefined || (min === '' && max === '')) return undefined
  return { min: min === '' ? null : Number(min), max: max === '' ? null : Number(max) }
}
