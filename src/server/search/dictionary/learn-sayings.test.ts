import { beforeAll, expect, test } from 'vitest'
import type { SaidFor } from '../../../domain/search/said-for.ts'
import { readKinds } from './kinds-of-goods.ts'
import { kindsFor, learnFrom, readSentences } from './learn-sayings.ts'

/** Every third sentence is kept back: nothing is learnt from it. */
const HELD_OUT = 3

const sentences = readSentences()
const isHeldOut = (_: string, at: number) => at % HELD_OUT === HELD_OUT - 1
const heldOut = [...sentences].flatMap(([kind, all]) => all.filter(isHeldOut).map((text) => ({ kind, text })))

let learnt: SaidFor
beforeAll(async () => {
  const others = [...sentences].map(([kind, all]) => [kind, all.filter((text, at) => !isHeldOut(text, at))] as const)
  learnt = await learnFrom(new Map(others))
})

test('sentences that nothing was learnt from are said for their kind: seven of ten first, seventeen of twenty among three', () => {
  const places = heldOut.map(({ kind, text }) => kindsFor(learnt, text).findIndex((each) => each.kind === kind))
  const shareOf = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length
  console.log(`${heldOut.length} sentences: first ${shareOf(1).toFixed(3)}, among three ${shareOf(3).toFixed(3)}`)
  expect(heldOut.length).toBeGreaterThan(1500)
  expect(shareOf(1)).toBeGreaterThan(0.7)
  expect(shareOf(3)).toBeGreaterThan(0.85)
})

test('every sentence is said for a kind of the thesaurus, and for one alone', () => {
  const kinds = new Set(readKinds().flatMap((each) => Object.keys(each)))
  expect([...sentences.keys()].filter((name) => !kinds.has(name))).toEqual([])
  const all = [...sentences.values()].flat()
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
})

test.each([
  ['slips', 'belt dressing'],
  ['slipping', 'belt dressing'],
  ['condenser', 'capacitor'],
  ['കണ്ടൻസർ', 'capacitor'],
  ['कंडेंसर', 'capacitor'],
])('%s, in any form and script, is said for a %s', async (word, kind) => {
  expect(kindsFor(await learnFrom(sentences), word)[0]?.kind).toBe(kind)
})

test('words that nobody has said say nothing', () => {
  expect(kindsFor(learnt, 'aeio ouea')).toEqual([])
})
