import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { type Entry, entryKeys, entryWays } from '../../../domain/search/search-terms.ts'

const FOLDER = path.join(import.meta.dirname, '../../../../db/kinds')

/** Kinds of goods by their names (db/kinds/README.md). */
const Kinds = z.record(
  z.string(),
  z.strictObject({
    /** Other words that people use for it. */
    said: z.optional(z.array(z.string())),
    /** Names of the products of the kind, where not its own name; the best first. */
    goods: z.optional(z.array(z.string())),
    /** Kinds that are like it. */
    near: z.optional(z.array(z.string())),
    /** Its uses, as words of db/uses: an action, and what it is done to. */
    uses: z.optional(z.array(z.string())),
  }),
)
export type Kinds = z.infer<typeof Kinds>

let files: readonly Kinds[] | undefined

/** The kinds of goods of the trade, file by file: read once, at the first search. */
export function readKinds(): readonly Kinds[] {
  files ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => Kinds.parse(parse(readFileSync(path.join(FOLDER, name), 'utf8'), { schema: 'failsafe' })))
  return files
}

let read: readonly [string, Entry][] | undefined

/** Returns people's words for kinds of products, by `entryKey`: read once, at the first search. */
export function kindEntries(): readonly [string, Entry][] {
  read ??= readKinds().flatMap((kinds) => Object.entries(kinds).flatMap(([name, kind]) => entriesOf(name, kind)))
  return read
}

/** Returns the names of a kind's products, and what is like it. */
export function entryOfKind(name: string, { goods = [name], near = [] }: Kinds[string]): Entry {
  return { ways: entryWays(goods.join(',')), kind: { near: entryWays(near.join(',')) } }
}

function entriesOf(name: string, kind: Kinds[string]): [string, Entry][] {
  const entry = entryOfKind(name, kind)
  return [name, ...(kind.said ?? [])].flatMap((each) => entryKeys(each).map((key): [string, Entry] => [key, entry]))
}
