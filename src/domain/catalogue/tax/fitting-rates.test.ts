import { describe, expect, it } from 'vitest'
import { fittingRates, type HsnEntry } from './fitting-rates.ts'
import { taxAt } from './tax-at.ts'

const entry = (code: string, rate: number, from = '2025-09-22'): HsnEntry => ({ code, description: code, rate, from })
const table = [
  entry('8424', 18),
  entry('842441', 5),
  entry('611610', 5),
  entry('611610', 18),
  entry('8482', 18),
  entry('8482', 12, '2027-04-01'),
]
const rates = (code: string, day = '2026-11-22') => {
  const { known, rates } = fittingRates(table, code, day)
  return [known, ...rates]
}

describe('the rates that fit a code', () => {
  it.each([
    ['842441', 'exact', 5],
    ['84244100', 'exact', 5],
    ['842430', 'exact', 18],
    ['848210', 'exact', 18],
    ['6116', 'exact', 5, 18],
    ['611691', 'heading', 5, 18],
    ['9999', 'no'],
  ])('%s: %s', (code, ...found) => {
    expect(rates(code)).toEqual(found)
  })

  it('are those of the last from-day that has come', () => {
    expect([rates('848210', '2027-03-31'), rates('848210', '2027-04-01')]).toEqual([
      ['exact', 18],
      ['exact', 12],
    ])
  })
})

it('a change holds from its first moment on, and one that keeps the code changes the rate alone', () => {
  const changes = [
    { from: '2026-11-30T18:30:00+00:00', hsnCode: null, gstRate: 5 },
    { from: '2027-03-31T18:30:00+00:00', hsnCode: '848220', gstRate: 12 },
  ]
  const at = (moment: string) => taxAt({ hsnCode: '848210', gstRate: 18 }, changes, new Date(moment))
  expect(at('2026-11-30T18:29:59.999Z')).toEqual({ hsnCode: '848210', gstRate: 18 })
  expect(at('2026-11-30T18:30:00Z')).toEqual({ hsnCode: '848210', gstRate: 5 })
  expect(at('2027-05-01T00:00:00Z')).toEqual({ hsnCode: '848220', gstRate: 12 })
})
