import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Prints one line of progress. */
export const say = (line) => console.log(line)

/** Ends the script with one line for the person who started it. */
export function giveUp(line) {
  console.error(line)
  process.exit(1)
}
