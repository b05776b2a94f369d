import { expect, test } from 'vitest'
import type { GoodsFacts } from '../../catalogue/goods-facts.ts'
import { planProduct } from './plan-product.ts'
import { readCell } from './read-cell.ts'
import type { SheetRow } from './read-row.ts'
import { sheetColumns } from './sheet-columns.ts'

// Tables of others are read in the process that answers shoppers: whatever stands in them is read in a moment, or stops the shop.

const none = new Map()
const facts: GoodsFacts = { attributes: none, brands: none, categories: none, subcategories: none, labels: new Set() }

test('an amount with any number of blanks in it is none, at once', () => {
  const blanks = ' '.repeat(100_000)
  expect(readCell({ kind: 'money', label: 'MRP' }, `1${blanks}/-`, facts)).toEqual({ value: 100 })
  expect(readCell({ kind: 'money', label: 'MRP' }, `1${blanks}x`, facts)).toMatchObject({ problem: expect.any(String) })
})

test('a table whose rows are all of one product says so, and is not read row by row', () => {
  const column = sheetColumns(none).find(({ name }) => name === 'name')
  if (!column) throw new Error('goods have no name')
  const row = (at: number): SheetRow => ({
    row: at + 2,
    product: 'skf',
    variant: at === 0 ? null : `v${at}`,
    cells: new Map([[column, `Bearing ${at}`]]),
  })
  const rules = { facts, now: new Date(0), mayMake: true, nearestProduct: () => null }
  const rows = Array.from({ length: 20_000 }, (_, at) => row(at))
  const planned = planProduct(rows, null, rules)
  expect(planned.write).toBeNull()
  expect(planned.rows).toHaveLength(20_000)
  const problems = [{ column: 'product', sentence: 'A product has 100 variants at most' }]
  expect(planned.rows.every(({ state }) => state === 'wrong')).toBe(true)
  expect(planned.rows.at(-1)).toMatchObject({ state: 'wrong', problems })
})
