import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutComments } from './source-files.mjs'

const ROW = /^\|(.+)\|$/
const RULE = /^\|[ |:-]+\|$/
/** A test that runs always: `test.skip`, `test.todo` and the like are none. */
const TEST = /\b(?:test|it)\(\s*(['"`])((?:\\.|(?!\1).)*)\1|\)\(\s*(['"`])((?:\\.|(?!\3).)*)\3\s*,/gs

/** Pattern of the start of a test, including its table of cases (`test.each`). */
const START = /(?<![.\w])(?:test|it)(?:\.each)?\(/g

/** The cells of a line of a table in Markdown; undefined for any other line. */
export function cellsOf(line) {
  if (RULE.test(line)) return undefined
  return ROW.exec(line)?.[1]
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** Gives the tests of a file with their texts, null where there is no such file; each is read once. */
export function testReader(root) {
  const known = new Map()
  return (file) => {
    if (!known.has(file)) known.set(file, readTests(path.join(root, file)))
    return known.get(file)
  }
}

function readTests(file) {
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(file)) return null
  const text = withoutComments(readFileSync(file, 'utf8'))
  const starts = [...text.matchAll(START)].map((match) => match.index)
  return [...text.matchAll(TEST)].map((match) => {
    const start = starts.findLast((each) => each <= match.index) ?? match.index
    const end = starts.find((each) => each > match.index) ?? text.length
    return { title: (match[2] ?? match[4]).replace(/\\(.)/g, '$1'), text: text.slice(start, end) }
  })
}
