import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'Rupees Zero Only'],
  [1, 'Rupees Zero and One Paisa Only'],
  [100, 'Rupee One Only'],
  [1_950, 'Rupees Nineteen and Fifty Paise Only'],
  [2_000, 'Rupees Twenty Only'],
  [4_225, 'Rupees Forty-Two and Twenty-Five Paise Only'],
  [10_000, 'Rupees One Hundred Only'],
  [101_100, 'Rupees One Thousand Eleven Only'],
  [9_999_900, 'Rupees Ninety-Nine Thousand Nine Hundred Ninety-Nine Only'],
  [10_000_000, 'Rupees One Lakh Only'],
  [123_456_750, 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Fifty Paise Only'],
  [1_000_000_000, 'Rupees One Crore Only'],
  [12_345_678_900, 'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine Only'],
  [10_000_000_000_000, 'Rupees Ten Thousand Crore Only'],
])('%d paise are spelt "%s"', (paise, words) => {
  expect(amountInWords(paise)).toBe(words)
})

test('different amounts are spelt differently, each beginning with the currency and ending with Only', () => {
  const amount = fc.nat(10_000_000_00)
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      expect(amountInWords(one)).toMatch(/^Rupees? [A-Z][A-Za-z -]+ Only$/)
      expect(amountInWords(one) === amountInWords(other)).toBe(one === other)
    }),
  )
})

test('what is no amount is not spelt', () => {
  expect(() => amountInWords(-1)).toThrow(RangeError)
  expect(() => amountInWords(0.5)).toThrow(RangeError)
})
