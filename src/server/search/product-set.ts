/**
 * A set of products, by the `no` of product_search. Few are kept as their numbers, the lowest first; many as bits, the
 * highest of a byte first, as PostgreSQL writes bit strings (in a multiple of 4 bytes; what is missing is 0).
 */
export type ProductSet = Few | Bits
type Few = Int32Array<ArrayBuffer>
type Bits = Uint8Array<ArrayBuffer>

/** The set of nothing. */
export const noProducts: ProductSet = new Int32Array(0)

/** The set of these bits, in the smaller of the two ways. */
export function setOfBits(bits: Uint8Array<ArrayBuffer>): ProductSet {
  return countOf(bits) * 4 < bits.length ? Int32Array.from(numbersIn(bits)) : bits
}

/** The set of these numbers, which need not be in order and may come twice. */
export function setOfNumbers(numbers: Int32Array | readonly number[]): ProductSet {
  return setOfBits(bitsOf(numbers instanceof Int32Array ? numbers : Int32Array.from(numbers)))
}

/** The set of these numbers, which are in order, none twice. */
export function setOfOrdered(numbers: Int32Array<ArrayBuffer>): ProductSet {
  const highest = numbers.at(-1) ?? 0
  return numbers.length * 32 < highest ? numbers : setOfBits(bitsOf(numbers))
}

/** Returns the products in every one of the sets, of which there is at least one. */
export function intersect(sets: readonly [ProductSet, ...ProductSet[]]): ProductSet {
  if (sets.length === 1) return sets[0]
  const few = sets.filter(isFew).sort((a, b) => a.length - b.length)[0]
  if (few) return sets.reduce<Few>((left, set) => (set === few ? left : common(left, set)), few)
  const [first, ...others] = sets as [Bits, ...Bits[]]
  const result = first.slice(0, Math.min(first.length, ...others.map((set) => set.length)))
  const words = wordsOf(result)
  for (const other of others) {
    const kept = wordsOf(other)
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] as number) & (kept[at] as number)
  }
  return setOfBits(result)
}

function common(few: Few, set: ProductSet): Few {
  const bits = isFew(set) ? undefined : set
  const result = new Int32Array(few.length)
  let count = 0
  for (let at = 0; at < few.length; at += 1) {
    const no = few[at] as number
    if (bits ? ((bits[no >>> 3] as number) & (0x80 >>> (no & 7))) !== 0 : has(set, no)) result[count++] = no
  }
  return result.slice(0, count)
}

/** Returns the products in one or several of the sets. */
export function unite(sets: readonly ProductSet[]): ProductSet {
  const some = sets.filter((set) => set.length > 0)
  if (some.length < 2) return some[0] ?? noProducts
  const result = new Uint8Array(Math.max(...some.map(bytesOf)))
  const words = wordsOf(result)
  for (const set of some) {
    if (isFew(set)) setBits(result, set)
    else {
      const added = wordsOf(set)
      for (let at = 0; at < added.length; at += 1) words[at] = (words[at] as number) | (added[at] as number)
    }
  }
  return setOfBits(result)
}

/** A set with these numbers in it, too, which need not be in order. */
export function withNumbers(set: ProductSet, numbers: Int32Array): ProductSet {
  if (numbers.length === 0) return set
  const result = new Uint8Array(Math.max(bytesOf(set), bytesUpTo(highestOf(numbers))))
  if (isFew(set)) setBits(result, set)
  else result.set(set)
  setBits(result, numbers)
  return result.length > set.byteLength || isFew(set) ? setOfBits(result) : result
}

/** Returns the products in the first set and not in the second. */
export function without(set: ProductSet, other: ProductSet): ProductSet {
  if (other.length === 0) return set
  if (isFew(set)) return set.filter((no) => !has(other, no))
  const result = set.slice()
  const words = wordsOf(result)
  const taken = wordsOf(asBits(other))
  const length = Math.min(words.length, taken.length)
  for (let at = 0; at < length; at += 1) words[at] = (words[at] as number) & ~(taken[at] as number)
  return setOfBits(result)
}

