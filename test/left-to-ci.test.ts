import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { slowJourneys, slowRules } from './left-to-ci.ts'

test('what is left to CI is there', () => {
  const all = [...slowRules, ...slowJourneys.map((file) => `test/browser/${file}`)]
  expect(all.filter((file) => !existsSync(path.join(import.meta.dirname, '..', file)))).toEqual([])
})
