import { expect, test } from 'vitest'
import { newId, newToken } from './randomness.ts'

test('an id has at least 128 bits: each of its letters is one of as many as another, and no two ids are the same', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  const counts = new Map<string, number>()
  for (const letter of ids.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const shortest = Math.min(...ids.map((id) => id.length))
  expect(shortest * Math.log2(counts.size)).toBeGreaterThanOrEqual(128)
  expect(new Set(ids).size).toBe(ids.length)
  const even = ids.join('').length / counts.size
  // seven standard deviations: chance alone does not come so far
  for (const [letter, count] of counts) expect(Math.abs(count - even), letter).toBeLessThan(7 * Math.sqrt(even))
})

test('a token is 32 random bytes', () => {
  const tokens = Array.from({ length: 100 }, newToken)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(new Set(tokens).size).toBe(tokens.length)
})
