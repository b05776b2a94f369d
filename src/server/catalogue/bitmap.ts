/**
 * A set of products: one bit for each `no` of product_search, the highest of a byte first, as PostgreSQL writes bit
 * strings. Sets may differ in length: what is missing is 0. Lengths are multiples of 4 bytes.
 */
export type Bitmap = Uint8Array<ArrayBuffer>

/** A set of nothing, with room for so many bytes. */
export function emptyBitmap(bytes = 0): Bitmap {
  return new Uint8Array(bytes)
}

/** What is in every one of the sets; at least one. */
export function intersect([first, ...others]: readonly [Bitmap, ...Bitmap[]]): Bitmap {
  const result = first.slice(0, Math.min(first.length, ...others.map((set) => set.length)))
  const words = wordsOf(result)
  for (const other of others) {
    const kept = wordsOf(other)
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] as number) & (kept[at] as number)
  }
  return result
}

/** What is in one of the sets or in several. */
export function unite(sets: readonly Bitmap[]): Bitmap {
  const result = emptyBitmap(Math.max(0, ...sets.map((set) => set.length)))
  const words = wordsOf(result)
  for (const other of sets) {
    const added = wordsOf(other)
    for (let at = 0; at < added.length; at += 1) words[at] = (words[at] as number) | (added[at] as number)
  }
  return result
}

/** What is in the first set and not in the second. */
export function without(set: Bitmap, other: Bitmap): Bitmap {
  const result = set.slice()
  const words = wordsOf(result)
  const taken = wordsOf(other)
  const length = Math.min(words.length, taken.length)
  for (let at = 0; at < length; at += 1) words[at] = (words[at] as number) & ~(taken[at] as number)
  return result
}

/** How many are in a set. */
export function countOf(set: Bitmap): number {
  let count = 0
  const words = wordsOf(set)
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as number
    const pairs = word - ((word >>> 1) & 0x55555555)
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** Whether a number is in a set. */
export function has(set: Bitmap, no: number): boolean {
  return ((set[no >>> 3] ?? 0) & (0x80 >>> (no & 7))) !== 0
}

/** The set of these numbers. */
export function bitmapOf(numbers: ArrayLike<number>): Bitmap {
  let highest = 0
  for (let at = 0; at < numbers.length; at += 1) highest = Math.max(highest, numbers[at] ?? 0)
  const set = emptyBitmap(((highest >>> 5) + 1) * 4)
  for (let at = 0; at < numbers.length; at += 1) {
    const no = numbers[at] ?? 0
    set[no >>> 3] = (set[no >>> 3] ?? 0) | (0x80 >>> (no & 7))
  }
  return set
}

/** The numbers in a set, in their order. */
export function numbersIn(set: Bitmap): number[] {
  const numbers: number[] = []
  for (let at = 0; at < set.length; at += 1) {
    for (let bits = set[at] ?? 0; bits !== 0; ) {
      const place = Math.clz32(bits) - 24
      numbers.push(at * 8 + place)
      bits &= ~(0x80 >>> place)
    }
  }
  return numbers
}

/** A set as it is kept: few numbers as they are, many as bits. */
export type PackedSet = Bitmap | Int32Array

/** The smaller of the two ways to keep a set. */
export function pack(set: Bitmap): PackedSet {
  return countOf(set) * 4 < set.length ? Int32Array.from(numbersIn(set)) : set
}

/** The set itself. */
export function unpack(packed: PackedSet): Bitmap {
  return packed instanceof Int32Array ? bitmapOf(packed) : packed
}

function wordsOf(set: Bitmap): Uint32Array {
  return new Uint32Array(set.buffer, set.byteOffset, set.length >>> 2)
}
