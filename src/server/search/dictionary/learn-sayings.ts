import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { keysOfWord, type WordKeys } from '../../../domain/search/keys-of-word.ts'
import { plainSearchText } from '../../../domain/search/plain-search-text.ts'
import {
  kindsSaidFor,
  type MayBeFor,
  type SaidFor,
  type SaidForKind,
  saidForKind,
  weighSayings,
} from '../../../domain/search/said-for.ts'
import type { Entry } from '../../../domain/search/search-terms.ts'
import { entryOfKind, type Kinds, readKinds } from './kinds-of-goods.ts'
import { usesOfGoods } from './uses-of-goods.ts'

const FOLDER = path.join(import.meta.dirname, '../../../../db/uses/said-for')
const WORD = /[\p{L}\p{M}\p{N}]+(?:[./][\p{L}\p{M}\p{N}]+)*/gu
const SAYS_NOTHING = new Set(
  `a an the my our your of in on at by from with into onto or it is are be i me we you need want wanted please some which what how do
  does that this for to and one piece give`.split(/\s+/),
)

/** Sentences by names of kinds (db/kinds/README.md). */
export type Sentences = ReadonlyMap<string, readonly string[]>

/** Reads the sentences of customers who do not name what they want, kind by kind. */
export function readSentences(): Sentences {
  const lines = readdirSync(FOLDER).flatMap((name) => readFileSync(path.join(FOLDER, name), 'utf8').split('\n'))
  const sentences = new Map<string, string[]>()
  let kind = ''
  for (const line of lines.filter((each) => each !== '' && !each.startsWith('#'))) {
    if (line.startsWith(' ')) sentences.get(kind)?.push(line.trim())
    else {
      kind = line
      sentences.set(kind, [])
    }
  }
  return sentences
}

/** Learns what is said for kinds, their names and uses as well as the sentences; a kind at a time, so that other calls go on meanwhile. */
export async function learnFrom(sentences: Sentences): Promise<SaidFor> {
  const keys = new Map<string, WordKeys>()
  const kinds: SaidForKind[] = []
  for (const [name, kind] of readKinds().flatMap((each) => Object.entries(each))) {
    const said = sentences.get(name)
    if (!said) continue
    const all = [...namesOf(name, kind), ...said]
    kinds.push(
      saidForKind(
        name,
        all.map((each) => wordsOf(each, keys)),
      ),
    )
    await setImmediate()
  }
  return weighSayings(kinds)
}

function namesOf(name: string, { said = [], uses = [] }: Kinds[string]): string[] {
  return [name, ...said, ...uses.map((use) => use.replaceAll('_', ' '))]
}

/** The kinds that a text may be said for by what has been learnt, the likeliest first. */
export function kindsFor(learnt: SaidFor, text: string): MayBeFor[] {
  return kindsSaidFor(learnt, wordsOf(text))
}

function wordsOf(text: string, known = new Map<string, WordKeys>()): WordKeys[] {
  const { said } = usesOfGoods().words
  const words = (plainSearchText(text).match(WORD) ?? []).filter((word) => !SAYS_NOTHING.has(word))
  return words.map((word) => {
    const keys = known.get(word) ?? keysOfWord(word, (each) => said.get(each) ?? [])
    known.set(word, keys)
    return keys
  })
}

let learnt: Promise<SaidFor> | undefined
let entries: ReadonlyMap<string, Entry> | undefined

/** The kinds of goods that a text may be said for, the likeliest first, with what goods of them are called. Learnt at the first one. */
export async function saidForKinds(text: string): Promise<(MayBeFor & { entry: Entry | undefined })[]> {
  learnt ??= learnFrom(readSentences())
  entries ??= new Map(
    readKinds().flatMap((each) => Object.entries(each).map(([name, kind]) => [name, entryOfKind(name, kind)] as const)),
  )
  const known = entries
  return kindsFor(await learnt, text).map((each) => ({ ...each, entry: known.get(each.kind) }))
}
