import { expect, test } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { mergeMatches, searchMatches } from './search-matches.ts'

const entry = (_id: string, name: string, category: string) => ({ _id, name, category, image: `/${_id}.svg` })
const grinder = entry('g', 'Angle Grinder', 'Power Tools')
const file = entry('f', 'Flat File', 'Hand Tools')

test.each([
  ['GRIND', [grinder]],
  [' tools ', [grinder, file]],
  ['power t', [grinder]],
  ['drill', []],
  ['  ', []],
])('%j matches by name or category, in any case', (text, matches) => {
  expect(searchMatches([grinder, file], text)).toEqual(matches)
})

test('names come before what only its category matches', () => {
  const bit = entry('t', 'Tap and Die Tools', 'Cutting')
  expect(searchMatches([file, bit], 'tools')).toEqual([bit, file])
})

test('the best come first: the name itself, what is one, its beginning, a word of it, a part of a word', () => {
  const names = ['Sandbolt', 'Hex Bolt M8', 'Bolt Cutter', 'Eye-bolt', 'Bolt']
  const index = names.map((name, at) => entry(`n${at}`, name, 'Other'))
  const found = searchMatches([...index, entry('c', 'Wing Nut', 'Nuts & Bolts')], 'bolt')
  expect(found.map(({ name }) => name)).toEqual([
    'Bolt',
    'Hex Bolt M8',
    'Eye-bolt',
    'Bolt Cutter',
    'Sandbolt',
    'Wing Nut',
  ])
})

test('what the server found comes after the matches of the index, each product once', () => {
  const other = entry('o', 'Grinding Wheel', 'Abrasives')
  expect(mergeMatches([grinder], [other, { ...grinder, name: 'as the server names it' }])).toEqual([grinder, other])
})

test('there are never more matches than one can choose from', () => {
  const many = Array.from({ length: 100 }, (_, index) => entry(`m${index}`, 'Hex Bolt', 'Fasteners'))
  expect(searchMatches(many, 'bolt')).toHaveLength(limits.searchMatchesMax)
  expect(mergeMatches(many.slice(0, 30), many)).toHaveLength(limits.searchMatchesMax)
})
