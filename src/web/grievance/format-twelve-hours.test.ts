import { expect, test } from 'vitest'
import { formatTwelveHours } from './format-twelve-hours.ts'

test.each([
  ['2026-11-24T09:15:00.000Z', '24 Nov 2026, 2:45 pm'],
  ['2026-11-24T18:30:00.000Z', '25 Nov 2026, 12:00 am'],
  ['2026-11-24T06:30:59.000Z', '24 Nov 2026, 12:00 pm'],
  ['2026-11-24T03:35:00.000Z', '24 Nov 2026, 9:05 am'],
])('%s is %s', (moment, written) => {
  expect(formatTwelveHours(moment)).toBe(written)
})
