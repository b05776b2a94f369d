import { expect, test } from 'vitest'
import { readSearchText } from './read-search-text.ts'
import { searchTermsOf, tellingTerms } from './search-terms.ts'

const known = { hasWord: () => false, hasCode: () => false, hasSeries: () => false }
const telling = (text: string) =>
  tellingTerms(searchTermsOf(readSearchText(text), new Map(), known)).map(({ typed }) => typed)

test.each([
  ['v belt b-66 2 nos', ['v', 'belt', 'b-66']],
  ['2 pkt cable tie 200 mm', ['cable', 'tie', '200 mm']],
  ['a set of 3 files', ['3', 'files']],
  // a grit
  ['flap disc 80 no', ['flap', 'disc', '80']],
])('%s says %j', (text, words) => {
  expect(telling(text)).toEqual(words)
})
