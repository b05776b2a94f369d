import { operations } from './operations.ts'

/** How a run is wanted. */
export interface Options {
  quick: boolean
  /** Names of operations; empty: all of them. */
  only: string[]
}

export const usage = `npm run bench [-- --quick] [--only ${operations[0]?.name},…]
  --quick   short rounds, to see whether it runs and what is far off
  --only    some operations: ${operations.map(({ name }) => name).join(', ')}`

/** Reads the command line; undefined where it cannot be understood. */
export function readOptions(words: string[]): Options | undefined {
  const options: Options = { quick: false, only: [] }
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '--quick') options.quick = true
    else if (words[at] === '--only') {
      at += 1
      options.only.push(...(words[at] ?? '?').split(','))
    } else return undefined
  }
  const known = (name: string) => operations.some((operation) => operation.name === name)
  return options.only.every(known) ? options : undefined
}
