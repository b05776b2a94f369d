import { lineAt, withoutComments } from './source-files.mjs'

const LONGEST_FILE = 250
/** Sentences, seeds and what is written from the database are lists: longer is not harder. */
const MAY_BE_LONG = ['src/shared/copy/', 'src/demo/', 'bench/scale/', 'src/server/platform/db/tables.ts']
const NOTHING_NAMES = /(^|\/)(utils?|helpers?|misc|common|stuff)(\/|\.|-)/
const NAMED_BY_NOUN = /^src\/shared\/(contract|copy)\//
/** Use cases and rules get the time and chance from the shop; these folders are what makes or measures them. */
const MAY_READ_CLOCK =
  /^src\/(server\/(platform\/(db|http|cache|pictures)|pages|start)\/|demo\/|(web|ui|back-office|shared)\/)/
const HIDDEN_CLOCK = /\bnew Date\(\)|\bDate\.now\(\)|\bMath\.random\(|\brandomUUID\(\)/

/** Missing in a browser where the shop has no https: shoppers’ keys are made without it. */
const NEEDS_HTTPS = /\bcrypto\.randomUUID\b/

/** Locks that the shop takes by a number (pg_advisory_lock) all begin so. */
const LOCK_NUMBER = /\b72_?311_?\d{3}\b/g

const ALL_COLUMNS =
  /\b(?:selectAll|returningAll)\(|\b(?:select|returning)\s+(?:[^;()`]*,\s*)?(?:\w+\.)?\*(?=\s|,|`|$)/gim

/** The first word of a docstring, at the start of its line, that makes a clause of it and no name. */
const CLAUSE = /^[ \t]*\/\*\*(?:[ \t]+|\s*\n\s*\*\s)(What|Who|Whose|How|Where|Whether|When|Which|Why|That|As|If)\b/gm

/** One line for every file that is too long. */
export function checkFileSizes(sources) {
  return sources.flatMap(({ file, text }) => {
    const lines = text.replace(/\n$/, '').split('\n').length
    const tooLong = lines > LONGEST_FILE && !MAY_BE_LONG.some((folder) => file.startsWith(folder))
    return tooLong ? [`${file} has ${lines} lines, ${LONGEST_FILE} at most: split it by what it is about`] : []
  })
}

/** Returns a line for every docstring that begins with a clause: it begins with a verb or a noun (CONTRIBUTING.md). */
export function checkDocstrings(sources) {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(CLAUSE)].map(
      (found) => `${file}:${lineAt(text, found.index + 1)} begins with “${found[1]}”: begin with a verb or a noun`,
    ),
  )
}

/** One line for every file named after nothing, and every barrel. */
export function checkFileNames(sources) {
  return sources.flatMap(({ file }) => {
    if (NOTHING_NAMES.test(file)) return [`${file}: name it after what is in it`]
    return /(^|\/)index\.tsx?$/.test(file) ? [`${file}: no barrels, import the file itself`] : []
  })
}

/** One line for every statement of the server that asks for all columns: it breaks where a migration adds one. */
export function checkNamedColumns(sources) {
  return sources.flatMap(({ file, text, isTest }) => {
    if (isTest || !file.startsWith('src/server/')) return []
    const code = withoutComments(text)
    return [...code.matchAll(ALL_COLUMNS)].map(
      (found) =>
        `${file}:${lineAt(code, found.index)} ${found[0].trim()}: name the columns (src/server/platform/db/columns-of.ts)`,
    )
  })
}

/**
 * One line for every two files of one name below src/ that are about different things. `routes.ts` is the same in every
 * room, and a noun has one file each in the contract and in the copy.
 */
export function checkNamesakes(sources) {
  const first = new Map()
  return sources.flatMap(({ file, isTest }) => {
    const name = file.slice(file.lastIndexOf('/') + 1)
    if (isTest || !/^src\/.*\.tsx?$/.test(file) || name === 'routes.ts' || NAMED_BY_NOUN.test(file)) return []
    if (!first.has(name)) first.set(name, file)
    const other = first.get(name)
    return other === file ? [] : [`${file} has the name of ${other}: name each after what is in it`]
  })
}

/** One line for every number of a database's lock that two files take: who has nothing to do with each other would wait for each other. */
export function checkLockNumbers(sources) {
  const first = new Map()
  return sources.flatMap(({ file, text }) =>
    [...withoutComments(text).matchAll(LOCK_NUMBER)].flatMap(([written]) => {
      const number = written.replaceAll('_', '')
      if (!first.has(number)) first.set(number, file)
      const other = first.get(number)
      return other === file ? [] : [`${file}: the lock ${number} is that of ${other}: take another number`]
    }),
  )
}

/** One line for every rule or use case that makes its own time or chance instead of being given it. */
export function checkClock(sources) {
  return sources.flatMap(({ file, text, isTest }) => {
    if (isTest || !file.startsWith('src/') || MAY_READ_CLOCK.test(file)) return []
    const code = withoutComments(text)
    const found = HIDDEN_CLOCK.exec(code)
    return found ? [`${file}:${lineAt(code, found.index)} ${found[0]}: take clock, ids and chance from the shop`] : []
  })
}

/** One line for every file of the storefront that wants what browsers have with https alone. */
export function checkWithoutHttps(sources) {
  return sources.flatMap(({ file, text, isTest }) => {
    if (isTest || !file.startsWith('src/web/')) return []
    const code = withoutComments(text)
    const found = NEEDS_HTTPS.exec(code)
    return found ? [`${file}:${lineAt(code, found.index)} ${found[0]}: newIdempotencyKey (src/web/checkout)`] : []
  })
}
