import { expect, it } from 'vitest'
import { isPriceText, isUpperPriceText, priceText, readPriceText } from './price-input.ts'

it('takes digits with commas, for the upper price the word Any, and nothing else', () => {
  for (const text of ['', '0', '1,000', '1,00,000'])
    expect([isPriceText(text), isUpperPriceText(text)]).toEqual([true, true])
  for (const text of ['a', 'An', 'Any', 'any'])
    expect([isPriceText(text), isUpperPriceText(text)]).toEqual([false, true])
  for (const text of ['-1', '1.5', 'x', '1e5', 'anyone', '₹5']) expect(isUpperPriceText(text)).toBe(false)
})

it('reads empty, zero and Any as no bound', () => {
  for (const text of ['', '0', 'Any', 'any', 'An']) expect(readPriceText(text)).toBeNull()
  expect(readPriceText('1,00,000')).toBe(100_000)
})

it('shows Indian commas', () => {
  expect(priceText(100_000)).toBe('1,00,000')
  expect(priceText(null)).toBe('')
})
