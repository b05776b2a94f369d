import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricesIn } from './pick-in-order.ts'
import {
  countingIn,
  countOf,
  has,
  intersect,
  noProducts,
  numbersIn,
  setOfNumbers,
  setOfOrdered,
  unite,
  withNumbers,
  without,
} from './product-set.ts'

// few of many, or nearly all of few: kept as numbers, or as bits
const numbers = fc.oneof(
  fc.uniqueArray(fc.integer({ min: 0, max: 30_000 }), { maxLength: 60 }),
  fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 100, maxLength: 380 }),
)
const sorted = (values: Iterable<number>) => [...values].sort((a, b) => a - b)

test('sets of products do what sets do', () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const [setA, setB] = [setOfNumbers(a), setOfNumbers(b)]
      expect(numbersIn(setA)).toEqual(sorted(a))
      expect(setOfOrdered(Int32Array.from(sorted(a)))).toEqual(setA)
      expect(countOf(setA)).toBe(a.length)
      const countIn = countingIn(setA)
      for (const other of [setB, setA, setB]) {
        expect(countIn(other)).toBe(a.filter((no) => has(other, no)).length)
      }
      expect(numbersIn(intersect([setA, setB]))).toEqual(sorted(a.filter((no) => b.includes(no))))
      expect(numbersIn(unite([setA, setB]))).toEqual(sorted(new Set([...a, ...b])))
      expect(withNumbers(setA, Int32Array.from(b))).toEqual(unite([setA, setB]))
      expect(numbersIn(without(setA, setB))).toEqual(sorted(a.filter((no) => !b.includes(no))))
      const inBoth = b.filter((no) => a.includes(no))
      const ofB = { numbers: Int32Array.from(b), prices: Float64Array.from(b, (no) => no * 100) }
      const { numbers: left, prices } = pricesIn(setA, ofB)
      expect([...left]).toEqual(inBoth)
      expect([...prices]).toEqual(inBoth.map((no) => no * 100))
      for (const no of b) expect(has(setA, no)).toBe(a.includes(no))
    }),
  )
})

test('few are kept as numbers, many as bits: whichever takes less room', () => {
  expect(setOfNumbers([70_000])).toEqual(Int32Array.of(70_000))
  expect(setOfNumbers(Array.from({ length: 4096 }, (_, no) => no))).toHaveLength(512)
})

test('sets of nothing', () => {
  expect(numbersIn(unite([]))).toEqual([])
  expect(numbersIn(intersect([noProducts, setOfNumbers([1, 2])]))).toEqual([])
  expect(countOf(noProducts)).toBe(0)
})
