import { expect, test } from 'vitest'
import { errorsForgiven, typingErrors } from './typing-errors.ts'

test.each([
  ['bolt', 'bolt', 0],
  ['blot', 'bolt', 1],
  ['grindr', 'grinder', 1],
  ['angel', 'angle', 1],
  ['bearrings', 'bearing', 2],
  ['', 'nut', 3],
])('from %j to %j are %i errors', (typed, meant, errors) => {
  expect([typingErrors(typed, meant), typingErrors(meant, typed)]).toEqual([errors, errors])
})

test('a size is another product, not a typing error', () => {
  expect(['m8', '6204', '2rs', 'of', 'belt', 'grindr'].map(errorsForgiven)).toEqual([0, 0, 0, 0, 1, 2])
})
