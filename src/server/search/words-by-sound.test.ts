import { expect, test } from 'vitest'
import { plainSearchText } from '../../domain/search/plain-search-text.ts'
import { soundOf } from '../../domain/search/sound-of-word.ts'
import { soundingAs, soundingBeside, soundingLike } from './words-by-sound.ts'

const words = ['foot', 'fit', 'feet', 'bit', 'gear', 'valve', 'oil']
const vocabulary = {
  sounds: Map.groupBy(words, soundOf),
  next: new Map([
    ['foot ', ['valve']],
    ['gear ', ['oil']],
  ]),
}

test('a short word is heard beside the one that stands next to it in names, and nowhere else', () => {
  const after = (typed: string, ...seconds: string[]) =>
    soundingBeside(vocabulary, plainSearchText(typed), { before: [], after: seconds })
  expect(after('ഫുട്', 'valve')).toEqual(['foot'])
  expect(after('ഗിയർ', 'oil')).toEqual(['gear'])
  expect(after('ഫുട്', 'oil')).toEqual([])
  expect(soundingBeside(vocabulary, plainSearchText('ഓയിൽ'), { before: ['gear'], after: [] })).toEqual(['oil'])
})

test('alone it sounds like too many', () => {
  expect(soundingLike(vocabulary.sounds, 'ഫുട്')).toEqual([])
})

test('two short words are heard by each other', () => {
  const after = soundingAs(vocabulary, plainSearchText('ऑयल'))
  expect(soundingBeside(vocabulary, plainSearchText('गियर'), { before: [], after })).toEqual(['gear'])
  expect(soundingAs(vocabulary, 'oil')).toEqual([])
})
