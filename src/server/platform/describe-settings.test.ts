import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from './config.ts'
import { settingsTables } from './describe-settings.ts'
import { settingWords } from './setting-words.ts'

test('every setting is described, and nothing that is none', () => {
  expect(Object.keys(settingWords).sort()).toEqual([...settingNames].sort())
})

test('docs/settings.md says what the program reads: `npm run settings:write`', () => {
  const [, made] = readFileSync('docs/settings.md', 'utf8').split('<!-- made -->\n')
  expect(cellsOf(made ?? '')).toEqual(cellsOf(settingsTables()))
})

/** Its cells: how wide a column is drawn says nothing. */
function cellsOf(tables: string): string[] {
  return tables.split('\n').flatMap((line) => line.split('|').map((cell) => cell.trim().replace(/^-+$/, '-')))
}
