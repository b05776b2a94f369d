import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cellsOf } from './named-tests.mjs'
import { withoutComments } from './source-files.mjs'

const GLOSSARY = 'docs/glossary.md'
const EXPORTED = /^export (?:declare )?(?:interface|type|class) (\w+)/gm
/** Folders of a wing: one noun each, of the same name in every layer. */
const ROOM = /^src\/(server|domain|back-office)\/([^/]+)\/([^/]+)\//
/** Wings that hold no nouns, or the screens' own parts. */
const NO_WINGS = ['platform', 'start', 'api', 'parts', 'factors', 'scan', 'shell', 'worker']
/** Nouns that stand in two wings on purpose: their record in one, what is done with it in the other. */
const IN_TWO_WINGS = ['customers', 'stock']

/** Returns a line for every type that two files of one layer export under one name. */
export function checkTypeNames(sources) {
  const first = new Map()
  return sources.flatMap(({ file, text, isTest }) => {
    const layer = /^src\/([^/]+)\/.*\.tsx?$/.exec(file)?.[1]
    if (isTest || !layer) return []
    return [...new Set([...withoutComments(text).matchAll(EXPORTED)].map(([, name]) => name))].flatMap((name) => {
      const key = `${layer} ${name}`
      if (!first.has(key)) first.set(key, file)
      const other = first.get(key)
      return other === file ? [] : [`${file} exports ${name}, a type of ${other}: one name, one meaning`]
    })
  })
}

/** Returns a line for every folder of a wing that has no row in the glossary, and for every noun whose folders stand in several wings. */
export function checkFolderNames(sources, root) {
  const wings = new Map()
  for (const { file } of sources) {
    const [, , wing, room] = ROOM.exec(file) ?? []
    if (room && !NO_WINGS.includes(wing)) wings.set(room, (wings.get(room) ?? new Set()).add(wing))
  }
  const words = new Set(readTables(root)[1].map(({ word }) => word))
  return [...wings].flatMap(([room, its]) => [
    ...(words.has(room) ? [] : [`${GLOSSARY} has no row for the folder ${room} (${[...its].sort().join(', ')})`]),
    ...(its.size === 1 || IN_TWO_WINGS.includes(room)
      ? []
      : [`the folder ${room} stands in the wings ${[...its].sort().join(' and ')}: one noun, one wing`]),
  ])
}

/** Returns a line for every word that one table of the glossary explains twice. */
export function checkGlossary(root) {
  return readTables(root).flatMap((rows) => {
    const first = new Map()
    return rows.flatMap(({ word, line }) => {
      if (!first.has(word)) first.set(word, line)
      return first.get(word) === line ? [] : [`${GLOSSARY}:${line} explains “${word}” as line ${first.get(word)} does`]
    })
  })
}

/** Reads the glossary's tables: words, then folders. */
function readTables(root) {
  const file = path.join(root, GLOSSARY)
  if (!existsSync(file)) return [[], []]
  const lines = readFileSync(file, 'utf8').split('\n')
  const folders = lines.indexOf('## Folders')
  const rows = lines.flatMap((text, index) =>
    (cellsOf(text)?.[0] ?? '')
      .split(',')
      .map((word) => ({ word: word.replace(/[*`]/g, '').trim(), line: index + 1 }))
      .filter(({ word }) => word !== ''),
  )
  return [rows.filter(({ line }) => line <= folders), rows.filter(({ line }) => line > folders)]
}
