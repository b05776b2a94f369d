import { expect, test } from 'vitest'
import { matchHeads } from './match-heads.ts'
import { sheetColumns } from './sheet-columns.ts'

const means = (heads: string[]) => matchHeads(heads, sheetColumns(new Map())).heads.map((head) => head.means)

test('a file of a former version is read as it was written: its heads are known for certain', () => {
  const former = [
    'Product',
    'Offer price',
    'Price breaks',
    'Smallest quantity',
    'Labels',
    'Pictures',
    'What differs',
    'Place',
  ]
  expect(means(former)).toEqual([
    ...['product', 'offerPrice', 'priceBreaks', 'minimumQuantity', 'labelIds', 'images', 'attributeTitle', 'position'],
  ])
})

test('the words of the screens and those of the machine name the same columns; what only sounds like one is asked', () => {
  expect(means(['Selling price', 'offerPrice', 'Highlights', 'labelIds', 'rate'])).toEqual([
    ...['offerPrice', 'offerPrice', 'labelIds', 'labelIds', null],
  ])
})
