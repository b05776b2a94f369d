import { expect, it } from 'vitest'
import type { GoodsAttribute } from '../../../shared/office/goods-types.ts'
import { blankProduct } from '../../catalogue/plan-goods.ts'
import { readRow } from './read-row.ts'
import { type AttributeKind, sheetColumns } from './sheet-columns.ts'
import { writeAttributes } from './write-cell.ts'

const kinds = new Map<string, AttributeKind>([
  ['diameter', { name: 'Diameter', kind: 'number', unit: 'mm' }],
  ['bit', { name: 'Bit', kind: 'word', unit: null }],
  ['shank', { name: 'Shank', kind: 'word', unit: null }],
])
const none = new Map()
const facts = { attributes: kinds, brands: none, categories: none, subcategories: none, labels: new Set<string>() }
const diameters = (...values: number[]) =>
  values.map((value): GoodsAttribute => ({ key: 'diameter', value, text: `${value} mm` }))
const shank = { key: 'shank', value: 'Round', text: 'Round' }

/** Reads a row in which the column of one attribute says this, for a product with these attributes. */
function after(attributes: GoodsAttribute[], key: string, text: string) {
  const column = sheetColumns(kinds).find(({ name }) => name === `attr.${key}`)
  if (!column) throw new Error(`there is no column for ${key}`)
  const row = { row: 2, product: 'set', variant: null, cells: new Map([[column, text]]) }
  return readRow(row, { ...blankProduct, attributes }, facts)
}

it('a set of sizes is a cell of several lines, which changes nothing as it is', () => {
  const present = [...diameters(4, 5), { key: 'diameter', value: 12.7, text: '1/2 inch' }, shank]
  const cell = writeAttributes(present.slice(0, 3), { name: 'Diameter', kind: 'number', unit: 'mm' })
  expect(cell).toBe('4 mm\n5 mm\n12.7 mm | 1/2 inch')
  for (const same of [cell, cell.replaceAll('\n', '\r\n'), `${cell}\n`]) {
    expect(after(present, 'diameter', same)).toEqual({ fields: {}, diffs: [], problems: [] })
  }
})

it('a changed line changes that value alone; lines come and go; the others stay where they are', () => {
  const present = [...diameters(4, 5, 6), shank]
  expect(after(present, 'diameter', '4 mm\n5.5\n6 mm')).toMatchObject({
    fields: { attributes: [...diameters(4, 5.5, 6), shank] },
    diffs: [{ was: '4 mm\n5 mm\n6 mm', becomes: '4 mm\n5.5 mm\n6 mm' }],
  })
  expect(after(present, 'diameter', '8 mm').fields).toEqual({ attributes: [...diameters(8), shank] })
  expect(after(present, 'diameter', '-').fields).toEqual({ attributes: [shank] })
  const bits = ['PH1', 'PH2'].map((value) => ({ key: 'bit', value, text: value }))
  expect(after(present, 'bit', 'PH1\nPH2').fields).toEqual({ attributes: [...present, ...bits] })
  expect(after(present, 'diameter', '4 mm\nabout 5').problems).toEqual([
    { column: 'attr.diameter', sentence: expect.stringContaining('about 5') },
  ])
})
