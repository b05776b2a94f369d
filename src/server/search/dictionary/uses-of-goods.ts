import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import type { Use, UseWords } from '../../../domain/search/read-use.ts'
import { type Entry, entryKey, entryWays } from '../../../domain/search/search-terms.ts'
import { wordForms } from '../../../domain/search/word-forms.ts'
import { entryOfKind, readKinds } from './kinds-of-goods.ts'

const FOLDER = path.join(import.meta.dirname, '../../../../db/uses')

/** Lists by names (db/kinds/README.md). */
const Lists = z.record(z.string(), z.array(z.string()))
type Lists = z.infer<typeof Lists>

function readLists(name: string): Lists {
  return Lists.parse(parse(readFileSync(path.join(FOLDER, name), 'utf8'), { schema: 'failsafe' }))
}

let read: { uses: readonly Use[]; words: UseWords } | undefined

/** Returns the uses of kinds of products, and people's words for them: read once, at the first search. */
export function usesOfGoods(): { uses: readonly Use[]; words: UseWords } {
  if (!read) {
    const uses = readUses()
    read = { uses, words: readWords(uses) }
  }
  return read
}

function readUses(): Use[] {
  const kinds = readKinds().flatMap((each) => Object.entries(each))
  return kinds.flatMap(([name, kind]) => {
    const called = [name, ...(kind.goods ?? [])].flatMap((each) => entryKey(each).split(' '))
    const lasts = (kind.said ?? []).map((each) => entryKey(each).split(' ').at(-1) ?? '')
    const named = new Set([...called, ...lasts].flatMap(wordForms))
    const entry = entryOfKind(name, kind)
    return (kind.uses ?? []).map((use) => ({ words: use.split(' '), named, entry }))
  })
}

/** Reads people's words for each word of a use; a word ending in `*` is the beginning of an action's words. */
function readWords(uses: readonly Use[]): UseWords {
  const [troubles, things] = [readLists('troubles.yaml'), readLists('things.yaml')]
  const actions = { ...readLists('actions.yaml'), ...troubles }
  const verbs = [...Object.keys(actions), ...uses.map(({ words: [first = ''] }) => first)]
  const pairs = [
    ...Object.entries(actions).flatMap(([means, said]) => pairsOf(means, said, actionForms)),
    ...Object.entries(things).flatMap(([means, said]) => pairsOf(means, said, wordForms)),
    // what has no list of its own is said as it stands
    ...[...new Set(uses.flatMap(({ words }) => words))].flatMap((each) =>
      pairsOf(each, [], verbs.includes(each) ? actionForms : wordForms),
    ),
  ]
  const [begun, whole] = [pairs.filter(([text]) => text.endsWith('*')), pairs.filter(([text]) => !text.endsWith('*'))]
  const commands = Object.entries(actions)
    .flatMap((each) => each.flat())
    .filter((each) => /^[a-z]{3,}$/.test(each))
  const groups = Map.groupBy(whole, ([text]) => text)
  return {
    said: new Map([...groups].map(([text, all]) => [text, [...new Set(all.map(([, means]) => means))]])),
    stems: Map.groupBy(
      begun.map(([text, means]) => ({ stem: entryKey(text.slice(0, -1)), means })),
      ({ stem }) => stem.slice(0, 2),
    ),
    actions: new Set(verbs),
    commands: new Set(commands),
    gerunds: new Set(commands.flatMap(actionForms).filter((each) => each.endsWith('ing'))),
    troubles: new Set(Object.keys(troubles)),
  }
}

function pairsOf(means: string, said: readonly string[], formsOf: (word: string) => string[]): [string, string][] {
  return [means.replaceAll('_', ' '), ...said].flatMap((each): [string, string][] => {
    if (each.endsWith('*')) return [[each, means]]
    const words = entryKey(each).split(' ')
    const before = words.slice(0, -1)
    return formsOf(words.at(-1) ?? '').map((last) => [[...before, last].join(' '), means])
  })
}

/** `cut`, `cuts`, `cutting`, `cutted`: of an English action every form, right or heard. */
function actionForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word]
  const stem = word.replace(/e$/, '')
  const stems = [word, stem, `${word}${word.at(-1)}`]
  return [word, `${word}s`, `${word}es`, ...stems.flatMap((each) => [`${each}ing`, `${each}ed`])]
}

/** Returns what makers that the shop does not stock are known for, by `entryKey`. */
export function makerEntries(): readonly [string, Entry][] {
  makers ??= readMakers()
  return makers
}

let makers: readonly [string, Entry][] | undefined

function readMakers(): [string, Entry][] {
  return Object.entries(readLists('makers.yaml')).flatMap(([kinds, makers]) => {
    const entry: Entry = { ways: [], kind: { near: entryWays(kinds) } }
    return makers.map((each): [string, Entry] => [entryKey(each), entry])
  })
}
