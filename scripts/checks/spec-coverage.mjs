import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cellsOf, testReader } from './named-tests.mjs'

const DOCUMENT = 'docs/spec-coverage.md'
/** The specification has these sections, and every one of them has rows. */
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const HEADING = /^## §(\d+) /
/**
 * One line for every row of the table of the specification's statements that names no test, or a test that is not there, or
 * one whose body does not hold the “text” that the statement quotes; and for every number or section that is missing.
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
  const tests = read(row.file)
  if (!tests) return fault(`${number}: there is no ${row.file}`)
  const found = tests.filter(({ title }) => title === row.title)
  if (found.length === 0) return fault(`${number}: ${row.file} has no test “${row.title}”`)
  if (found.length > 1) return fault(`${number}: ${row.file} has ${found.length} tests “${row.title}”`)
  const unsaid = quotesOf(row.statement).filter((text) => !found[0].text.includes(text))
  return unsaid.length > 0 ? fault(`${number}: “${unsaid[0]}” is not in the test “${row.title}”`) : []
}

function readRows(text) {
  let section = ''
  let count = 0
  return text.split('\n').flatMap((line, index) => {
    const heading = HEADING.exec(line)
    if (heading) [section, count] = [heading[1], 0]
    const cells = cellsOf(line)
    if (!section || !cells || cells[0] === 'no.') return []
    count += 1
    const [file = '', title = ''] = [...(cells[2] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1])
    return [{ section, count, line: index + 1, number: cells[0], statement: cells[1], file, title }]
  })
}

function quotesOf(statement) {
  return [...statement.matchAll(/“([^”]+)”/g)].map((match) => match[1])
}
