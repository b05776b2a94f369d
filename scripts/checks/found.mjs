import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cellsOf, testReader } from './named-tests.mjs'

const DOCUMENT = 'docs/found.md'
const range = (prefix, last) => Array.from({ length: last }, (_, index) => `${prefix}${index + 1}`)
/** Rows of OWASP ASVS 5.0 that the second security review could not tick. */
const ASVS =
  `1.2.5 2.3.2 2.4.1 3.4.3 5.4.3 6.2.12 6.3.3 6.3.7 7.5.1 8.2.2 8.2.3 11.1 12.3.2 13.2.2 14.2.1 14.3.2 15.1.2 15.2.3
  16.2.5 16.4`.split(/\s+/)
/**
 * Points found by trying and reading, and by the security reviews, on 22 and 26 November 2026: N of the week of use, W of the
 * storefront, O of the office.
 */
export const POINTS = [
  ...range('F', 40),
  ...range('S', 32),
  ...range('R', 23),
  ...ASVS.map((row) => `ASVS ${row}`),
  ...range('N', 31),
  ...range('W', 22),
  ...range('O', 12),
]

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
      const fault = POINTS.includes(row.number) ? faultOf(row.proof, root, read) : 'is no point of what was found'
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
