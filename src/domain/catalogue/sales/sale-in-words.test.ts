import { expect, test } from 'vitest'
import { saleInWords } from './sale-in-words.ts'

test('a sale names its last day, or the time of the day at which it ends as everywhere else', () => {
  const ends = ['2026-12-01T00:00:00+05:30', '2026-11-30T23:59:59.999+05:30', '2026-11-30T14:30:00+05:30']
  expect(ends.map((end) => saleInWords('Onam', new Date(end)))).toEqual([
    'Onam · until 30 Nov',
    'Onam · until 30 Nov',
    'Onam · until 30 Nov, 2:30 pm',
  ])
})
