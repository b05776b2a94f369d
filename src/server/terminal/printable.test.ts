import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('what moves the cursor, turns the direction or hides never reaches the terminal', () => {
  expect(printable('12 Mill\u202eRoad\u200b\u001b[31m\r\u0007\nKozhikode ₹ കോഴിക്കോട്')).toBe(
    '12 MillRoad[31m\nKozhikode ₹ കോഴിക്കോട്',
  )
})
