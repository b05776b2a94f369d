import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutComments } from './source-files.mjs'

const DOCUMENT = 'docs/spec-coverage.md'
/** The specification has these sections, and every one of them has rows. */
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const HEADING = /^## §(\d+) /
const ROW = /^\|(.+)\|$/
const RULE = /^\|[ |:-]+\|$/
/** A test that runs always: `test.skip`, `test.todo` and the like are none. */
const TEST = /\b(?:test|it)\(\s*(['"`])((?:\\.|(?!\1).)*)\1|\)\(\s*(['"`])((?:\\.|(?!\3).)*)\3\s*,/gs

/**
 * One line for every row of the table of the specification's statements that names no test, or a test that is not there, or
 * one that does not hold the “text” that the statement quotes; and for every number or section that is missing.
 */
export function checkSpecCoverage(root) {
  const file = path.join(root, DOCUMENT)
  if (!existsSync(file)) return [`${DOCUMENT} is missing`]
  const rows = readRows(readFileSync(file, 'utf8'))
  const read = testReader(root)
  const missing = SECTIONS.filter((section) => !rows.some((row) => row.section === section))
  return [
    ...missing.map((section) => `${DOCUMENT} has no rows for §${section}`),
    ...rows.flatMap((row, index) => checkRow(row, rows[index - 1], read)),
  ]
}

function checkRow(row, before, read) {
  const fault = (text) => [`${DOCUMENT}:${row.line} ${text}`]
  const number = `${row.section}.${before?.section === row.section ? before.count + 1 : 1}`
  if (row.number !== number) return fault(`is number ${number}, not ${row.number || 'none'}`)
  if (!row.statement || !row.file || !row.title)
    return fault(`${number}: needs a statement and \`file\` \`title\` of a test`)
  const test = read(row.file)
  if (!test) return fault(`${number}: there is no ${row.file}`)
  const found = test.titles.filter((title) => title === row.title).length
  if (found === 0) return fault(`${number}: ${row.file} has no test “${row.title}”`)
  if (found > 1) return fault(`${number}: ${row.file} has ${found} tests “${row.title}”`)
  const unsaid = quotesOf(row.statement).filter((text) => !test.text.includes(text))
  return unsaid.length > 0 ? fault(`${number}: “${unsaid[0]}” is not in ${row.file}`) : []
}

function readRows(text) {
  let section = ''
  let count = 0
  return text.split('\n').flatMap((line, index) => {
    const heading = HEADING.exec(line)
    if (heading) [section, count] = [heading[1], 0]
    const cells = ROW.exec(line)?.[1]
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'))
    if (!section || !cells || RULE.test(line) || cells[0] === 'no.') return []
    count += 1
    const [file = '', title = ''] = [...(cells[2] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1])
    return [{ section, count, line: index + 1, number: cells[0], statement: cells[1], file, title }]
  })
}

function quotesOf(statement) {
  return [...statement.matchAll(/“([^”]+)”/g)].map((match) => match[1])
}

/** Gives the text and the titles of a test file, null where there is none; each is read once. */
function testReader(root) {
  const known = new Map()
  return (file) => {
    if (!known.has(file)) known.set(file, readTests(path.join(root, file)))
    return known.get(file)
  }
}

function readTests(file) {
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(file)) return null
  const text = withoutComments(readFileSync(file, 'utf8'))
  const titles = [...text.matchAll(TEST)].map((match) => (match[2] ?? match[4]).replace(/\\(.)/g, '$1'))
  return { text, titles }
}
