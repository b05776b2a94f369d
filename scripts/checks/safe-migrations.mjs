import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const MIGRATIONS = 'db/migrations'
const RELEASES = 'test/fixtures/releases'
/** A line of a migration that takes away what an earlier one has replaced: `-- contracts 0061_prices_in_paise.sql`. */
const CONTRACTS = /^--\s*contracts\s+(\S+\.sql)\b/gm
const CREATED = /\bCREATE\s+(?:UNLOGGED\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/gi
const MADE_FUNCTION = /\bCREATE\s+(?:OR\s+REPLACE\s+)?FUNCTION\s+"?(\w+)"?/gi
const ALTERED = /^\s*ALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?"?(\w+)"?([\s\S]*)$/i
const DROPPED = /^\s*DROP\s+(TABLE|VIEW|MATERIALIZED\s+VIEW|FUNCTION|TYPE|SEQUENCE)\s+(?:IF\s+EXISTS\s+)?"?(\w+)"?/i

/** Clauses of an ALTER TABLE that break a process of the former version, each with the reason. */
const HURTS = [
  [/^\s*RENAME\b/i, 'renames what running processes know by its name'],
  [/^\s*DROP\s+COLUMN\b/i, 'drops a column that running processes write'],
  [/^\s*ALTER\s+(?:COLUMN\s+)?"?\w+"?\s+SET\s+NOT\s+NULL\b/i, 'refuses rows as running processes write them'],
  [/^\s*ALTER\s+(?:COLUMN\s+)?"?\w+"?\s+DROP\s+DEFAULT\b/i, 'refuses rows as running processes write them'],
  [
    /^\s*ALTER\s+(?:COLUMN\s+)?"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b/i,
    'writes the whole table anew while everybody waits',
  ],
]
const ADDS_COLUMN = /^\s*ADD\s+(?:COLUMN\s+)?(?!CONSTRAINT\b|CHECK\b|UNIQUE\b|PRIMARY\b|FOREIGN\b|EXCLUDE\b)/i

/**
 * One line for every migration after the newest release that processes of that release, which still run beside the new ones,
 * would not survive: first a release that adds (expand), in a later one what nobody uses any more goes (contract). A file that
 * takes away names the released one that has put something in its place: `-- contracts 0061_name.sql`.
 */
export function checkSafeMigrations(root) {
  const files = readdirSync(path.join(root, MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const last = lastReleased(root)
  const released = files.filter((name) => name <= last)
  const later = files.filter((name) => name > last)
  const texts = later.map((name) => ({ name, text: readFileSync(path.join(root, MIGRATIONS, name), 'utf8') }))
  const young = new Set(texts.flatMap(({ text }) => tablesMadeIn(text)))
  return texts.flatMap(({ name, text }) => faultsOf({ name, text, young, released }))
}

/** The last one that the newest released version has; before the first release everything goes. */
function lastReleased(root) {
  const folder = path.join(root, RELEASES)
  const versions = existsSync(folder) ? readdirSync(folder) : []
  const read = (version) => JSON.parse(readFileSync(path.join(folder, version, 'release.json'), 'utf8')).lastMigration
  return versions.map(read).sort().at(-1) ?? '9999'
}

function tablesMadeIn(text) {
  return [...withoutProse(text).matchAll(CREATED)].map(([, table]) => table.toLowerCase())
}

function faultsOf({ name, text, young, released }) {
  const named = [...text.matchAll(CONTRACTS)].map(([, file]) => file)
  const unknown = named.filter((file) => !released.includes(file))
  if (unknown.length > 0) {
    return [
      `${MIGRATIONS}/${name}: contracts ${unknown.join(', ')}, which no released version has: release that one first`,
    ]
  }
  if (named.length > 0) return []
  const plain = withoutProse(text)
  // a function that is made anew in the same file: what calls it from within the database is made anew there too
  const known = new Set([...young, ...[...plain.matchAll(MADE_FUNCTION)].map(([, made]) => made.toLowerCase())])
  return plain
    .split(';')
    .flatMap((statement) => hurtsOf(statement, known))
    .map((hurt) => `${MIGRATIONS}/${name}: ${hurt} (docs/recipes/change-the-database.md)`)
}

function hurtsOf(statement, young) {
  const dropped = DROPPED.exec(statement)
  if (dropped && !young.has(dropped[2].toLowerCase())) return [`drops ${dropped[2]}, which running processes use`]
  const altered = ALTERED.exec(statement)
  if (!altered || young.has(altered[1].toLowerCase())) return []
  return clausesOf(altered[2]).flatMap((clause) => {
    const hurt = HURTS.find(([pattern]) => pattern.test(clause))?.[1] ?? addedColumn(clause)
    return hurt ? [`${altered[1]}: ${clause.trim().replace(/\s+/g, ' ').slice(0, 60)} ${hurt}`] : []
  })
}

function addedColumn(clause) {
  if (!ADDS_COLUMN.test(clause)) return undefined
  const isRefused = /\bNOT\s+NULL\b/i.test(clause) && !/\bDEFAULT\b|\bGENERATED\b/i.test(clause)
  return isRefused ? 'refuses rows as running processes write them' : undefined
}

/** The parts of an ALTER TABLE: commas within brackets do not part them. */
function clausesOf(text) {
  let depth = 0
  let clause = ''
  const clauses = []
  for (const sign of text) {
    depth += { '(': 1, ')': -1 }[sign] ?? 0
    if (sign === ',' && depth === 0) clauses.push(clause)
    clause = sign === ',' && depth === 0 ? '' : clause + sign
  }
  return [...clauses, clause]
}

/** Without comments and the bodies of functions: what they say is done later, if at all. */
function withoutProse(text) {
  return text.replace(/--.*$/gm, '').replace(/\bAS\s+(\$\w*\$)[\s\S]*?\1/gi, 'AS body')
}
