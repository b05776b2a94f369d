import { expect, test } from 'vitest'
import { readItem } from './read-item.ts'

test.each([
  ['M8 hex bolt 1,250 nos', 1250],
  ['M8 hex bolt - 1,250', 1250],
  ['M8 hex bolt\t1,250', 1250],
  ['1,250 pcs M8 hex bolt', 1250],
  ['M8 hex bolt १२५० nos', 1250],
  // more than anybody orders: nothing is taken of it, and least of all its last digits
  ['M8 hex bolt 1,00,000 nos', null],
])('commas between digits group: %s asks for %d', (text, quantity) => {
  expect(readItem(text)[0]?.quantity).toBe(quantity)
})

test('a part of a piece is doubtful: it may be a decimal comma, or a digit is missing', () => {
  expect(readItem('flat washer 2,5 nos')[0]).toMatchObject({ doubtful: true })
  expect(readItem('bearing grease 2.5 kg')[0]).toMatchObject({ quantity: 2.5, doubtful: false })
})
