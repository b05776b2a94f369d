import { expect, test } from 'vitest'
import { kindOfMeasure } from './kind-of-measure.ts'
import { readSearchText } from './read-search-text.ts'

test.each([
  ['4 sq mm', ['wire']],
  ['36 mfd', ['capacitor']],
  ['24 tpi', ['blade']],
  ['4 mm', [undefined]],
  ['50 kg', [undefined]],
  ['6204', [undefined]],
])('%s says %j', (text, kinds) => {
  expect(readSearchText(text).map(kindOfMeasure)).toEqual(kinds)
})
