import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const PROJECT = path.join(import.meta.dirname, '..')

let house: string
beforeEach(() => {
  house = mkdtempSync(path.join(os.tmpdir(), 'beypore-checks-'))
  const parts = ['scripts/check.mjs', 'scripts/check-imports.mjs', 'scripts/checks', 'scripts/setup']
  for (const part of [...parts, 'biome.json', 'tsconfig.json', '.gitignore', 'package-lock.json']) {
    cpSync(path.join(PROJECT, part), path.join(house, part), { recursive: true })
  }
  write('package.json', '{\n  "name": "house",\n  "private": true,\n  "type": "module"\n}\n')
  write('knip.json', '{\n  "entry": ["src/server/start/start.ts"],\n  "project": ["src/**/*.ts"]\n}\n')
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(house, 'node_modules'))
  write('db/migrations/0001_first.sql', 'CREATE TABLE orders (id text);\nCREATE TABLE carts (id text);\n')
  write('src/server/start/start.ts', "import { greeting } from '../../shared/greeting.ts'\n\nconsole.log(greeting)\n")
  write('src/shared/greeting.ts', "/** A word. */\nexport const greeting = 'hello'\n")
  write('test/promise.test.ts', "import { test } from 'vitest'\n\ntest('it is kept', () => {})\n")
  write('docs/spec-coverage.md', coverage())
  write('docs/found.md', found())
})
afterEach(() => rmSync(house, { recursive: true, force: true }))

