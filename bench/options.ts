import { largeOperations } from './large-operations.ts'
import { operations } from './operations.ts'

/** The parts of a run, each with its table in bench/results.md. */
const parts = ['demo', 'large', 'mixed', 'search', 'office', 'workers', 'million'] as const
export type Part = (typeof parts)[number]

/** The default parts of a run. The comparison with PostgreSQL's own search runs only when one of the two changes. */
const usual = ['demo', 'large', 'mixed'] as const

/** The options of a run. */
export interface Options {
  quick: boolean
  parts: readonly Part[]
  /** Names of operations; empty: all of them. */
  only: string[]
}

const names = [...operations, ...largeOperations].map(({ name }) => name)

export const usage = `npm run bench [-- --quick] [--part ${parts.join(',')}] [--only ${names[0]},…]
  --quick   short rounds, to see whether it runs and what is far off
  --part    demo: the demo shop; large: 200 000 products (made the first time: minutes); mixed: many shoppers at once;
            search: beside PostgreSQL's own at 2 000, 50 000 and 200 000 products (not in a run of everything);
            office: the back office's lists of a million orders (made the first time: minutes; not in a run of everything)
            workers: two workers beside one, and what the log of requests costs (not in a run of everything);
            million: a million products beside a thousand (made the first time: an hour; not in a run of everything)
  --only    some operations: ${names.join(', ')}`

/** Reads the command line; returns undefined if it is not understood. */
export function readOptions(words: string[]): Options | undefined {
  const options = { quick: false, parts: [...usual] as Part[], only: [] as string[] }
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '--quick') options.quick = true
    else if (words[at] === '--part') options.parts = listOf(words[++at]) as Part[]
    else if (words[at] === '--only') options.only.push(...listOf(words[++at]))
    else return undefined
  }
  const known =
    options.only.every((name) => names.includes(name)) && options.parts.every((part) => parts.includes(part))
  return known ? options : undefined
}

function listOf(word = '?'): string[] {
  return word.split(',')
}
