import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cellsOf, testReader } from './named-tests.mjs'

const DOCUMENT = 'docs/found.md'
const range = (prefix, last) => Array.from({ length: last }, (_, index) => `${prefix}${index + 1}`)
/** Points found by trying and reading, and by the security review, on 22 November 2026. */
const POINTS = [...range('F', 40), ...range('S', 32)]
/** Points of 26 November 2026: N of the week of use, W of the storefront, O of the office, R of the second security review. */
const LATER = [...range('N', 31), ...range('W', 22), ...range('O', 12), ...range('R', 23)]

/**
 * One line for every point of what was found that has no row, and for every row whose test is not there. A row names a
 * test by file and title, or the page of docs/decisions that answers it.
 */
export function checkFound(root) {
  const file = path.join(root, DOCUMENT)
  if (!existsSync(file)) return [`${DOCUMENT} is missing`]
  const read = testReader(root)
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const cells = cellsOf(text)
      return cells && cells[0] !== 'no.' ? [{ line: index + 1, number: cells[0], proof: cells[2] ?? '' }] : []
    })
  const missing = POINTS.filter((point) => !rows.some(({ number }) => number === point))
  return [
    ...missing.map((point) => `${DOCUMENT} has no row for ${point}`),
    ...rows.flatMap((row) => {
      const fault = [...POINTS, ...LATER].includes(row.number)
        ? faultOf(row.proof, root, read)
        : 'is no point of what was found'
      return fault ? [`${DOCUMENT}:${row.line} ${row.number} ${fault}`] : []
    }),
  ]
}

function faultOf(proof, root, read) {
  const decision = /\]\((decisions\/[\w-]+\.md)\)/.exec(proof)?.[1]
  if (decision) return existsSync(path.join(root, 'docs', decision)) ? null : `there is no docs/${decision}`
  const [file, title] = [...proof.matchAll(/`([^`]+)`/g)].map((match) => match[1])
  if (!file || !title) return 'needs `file` `title` of a test, or a link to a decision'
  const tests = read(file)
  if (!tests) return `there is no ${file}`
  return tests.some((test) => test.title === title) ? null : `${file} has no test “${title}”`
}
