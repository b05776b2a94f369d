import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildHouse, coverageTable, foundTable, type House } from './house.ts'

let house: House
beforeEach(() => {
  house = buildHouse()
})
afterEach(() => house.tearDown())

describe('the table of what the specification says', () => {
  test.each([
    ['a test that is not there', '| 4.1 | said | `test/promise.test.ts` `it is broken` |', 'no test “it is broken”'],
    [
      'a file that is not there',
      '| 4.1 | said | `test/other.test.ts` `it is kept` |',
      'there is no test/other.test.ts',
    ],
    ['no test', '| 4.1 | said | none |', '4.1: needs a statement and `file` `title` of a test'],
    [
      'a text that the test does not hold',
      '| 4.1 | “Hello” | `test/promise.test.ts` `it is kept` |',
      '“Hello” is not in',
    ],
    ['a number left out', '| 4.2 | said | `test/promise.test.ts` `it is kept` |', 'is number 4.1, not 4.2'],
    ['a section without rows', '', 'has no rows for §4'],
  ])('a row with %s is told', (_, row, fault) => {
    house.write('docs/spec-coverage.md', coverageTable(row))
    expect(house.rules()).toEqual({ status: 1, faults: expect.stringContaining(fault) })
  })

  test.each([
    ['skipped', "test.skip('it is kept', () => {})", 'no test “it is kept”'],
    ['only a comment', "// test('it is kept', () => {})", 'no test “it is kept”'],
    ['there twice', "test('it is kept', () => {})\ntest('it is kept', () => {})", '2 tests “it is kept”'],
  ])('a test that is %s is told', (_, text, fault) => {
    house.write('test/promise.test.ts', `import { test } from 'vitest'\n\n${text}\n`)
    expect(house.rules()).toEqual({ status: 1, faults: expect.stringContaining(fault) })
  })

  test('a table that is not there is told', () => {
    rmSync(path.join(house.folder, 'docs/spec-coverage.md'))
    expect(house.rules().faults).toContain('docs/spec-coverage.md is missing')
  })
})

describe('the table of what was found', () => {
  test.each([
    ['no row', '', 'has no row for F7'],
    [
      'a test that is not there',
      '| F7 | paid twice | `test/promise.test.ts` `it is broken` |',
      'no test “it is broken”',
    ],
    [
      'a decision that is not there',
      '| F7 | paid twice | [999](decisions/999-none.md) |',
      'no docs/decisions/999-none.md',
    ],
    ['neither', '| F7 | paid twice | by hand |', 'needs `file` `title` of a test'],
    [
      'a file that is not there',
      '| F7 | paid twice | `test/other.test.ts` `it is kept` |',
      'there is no test/other.test.ts',
    ],
    ['a number of none', '| F77 | paid twice | `test/promise.test.ts` `it is kept` |', 'is no point of what was found'],
  ])('a point with %s is told', (_, row, fault) => {
    house.write('docs/found.md', foundTable(row))
    expect(house.rules()).toEqual({ status: 1, faults: expect.stringContaining(fault) })
  })

  test('that is not there is told', () => {
    rmSync(path.join(house.folder, 'docs/found.md'))
    expect(house.rules().faults).toContain('docs/found.md is missing')
  })
})
