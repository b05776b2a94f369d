import { expect, test } from 'vitest'
import { fieldInWords, valueInWords } from './history-words.ts'

test.each([
  ['state', 'on_sale', 'on sale'],
  ['images', ['/uploads/6a1f.webp', '/uploads/77.jpg'], 'a picture, a picture'],
  ['mainImage', '/uploads/shop/0c/6a1f.webp', 'a picture'],
  ['dataSheets', [{ title: 'Loads', url: '/uploads/6a1f.pdf' }], 'Title: Loads; Url: a PDF'],
  ['position', 0, '1'],
  ['price', 79_000, '₹790'],
])('the history says of %s no code and no address: %j is “%s”', (field, value, words) => {
  expect(valueInWords(field, value)).toBe(words)
})

test('places are counted from one, and called so', () => {
  expect(fieldInWords('position')).toBe('Position')
})
