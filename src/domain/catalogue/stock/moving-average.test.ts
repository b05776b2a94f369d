import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movingAverage } from './moving-average.ts'

const line = (before: number, quantity: number, cost: number | null) => ({ before, quantity, cost })

test.each([
  ['nothing known', [line(5, 5, null)], undefined],
  ['the first cost is that of what lay there', [line(5, 5, 1000)], { average: 1000, last: 1000 }],
  ['by weight', [line(0, 10, 1000), line(10, 30, 2000)], { average: 1750, last: 2000 }],
  ['what was sold out leaves no trace', [line(0, 10, 1000), line(0, 2, 3000)], { average: 3000, last: 3000 }],
  ['a line without a cost changes nothing', [line(0, 10, 1000), line(10, 5, null)], { average: 1000, last: 1000 }],
  ['half a paisa goes up', [line(0, 1, 1), line(1, 1, 2)], { average: 2, last: 2 }],
])('%s', (_, lines, expected) => {
  expect(movingAverage(lines)).toEqual(expected)
})

test('an average lies between the costs that made it, and goes on where it stood', () => {
  const lines = fc.array(
    fc.record({
      before: fc.nat(2_000_000_000),
      quantity: fc.integer({ min: 1, max: 100_000 }),
      cost: fc.nat(1_000_000_000_00),
    }),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(lines, fc.nat(10), (all, at) => {
      const costs = all.map(({ cost }) => cost)
      const found = movingAverage(all)
      expect(found?.average).toBeGreaterThanOrEqual(Math.min(...costs))
      expect(found?.average).toBeLessThanOrEqual(Math.max(...costs))
      expect(movingAverage(all.slice(at), movingAverage(all.slice(0, at)))).toEqual(found)
    }),
  )
})
