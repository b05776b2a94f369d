import { expect, it } from 'vitest'
import { formatDate } from './format-date.ts'

it('names the day that it is in India', () => {
  expect(formatDate('2026-11-20T18:29:59.999Z')).toBe('20 Nov 2026')
  expect(formatDate('2026-11-20T18:30:00.000Z')).toBe('21 Nov 2026')
  expect(formatDate('2026-12-31T20:00:00.000Z')).toBe('1 Jan 2027')
})
