import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { deskJourneys, slowRules } from './left-to-ci.ts'

test('what is named for a desk or for CI is there', () => {
  const all = [...slowRules, ...deskJourneys.map((file) => `test/browser/${file}`)]
  expect(all.filter((file) => !existsSync(path.join(import.meta.dirname, '..', file)))).toEqual([])
})
