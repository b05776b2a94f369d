import { expect, test } from 'vitest'
import { dueDay, filedAs, monthsOfQuarter, quarterOf } from './filing-period.ts'

test.each([
  ['2026-04', ['2026-04', '2026-05', '2026-06']],
  ['2026-09', ['2026-07', '2026-08', '2026-09']],
  ['2026-11', ['2026-10', '2026-11', '2026-12']],
  ['2027-03', ['2027-01', '2027-02', '2027-03']],
])('the quarter of %s is %j', (month, quarter) => {
  expect(monthsOfQuarter(month)).toEqual(quarter)
  expect(quarterOf(month)).toBe(quarter[0])
})

test.each([
  ['monthly', '2026-11', 'gstr1', '2026-12-11'],
  ['monthly', '2026-12', 'gstr1', '2027-01-11'],
  ['quarterly', '2026-10', 'iff', '2026-11-13'],
  ['quarterly', '2026-11', 'iff', '2026-12-13'],
  ['quarterly', '2026-12', 'quarter', '2027-01-13'],
] as const)('filed %s, %s is %s, due on %s', (frequency, month, as, due) => {
  expect(filedAs(frequency, month)).toBe(as)
  expect(dueDay(as, month)).toBe(due)
})