describe('the rules of the house', () => {
  test('a house in order passes', () => {
    expect(houseRules()).toEqual({ status: 0, faults: '' })
  })

  test.each([
    ['src/shared/a.ts', "import { rule } from '../domain/rule.ts'\n", 'shared may not import domain'],
    ['src/domain/stock/a.ts', "import { sell } from '../../server/orders/sell.ts'\n", 'domain may not import server'],
    ['src/web/cart/a.ts', "import type { Row } from '../../server/cart/row.ts'\n", 'web may not import server'],
    ['src/web/cart/a.ts', "const rule = await import('../../domain/rule.ts')\n", 'web may not import domain'],
    ['src/server/cart/a.ts', "import { page } from '../../web/start/routes.tsx'\n", 'server may not import web'],
    ['src/server/demo/a.ts', "import { page } from '../../sandbox/a.ts'\n", 'server may not import sandbox'],
    ['src/sandbox/a.ts', "import { load } from '../demo/load.ts'\n", 'sandbox may not import demo'],
    ['src/back-office/a.tsx', "import { Cart } from '../web/cart/cart.tsx'\n", 'back-office may not import web'],
    ['src/ui/a.tsx', "import { Cart } from '../web/cart/cart.tsx'\n", 'ui may not import web'],
    ['src/shared/a.ts', "import fs from 'node:fs'\n", 'shared runs in the browser too'],
    ['src/domain/a.ts', "import pg from 'pg'\n", 'domain uses no package but zod/mini'],
    ['src/server/cart/a.ts', "import { openShop } from '../../../test/app.ts'\n", 'nothing outside src/'],
  ])('an import in the wrong direction is told: %s %s', (file, text, fault) => {
    write(file, text)
    expect(houseRules()).toEqual({ status: 1, faults: expect.stringContaining(fault) })
    expect(houseRules().faults).toContain(file)
  })

  test.each([
    ['up', 'src/server/cart/a.ts', "import { place } from '../checkout/place.ts'\n", 'on a floor above'],
    ['up', 'src/server/platform/db/a.ts', "import { log } from '../../accounts/log.ts'\n", 'on a floor above'],
    ['up', 'src/web/api/a.tsx', "import { useUser } from '../session/use-user.ts'\n", 'on a floor above'],
    ['up', 'src/web/shell/a.tsx', "import { Cart } from '../cart/cart.tsx'\n", 'on a floor above'],
    ['to its neighbour', 'src/web/cart/a.tsx', "import { G } from '../product/g.tsx'\n", 'know nothing of each other'],
    ['to a room without a floor', 'src/server/cart/a.ts', "import { b } from '../attic/b.ts'\n", 'stands on no floor'],
  ])('an import that leads %s is told: %s %s', (_, file, text, fault) => {
    write(file, text)
    expect(houseRules()).toEqual({ status: 1, faults: expect.stringContaining(fault) })
  })

  test('rooms of one floor may import each other, but not in a circle', () => {
    write('src/server/orders/a.ts', "import { pay } from '../payments/pay.ts'\n")
    write('src/server/payments/pay.ts', "import { bill } from '../invoices/bill.ts'\n")
    expect(houseRules()).toEqual({ status: 0, faults: '' })
    write('src/server/invoices/bill.ts', "import type { Order } from '../orders/order.ts'\n")
    expect(houseRules().faults.match(/that makes a circle/g)).toHaveLength(3)
  })

  test('page areas may use the base, the server’s renderer the pages, and tests the test folder', () => {
    write('src/web/cart/a.tsx', "import { Button } from '../../ui/button.tsx'\nimport { call } from '../api/call.ts'\n")
    write('src/server/ssr/a.ts', "import type { render } from '../../web/start/entry-server.tsx'\n")
    write(
      'src/server/cart/a.test.ts',
      "import { openShop } from '../../../test/app.ts'\nimport { test } from 'vitest'\n",
    )
    expect(houseRules()).toEqual({ status: 0, faults: '' })
  })

  test.each([
    ["await sql`UPDATE carts SET id = ''`", 'writes carts, which belongs to cart'],
    ["await db.insertInto('carts').values(row)", 'writes carts, which belongs to cart'],
    ["await db.selectFrom('carts').select('id')", 'reads carts, which belongs to cart'],
    ['await pool.query(`select id from orders left join carts on true`)', 'reads carts, which belongs to cart'],
  ])('SQL for another noun’s table is told: %s', (code, fault) => {
    write('src/server/orders/move-queries.ts', `// from carts\n${code}\n`)
    expect(houseRules()).toEqual({
      status: 1,
      faults: `src/server/orders/move-queries.ts ${fault}: ${howTo(fault)}\n`,
    })
  })

  test('SQL for a noun’s own tables, and words in comments, are in order', () => {
    write('src/server/orders/order-queries.ts', "// left in carts\nawait db.selectFrom('orders').select('id')\n")
    write('src/server/cart/carts.ts', '/* from orders */\nawait sql`DELETE FROM carts`\n')
    expect(houseRules()).toEqual({ status: 0, faults: '' })
  })

  test.each([
    ["await db.selectFrom('orders').selectAll()", 'selectAll('],
    ["await db.insertInto('orders').values(row).returningAll()", 'returningAll('],
    ['await pool.query(`SELECT * FROM orders`)', 'SELECT *'],
    ["const text = 'select id, o.* from orders o'", 'select id, o.*'],
    ['await sql`UPDATE orders o SET id = id RETURNING o.*`', 'RETURNING o.*'],
  ])('a statement that asks for all columns is told: %s', (code, found) => {
    write('src/server/orders/order-queries.ts', `// select * from orders\n${code}\n`)
    expect(houseRules()).toEqual({
      status: 1,
      faults: `src/server/orders/order-queries.ts:2 ${found}: name the columns (src/server/platform/db/columns-of.ts)\n`,
    })
  })

  test('counting rows and multiplying is in order', () => {
    write('src/server/orders/order-queries.ts', 'await sql`SELECT count(*), price * quantity FROM orders`\n')
    expect(houseRules()).toEqual({ status: 0, faults: '' })
  })

  test('a table that no noun owns is told', () => {
    write('db/migrations/0002_second.sql', 'CREATE TABLE wishes (id text);\n')
    expect(houseRules().faults).toMatch(/^table wishes has no owner/)
  })

  test.each([
    ['src/domain/long.ts', 'const a = 1\n'.repeat(251), 'has 251 lines, 250 at most'],
    ['src/server/cart/utils.ts', '\n', 'name it after what is in it'],
    ['src/web/api/index.ts', '\n', 'no barrels'],
    ['src/domain/greeting.ts', '\n', 'has the name of'],
    ['src/domain/stock/a.ts', 'const now = new Date()\n', 'new Date(): take clock'],
    ['src/server/orders/a.ts', 'const luck = Math.random()\n', 'Math.random(: take clock'],
  ])('a habit that is broken is told: %s', (file, text, fault) => {
    write(file, text)
    expect(houseRules()).toEqual({ status: 1, faults: expect.stringContaining(fault) })
  })
})

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
    write('docs/spec-coverage.md', coverage(row))
    expect(houseRules()).toEqual({ status: 1, faults: expect.stringContaining(fault) })
  })

  test.each([
    ['skipped', "test.skip('it is kept', () => {})", 'no test “it is kept”'],
    ['only a comment', "// test('it is kept', () => {})", 'no test “it is kept”'],
    ['there twice', "test('it is kept', () => {})\ntest('it is kept', () => {})", '2 tests “it is kept”'],
  ])('a test that is %s is told', (_, text, fault) => {
    write('test/promise.test.ts', `import { test } from 'vitest'\n\n${text}\n`)
    expect(houseRules()).toEqual({ status: 1, faults: expect.stringContaining(fault) })
  })

  test('a table that is not there is told', () => {
    rmSync(path.join(house, 'docs/spec-coverage.md'))
    expect(houseRules().faults).toContain('docs/spec-coverage.md is missing')
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
  ])('a point with %s is told', (_, row, fault) => {
    write('docs/found.md', found(row))
    expect(houseRules()).toEqual({ status: 1, faults: expect.stringContaining(fault) })
  })
})

