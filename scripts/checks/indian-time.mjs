import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lineAt, withoutComments } from './source-files.mjs'

const MODULE = 'src/shared/india-time.ts'
const FUNCTIONS = 'db/functions'
/** SQL functions that know the zone; others call them. */
const KNOWING = ['indian_day.sql', 'indian_midnight.sql']
/** Ways to write the zone, or what clocks in India are ahead of UTC. */
const ZONE = /Asia\/(?:Kolkata|Calcutta)|\+05:?30\b|\b5\.5 ?\* ?(?:3_?600|60)|\b19_?800(?:_?000)?\b|\b330 ?\* ?60/g

/** Returns a line for everything of the program, and every SQL function, that reckons Indian time by itself. */
export function checkIndianTime(sources, root) {
  const own = sources.filter(({ file, isTest }) => /^(src|scripts|bench)\//.test(file) && !isTest && file !== MODULE)
  return [
    ...own
      .filter(({ file }) => file !== 'scripts/checks/indian-time.mjs')
      .flatMap(({ file, text }) => faults(file, withoutComments(text), MODULE)),
    ...functionsOf(root).flatMap(({ file, text }) => faults(file, text, 'indian_day or indian_midnight')),
  ]
}

function faults(file, text, instead) {
  return [...text.matchAll(ZONE)].map(
    (found) => `${file}:${lineAt(text, found.index)} ${found[0]}: Indian time is reckoned by ${instead}`,
  )
}

function functionsOf(root) {
  const folder = path.join(root, FUNCTIONS)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => !KNOWING.includes(name))
  return names.map((name) => ({ file: `${FUNCTIONS}/${name}`, text: readFileSync(path.join(folder, name), 'utf8') }))
}
