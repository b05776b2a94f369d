import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildHouse, type House } from './house.ts'

let house: House
beforeEach(() => {
  house = buildHouse()
})
afterEach(() => house.tearDown())

describe('npm run check', () => {
  test('a house in order passes', () => {
    expect(house.check()).toEqual({ status: 0, broken: [], output: expect.anything() })
  })

  test('bad format, a lint fault, a type fault, unused code and a broken house rule each fail it', () => {
    house.write('src/shared/greeting.ts', "/** A word. */\nexport const greeting   = 'hello'\n")
    expect(house.check().broken).toEqual(['format and lint'])
    house.write('src/shared/greeting.ts', "/** A word. */\nexport const greeting: any = 'hello'\n")
    expect(house.check().broken).toEqual(['format and lint'])
    house.write('src/shared/greeting.ts', "/** A word. */\nexport const greeting: number = 'hello'\n")
    expect(house.check().broken).toEqual(['types'])
    house.write(
      'src/shared/greeting.ts',
      "/** A word. */\nexport const greeting = 'hello'\n\nexport const unused = 1\n",
    )
    expect(house.check().broken).toEqual(['unused code'])
    house.write(
      'src/shared/greeting.ts',
      `/** A word. */\nexport const greeting = 'hello'\n${'\n// more\n'.repeat(130)}`,
    )
    expect(house.check().broken).toEqual(['house rules'])
  }, 120_000)
})

describe('the rules that the linter holds', () => {
  const greet = (lines: number) => `function greet() {\n${'  console.log(1)\n'.repeat(lines)}}\n\ngreet()\n`

  test('a function with 40 lines in it passes, one with 41 is told', () => {
    house.write('src/shared/greet.ts', greet(40))
    expect(house.lint()).toMatchObject({ status: 0 })
    house.write('src/shared/greet.ts', greet(41))
    expect(house.lint()).toEqual({ status: 1, output: expect.stringContaining('noExcessiveLinesPerFunction') })
    expect(house.lint().output).toContain('src/shared/greet.ts')
  })

  const crooked = `  if (n > 0) {\n    for (const a of [n]) {\n      if (a > 1) {\n        while (n > a) n--\n      }\n    }\n  }\n`
  test.each([
    ['noExcessiveCognitiveComplexity', `let n = 1\nfunction turn() {\n${crooked.repeat(2)}}\n\nturn()\n`],
    ['noExplicitAny', 'const a: any = 1\nconsole.log(a)\n'],
    ['noNonNullAssertion', "console.log(['a'].at(0)!)\n"],
    ['noParameterAssign', 'function f(a: number) {\n  a = 1\n  return a\n}\n\nconsole.log(f(2))\n'],
    ['noUnusedVariables', 'function f() {}\n'],
    ['noUnusedImports', "import { greeting } from './greeting.ts'\n"],
    ['useImportType', "import { Word } from './word.ts'\n\nexport const word: Word = 'a'\n"],
    ['organizeImports', "import { b } from './b.ts'\nimport { a } from './a.ts'\n\nconsole.log(a, b)\n"],
  ])('what breaks %s is told', (rule, text) => {
    house.write('src/shared/greet.ts', text)
    expect(house.lint()).toEqual({ status: 1, output: expect.stringContaining(rule) })
  })
})