describe('npm run check', () => {
  test('a house in order passes', () => {
    expect(check()).toEqual({ status: 0, broken: [], output: expect.anything() })
  })

  test('bad format, a lint fault, a type fault, unused code and a broken house rule each fail it', () => {
    write('src/shared/greeting.ts', "/** A word. */\nexport const greeting   = 'hello'\n")
    expect(check().broken).toEqual(['format and lint'])
    write('src/shared/greeting.ts', "/** A word. */\nexport const greeting: any = 'hello'\n")
    expect(check().broken).toEqual(['format and lint'])
    write('src/shared/greeting.ts', "/** A word. */\nexport const greeting: number = 'hello'\n")
    expect(check().broken).toEqual(['types'])
    write('src/shared/greeting.ts', "/** A word. */\nexport const greeting = 'hello'\n\nexport const unused = 1\n")
    expect(check().broken).toEqual(['unused code'])
    const long = `function greet() {\n${'  console.log(greeting)\n'.repeat(41)}}\n\ngreet()\n`
    write('src/shared/greeting.ts', `/** A word. */\nexport const greeting = 'hello'\n\n/** Greets. */\n${long}`)
    expect(check().broken).toEqual(['format and lint'])
    write('src/shared/greeting.ts', `/** A word. */\nexport const greeting = 'hello'\n${'\n// more\n'.repeat(130)}`)
    expect(check().broken).toEqual(['house rules'])
  }, 120_000)
})

/** A table with a row for every section; `row` in place of that of the fourth. */
function coverage(row = '| 4.1 | said | `test/promise.test.ts` `it is kept` |'): string {
  const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => {
    const kept = section === 4 ? row : `| ${section}.1 | said | \`test/promise.test.ts\` \`it is kept\` |`
    return `## §${section} Section\n\n${kept}\n`
  })
  return sections.join('\n')
}

/** A table with a row for every point; `seventh` in place of that of F7. */
function found(seventh?: string): string {
  const points = ['F', 'S'].flatMap((letter) => Array.from({ length: 40 }, (_, i) => `${letter}${i + 1}`)).slice(0, 72)
  const rows = points.map((point) => `| ${point} | said | \`test/promise.test.ts\` \`it is kept\` |`)
  return `${rows.with(6, seventh ?? rows[6] ?? '').join('\n')}\n`
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true })
  writeFileSync(path.join(house, file), text)
}

function houseRules(): { status: number | null; faults: string } {
  const run = spawnSync(process.execPath, ['scripts/check-imports.mjs'], { cwd: house, encoding: 'utf8' })
  return { status: run.status, faults: run.stdout + run.stderr }
}

function check(): { status: number | null; broken: string[]; output: string } {
  const run = spawnSync(process.execPath, ['scripts/check.mjs'], { cwd: house, encoding: 'utf8' })
  const broken = [...run.stdout.matchAll(/^BROKEN (.+) \(/gm)].map((match) => match[1] ?? '')
  return { status: run.status, broken, output: run.stdout + run.stderr }
}

function howTo(fault: string): string {
  return fault.startsWith('writes') ? 'call a use case or query of it' : 'call a query of it'
}
