import { expect, test } from 'vitest'
import { filesCopy as copy } from './files-screen.ts'

test('of an import that made products it is said that they are drafts, and not that shoppers see them', () => {
  expect(copy.doneText(3, { on_sale: 0, draft: 3, archived: 0 })).toBe(
    '3 rows saved. 3 rows are about drafts: shoppers do not see them until you publish.',
  )
  expect(copy.doneText(1, { on_sale: 1, draft: 0, archived: 0 })).toBe(
    '1 row saved. 1 row is about active products: shoppers see them.',
  )
  expect(copy.doneText(2, null)).toBe('2 rows saved.')
})
