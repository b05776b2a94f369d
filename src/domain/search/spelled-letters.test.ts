import { expect, test } from 'vitest'
import { readSearchText } from './read-search-text.ts'
import { withSpelledWords } from './spelled-letters.ts'

const known = new Set(['mcb', 'ucp', 'rccb', 'ss', 'പിടി'])
const spelled = (text: string) =>
  withSpelledWords(readSearchText(text), (word) => known.has(word)).map((each) => each.text)

test.each([
  ['m c b 16a', ['mcb', '16a']],
  ['u c p 206', ['ucp', '206']],
  ['എംസിബി', ['mcb']],
  ['എം സി ബി', ['mcb']],
  ['आर सी सी बी', ['rccb']],
  ['എസ്എസ് ബോൾട്ട്', ['ss', 'ബോള്ട്ട്']],
  ['എ 36', ['a', '36']],
])('%s is read as the word that its letters spell', (text, words) => {
  expect(spelled(text)).toEqual(words)
})

test.each(['x y z', 'പിടി', 'ടിവി', 'a b'])('%s stays as it is: no word is spelled by it', (text) => {
  expect(spelled(text)).toEqual(readSearchText(text).map((each) => each.text))
})
