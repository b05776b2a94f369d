import { describe, expect, it } from 'vitest'
import { daysOfRange } from './report-ranges.ts'

describe('ranges of days by their names', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['last_7', '2027-01-03', '2026-12-28', '2027-01-03'],
    ['last_30', '2026-11-26', '2026-10-28', '2026-11-26'],
    ['this_month', '2026-11-26', '2026-11-01', '2026-11-26'],
    ['last_month', '2027-01-15', '2026-12-01', '2026-12-31'],
    ['last_month', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['this_year', '2026-03-31', '2025-04-01', '2026-03-31'],
    ['this_year', '2026-04-01', '2026-04-01', '2026-04-01'],
    ['last_year', '2026-11-26', '2025-04-01', '2026-03-31'],
  ] as const)('%s seen from %s is %s to %s', (range, today, from, to) => {
    expect(daysOfRange(range, today)).toEqual({ from, to })
  })
})
