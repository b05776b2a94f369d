import { expect, test } from 'vitest'
import { readCount, readRupees } from './read-options.ts'

test.each([
  ['1,00,000', 10_000_000],
  ['₹49.50', 4950],
  ['Rs. 500/-', 50_000],
])('an option of rupees reads %s as a form does', (text, paise) => {
  expect(readRupees('--minimum', text)).toBe(paise)
})

test.each(['49,50', '0', '1e3', '-5', '', '1.234'])('an option of rupees refuses %j with a sentence', (text) => {
  expect(() => readRupees('--minimum', text)).toThrow('--minimum must be an amount in rupees')
})

test.each(['2,5', '0', '1.5', '0x10'])('an option of a count refuses %j', (text) => {
  expect(() => readCount('--uses', text)).toThrow('--uses must be a whole number')
})
