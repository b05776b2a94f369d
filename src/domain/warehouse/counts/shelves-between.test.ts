import { expect, test } from 'vitest'
import { shelvesBetween } from './shelves-between.ts'

const shelves = ['B-1', 'A-10', 'a-2', 'A-1', 'B-12', 'C', 'B', 'A-1/2']

test.each([
  ['A-2', 'A-10', ['a-2', 'A-10']],
  ['A-10', 'A-2', ['a-2', 'A-10']],
  ['A', 'A-1', ['A-1', 'A-1/2']],
  ['b', 'b', ['B', 'B-1', 'B-12']],
  ['A-10', 'B-1', ['A-10', 'B', 'B-1']],
  ['D', 'E', []],
])('from %s to %s', (from, to, found) => {
  expect(shelvesBetween(shelves, { from, to })).toEqual(found)
})
