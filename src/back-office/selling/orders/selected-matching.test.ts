import { expect, it } from 'vitest'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { foundIfWhole, keptOf } from './selected-matching.ts'

const rows = ['a', 'b', 'c'].map((_id) => ({ _id }) as OrderRow)
const found = { rows, all: true }

it('forgets the orders that are not selected any more', () => {
  const kept = keptOf({ found, rows }, ['b', 'x'])
  expect(kept?.rows.map(({ _id }) => _id)).toEqual(['b'])
  expect(keptOf(kept, ['a', 'b', 'c'])?.rows.map(({ _id }) => _id)).toEqual(['b'])
  expect(keptOf(kept, ['a'])).toBeNull()
  expect(keptOf(null, ['a'])).toBeNull()
})

it('says that all are selected only while each of them is', () => {
  expect(foundIfWhole({ found, rows }, () => true)).toBe(found)
  expect(foundIfWhole({ found, rows: rows.slice(1) }, (id) => id !== 'a')).toBeNull()
  expect(foundIfWhole(null, () => true)).toBeNull()
})
