import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alike, type ComparedValue } from './alike.ts'

const bearing = (bore: number, width: number, seal = '2RS'): ComparedValue[] => [
  { key: 'bore', value: bore },
  { key: 'width', value: width },
  { key: 'seal', value: seal },
]

test.each([
  ['the same', bearing(20, 14), bearing(20, 14), 1],
  ['another seal', bearing(20, 14), bearing(20, 14, 'ZZ'), 2 / 3],
  ['a width that is near', bearing(20, 14), bearing(20, 15), 2.5 / 3],
  ['another bore', bearing(20, 14), bearing(25, 14), 2 / 3],
  ['what is said of one alone', bearing(20, 14), bearing(20, 14).slice(0, 1), 1 / 3],
  ['one of several sizes', [...bearing(20, 14), { key: 'bore', value: 25 }], bearing(25, 14), 1],
  ['nothing said of either', [], [], 0],
] as const)('%s', (_, one, other, expected) => {
  expect(alike(one, other)).toBeCloseTo(expected)
})

test('is the same both ways round, from 0 to 1, and 1 to itself', () => {
  const said = fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      value: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom('x', 'y')),
    }),
    { selector: ({ key }) => key },
  )
  fc.assert(
    fc.property(said, said, (one, other) => {
      const degree = alike(one, other)
      expect(degree).toBeGreaterThanOrEqual(0)
      expect(degree).toBeLessThanOrEqual(1)
      expect(degree).toBeCloseTo(alike(other, one))
      if (one.length > 0) expect(alike(one, one)).toBe(1)
    }),
  )
})