/** Returns the number of products in a set. */
export function countOf(set: ProductSet): number {
  if (isFew(set)) return set.length
  let count = 0
  const words = wordsOf(set)
  for (let at = 0; at < words.length; at += 1) count += bitsIn(words[at] as number)
  return count
}

/** Counts how many of one set are in others, such as of a list in what has each value of its facets. */
export type CountIn = (other: ProductSet) => number

/** Returns a counter of the products of other sets in this one. Its bits are made once, when they are first needed. */
export function countingIn(set: ProductSet): CountIn {
  let bits: Bits | undefined
  return (other) => {
    if (!isFew(other)) return isFew(set) ? countFew(set, other) : countBits(set, other)
    if (isFew(set) && set.length * LOOK < other.length) return countLookedFor(set, other)
    bits ??= asBits(set)
    return countFew(other, bits)
  }
}

/** To look for a number among thousands takes about as long as to look up so many in bits. */
const LOOK = 12

function countLookedFor(few: Few, others: Few): number {
  let count = 0
  for (let at = 0; at < few.length; at += 1) if (has(others, few[at] as number)) count += 1
  return count
}

function countFew(few: Few, bits: Bits): number {
  let count = 0
  for (let at = 0; at < few.length; at += 1) {
    const no = few[at] as number
    count += ((bits[no >>> 3] ?? 0) >>> (7 - (no & 7))) & 1
  }
  return count
}

function countBits(one: Bits, other: Bits): number {
  let count = 0
  const [left, right] = [wordsOf(one), wordsOf(other)]
  const length = Math.min(left.length, right.length)
  for (let at = 0; at < length; at += 1) count += bitsIn((left[at] as number) & (right[at] as number))
  return count
}

/** Returns the number of bits that are set, of 32. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Returns whether a number is in a set. */
export function has(set: ProductSet, no: number): boolean {
  if (!isFew(set)) return ((set[no >>> 3] ?? 0) & (0x80 >>> (no & 7))) !== 0
  let [low, high] = [0, set.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((set[middle] as number) < no) low = middle + 1
    else high = middle
  }
  return set[low] === no
}

/** The numbers in a set, in their order. */
export function numbersIn(set: ProductSet): number[] {
  if (isFew(set)) return [...set]
  const numbers: number[] = []
  const words = wordsOf(set)
  for (let word = 0; word < words.length; word += 1) {
    if (words[word] === 0) continue
    for (let at = word * 4; at < word * 4 + 4; at += 1) {
      for (let bits = set[at] as number; bits !== 0; ) {
        const place = Math.clz32(bits) - 24
        numbers.push(at * 8 + place)
        bits &= ~(0x80 >>> place)
      }
    }
  }
  return numbers
}

function isFew(set: ProductSet): set is Few {
  return set instanceof Int32Array
}

/** A set as bits, which are not to be written. */
export function asBits(set: ProductSet): Bits {
  return isFew(set) ? bitsOf(set) : set
}

/** Returns the number of bytes that a set takes as bits. */
function bytesOf(set: ProductSet): number {
  return isFew(set) ? bytesUpTo(set.at(-1) ?? 0) : set.length
}

function bytesUpTo(highest: number): number {
  return ((highest >>> 5) + 1) * 4
}

function bitsOf(numbers: Int32Array): Bits {
  const bits = new Uint8Array(bytesUpTo(highestOf(numbers)))
  setBits(bits, numbers)
  return bits
}

function highestOf(numbers: Int32Array): number {
  let highest = 0
  for (let at = 0; at < numbers.length; at += 1) highest = Math.max(highest, numbers[at] as number)
  return highest
}

function setBits(bits: Bits, numbers: Int32Array): void {
  for (let at = 0; at < numbers.length; at += 1) {
    const no = numbers[at] as number
    bits[no >>> 3] = (bits[no >>> 3] as number) | (0x80 >>> (no & 7))
  }
}

function wordsOf(bits: Bits): Uint32Array {
  return new Uint32Array(bits.buffer, bits.byteOffset, bits.length >>> 2)
}
