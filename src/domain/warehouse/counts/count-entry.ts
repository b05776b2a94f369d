/** Progress of one item in a round. `expected`: what had to be on the shelf at the moment of the last entry. */
export interface Counted {
  counted: number | null
  expected: number | null
  /** Goods came to the shelf or left it between the first entry and the last: what was seen belongs to no one moment. */
  shelfMoved: boolean
}

/** An entry of a count: so many more (a scan), or so many in all (typed; `saw`: the number that was there). */
export type CountEntry =
  | { how: 'add'; pieces: number }
  | { how: 'set'; pieces: number; saw?: number | null | undefined }

/** The shelf at the moment of the entry; `movedSince`: goods came or left since it was seen, or since the single pieces before it. */
export interface Shelf {
  expected: number
  movedSince: boolean
}

/**
 * Returns the count after an entry; undefined where a number would be written over that the person has not seen. A number for all
 * is of one moment, whatever was before it; single pieces are of one moment only while nothing moves between them.
 */
export function enterCount(line: Counted, entry: CountEntry, { expected, movedSince }: Shelf): Counted | undefined {
  if (entry.how === 'set') {
    if (entry.saw !== undefined && entry.saw !== line.counted) return undefined
    return { counted: entry.pieces, expected, shelfMoved: movedSince }
  }
  const isFirst = line.counted === null
  return {
    counted: (line.counted ?? 0) + entry.pieces,
    expected,
    shelfMoved: movedSince || (!isFirst && (line.shelfMoved || expected !== line.expected)),
  }
}

/** By how many pieces more lie there than should have at that moment; fewer: below 0. Null: not counted. */
export function differenceOf({ counted, expected }: Pick<Counted, 'counted' | 'expected'>): number | null {
  return counted === null || expected === null ? null : counted - expected
}
