import { expect, test } from 'vitest'
import { filesCopy as copy } from './files-screen.ts'

test('of an import that made products it is said that they are drafts, and not that shoppers see them', () => {
  expect(copy.doneText(3, 2)).toBe('3 rows saved. New products are drafts until you publish them.')
  expect(copy.doneText(1, 0)).toBe('1 row saved. Changes to published products are live.')
})
