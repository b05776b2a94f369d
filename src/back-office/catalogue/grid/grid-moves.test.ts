import { expect, test } from 'vitest'
import type { GridRow } from '../../../shared/contract/office/goods-grid.ts'
import { withPasted } from './grid-moves.ts'

const row = (product: string, cells: GridRow['cells']): GridRow => ({ product, variant: null, name: product, cells })
const rows = [row('a', { price: '1', offerPrice: '' }), row('of-sizes', {}), row('b', { price: '2', offerPrice: '' })]
const columns = ['price', 'offerPrice'] as const

test('what is pasted lies from its cell on, and what finds no place is counted, not lost in silence', () => {
  const paste = (text: string, at = { row: 0, column: 0 }) => withPasted({}, { rows, columns }, at, text)
  expect(paste('10\t9\r\n\t\r\n20\t19\r\n')).toEqual({
    draft: Object.fromEntries([
      [JSON.stringify(['a', null, 'price']), '10'],
      [JSON.stringify(['a', null, 'offerPrice']), '9'],
      [JSON.stringify(['b', null, 'price']), '20'],
      [JSON.stringify(['b', null, 'offerPrice']), '19'],
    ]),
    lost: 0,
  })
  // a row without such a cell, a column too many, and two lines below the last row
  expect(paste('10\n15\n20\n30\n40').lost).toBe(3)
  expect(paste('10\t9\t8', { row: 0, column: 0 }).lost).toBe(1)
})

test('a cell with a line break in it is one cell', () => {
  const { draft, lost } = withPasted({}, { rows, columns }, { row: 0, column: 0 }, '"one\ntwo ""half"""\t9\n\t\n20\n')
  expect(Object.values(draft)).toEqual(['one\ntwo "half"', '9', '20'])
  expect(lost).toBe(0)
})

test('lines that end as Excel for the Mac ends them are lines, too', () => {
  const { draft, lost } = withPasted({}, { rows, columns }, { row: 0, column: 0 }, '10\t9\r\t\r20\t19\r')
  expect([Object.values(draft), lost]).toEqual([['10', '9', '20', '19'], 0])
})
