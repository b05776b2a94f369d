import { expect, test } from 'vitest'
import { quoteEnd } from './quote-end.ts'
import { quoteNumber, readQuoteNumber } from './quote-number.ts'

test('a number is read as people write it, and nothing else is one', () => {
  expect(quoteNumber('QT', '2026-27', 123)).toBe('QT-26-27-000123')
  for (const written of ['QT-26-27-000123', ' qt/26-27/000123', 'qt 26 27 000123'])
    expect(readQuoteNumber(written)).toBe('QT-26-27-000123')
  for (const written of ['', 'QT', '26-27-000123', 'QT-26-27-12', 'ABCD-26-27-000123'])
    expect(readQuoteNumber(written)).toBeNull()
})

test.each([
  // noon in India, and the moments before and after midnight there
  ['2026-11-26T06:30:00.000Z', 7, '2026-12-03T18:29:59.999Z'],
  ['2026-11-26T18:29:59.999Z', 1, '2026-11-27T18:29:59.999Z'],
  ['2026-11-26T18:30:00.000Z', 1, '2026-11-28T18:29:59.999Z'],
])('made at %s for %i days it holds until %s', (now, days, end) => {
  expect(quoteEnd(new Date(now), days).toISOString()).toBe(end)
})
