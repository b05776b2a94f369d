import { expect, test } from 'vitest'
import { formatDate, formatDay, formatMoment } from './format-moment.ts'

test.each([
  ['2026-11-24T09:15:00.000Z', '24 Nov 2026, 2:45 pm'],
  ['2026-11-24T18:30:00.000Z', '25 Nov 2026, 12:00 am'],
  ['2026-11-24T06:30:59.000Z', '24 Nov 2026, 12:00 pm'],
  ['2026-11-24T03:35:00.000Z', '24 Nov 2026, 9:05 am'],
])('%s is %s', (moment, written) => {
  expect(formatMoment(moment)).toBe(written)
  expect(formatMoment(new Date(moment))).toBe(written)
})

test('a day of the calendar is written like the day of a moment', () => {
  expect(['2026-12-31', '2027-01-01'].map(formatDay)).toEqual(['31 Dec 2026', '1 Jan 2027'])
})

test('a moment is named by the day that it is in India', () => {
  expect(formatDate('2026-11-20T18:29:59.999Z')).toBe('20 Nov 2026')
  expect(formatDate('2026-11-20T18:30:00.000Z')).toBe('21 Nov 2026')
  expect(formatDate('2026-12-31T20:00:00.000Z')).toBe('1 Jan 2027')
})
