import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitmapOf, countOf, emptyBitmap, has, intersect, numbersIn, pack, unite, unpack, without } from './bitmap.ts'

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 3000 }), { maxLength: 200 })
const sorted = (values: Iterable<number>) => [...values].sort((a, b) => a - b)

test('sets of bits do what sets do', () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const [bitsA, bitsB] = [bitmapOf(a), bitmapOf(b)]
      expect(numbersIn(bitsA)).toEqual(sorted(a))
      expect(countOf(bitsA)).toBe(a.length)
      expect(numbersIn(unpack(pack(bitsA)))).toEqual(sorted(a))
      expect(numbersIn(intersect([bitsA, bitsB]))).toEqual(sorted(a.filter((no) => b.includes(no))))
      expect(numbersIn(unite([bitsA, bitsB]))).toEqual(sorted(new Set([...a, ...b])))
      expect(numbersIn(without(bitsA, bitsB))).toEqual(sorted(a.filter((no) => !b.includes(no))))
      for (const no of b) expect(has(bitsA, no)).toBe(a.includes(no))
    }),
  )
})

test('sets of nothing and of everything', () => {
  expect(numbersIn(unite([]))).toEqual([])
  expect(countOf(emptyBitmap(8))).toBe(0)
  expect(countOf(bitmapOf(Array.from({ length: 4096 }, (_, no) => no)))).toBe(4096)
})
