import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuantity } from './read-typed-quantity.ts'

const one = { least: 1, multiple: 1, most: 10_000 }
const packs = { least: 10, multiple: 5, most: 40 }

test.each([
  ['100', 100],
  [' 1,000 ', 1000],
  ['१२', 12],
  ['0012', 12],
  ['10000', 10_000],
])('%j is %d pieces', (text, pieces) => {
  expect(readQuantity(text, one)).toBe(pieces)
})

test.each([
  ['', 'Enter a whole number, such as 12'],
  ['0', 'Enter a whole number from 1 to 10,000'],
  ['10001', 'Enter a whole number from 1 to 10,000'],
  ['-3', 'Enter a whole number from 1 to 10,000'],
  ['2.5', 'This cannot be read as a whole number. Write it like 12'],
  ['ten', 'This cannot be read as a whole number. Write it like 12'],
])('%j gets a sentence', (text, sentence) => {
  expect(readQuantity(text, one)).toBe(sentence)
})

test.each([
  ['41', 'Only 40 left. Enter 40 or fewer'],
  ['5', 'Minimum order 10. Enter 10 or more'],
  ['12', 'Sold in multiples of 5. Enter 10 or 15'],
])('%j of what is sold in packs gets a sentence with what can be had', (text, sentence) => {
  expect(readQuantity(text, packs)).toBe(sentence)
})

test('what is read can be bought, and what cannot be bought is not read', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 60 }), (pieces) => {
      const isSold = pieces >= 10 && pieces <= 40 && pieces % 5 === 0
      expect(typeof readQuantity(String(pieces), packs)).toBe(isSold ? 'number' : 'string')
    }),
  )
})
