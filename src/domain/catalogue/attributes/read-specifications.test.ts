import { expect, test } from 'vitest'
import type { Definition } from './read-attribute.ts'
import { readSpecifications } from './read-specifications.ts'

const definitions = new Map(
  [
    { key: 'bore', name: 'Bore', kind: 'number', unit: 'mm' } as const,
    { key: 'material', name: 'Material', kind: 'word', unit: null } as const,
    { key: 'min-temperature', name: 'Temperature from', kind: 'number', unit: '°C' } as const,
    { key: 'max-temperature', name: 'Temperature up to', kind: 'number', unit: '°C' } as const,
  ].map((each): [string, Definition] => [each.key, each]),
)
const read = (rows: Record<string, string>) =>
  readSpecifications(
    definitions,
    Object.entries(rows).map(([title, description]) => ({ title, description })),
  ).map(({ key, value }) => [key, value])

test('rows that are called like an attribute and can be read become one', () => {
  expect(read({ 'bore ': '25 mm', Material: 'Steel', Temperature: '-30 to 100 °C', Cage: 'Brass' })).toEqual([
    ['bore', 25],
    ['material', 'Steel'],
    ['min-temperature', -30],
    ['max-temperature', 100],
  ])
})

test('what is not certain stays a text', () => {
  expect(read({ Bore: '25 mm taper', Temperature: 'cool', Bores: '20 mm' })).toEqual([])
  expect(read({ Bore: '25', BORE: '30 mm' })).toEqual([['bore', 30]])
})
