import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildHouse, type House } from './house.ts'

let house: House
beforeEach(() => {
  house = buildHouse()
})
afterEach(() => house.tearDown())

describe('the rules of the house', () => {
  test('a house in order passes', () => {
    expect(house.rules()).toEqual({ status: 0, faults: '' })
  })

  test.each([
    ['src/shared/a.ts', "import { rule } from '../domain/rule.ts'\n", 'shared may not import domain'],
    [
      'src/domain/catalogue/stock/a.ts',
      "import { sell } from '../../../server/selling/orders/sell.ts'\n",
      'domain may not import server',
    ],
    ['src/web/cart/a.ts', "import type { Row } from '../../server/cart/row.ts'\n", 'web may not import server'],
    ['src/web/cart/a.ts', "const rule = await import('../../domain/rule.ts')\n", 'web may not import domain'],
    ['src/web/cart/a.ts', 'export const key = crypto.randomUUID()\n', 'crypto.randomUUID: newIdempotencyKey'],
    ['src/web/cart/a.ts', 'export const options = { throwOnError: true }\n', 'no query of the storefront throws'],
    [
      'src/server/selling/cart/a.ts',
      "import { page } from '../../../web/start/routes.tsx'\n",
      'server may not import web',
    ],
    ['src/server/demo/a.ts', "import { page } from '../../sandbox/a.ts'\n", 'server may not import sandbox'],
    ['src/sandbox/a.ts', "import { load } from '../demo/load.ts'\n", 'sandbox may not import demo'],
    ['src/back-office/a.tsx', "import { Cart } from '../web/cart/cart.tsx'\n", 'back-office may not import web'],
    ['src/ui/a.tsx', "import { Cart } from '../web/cart/cart.tsx'\n", 'ui may not import web'],
    ['src/shared/a.ts', "import fs from 'node:fs'\n", 'shared runs in the browser too'],
    ['src/domain/a.ts', "import pg from 'pg'\n", 'domain uses no package but zod/mini,entities'],
    ['src/server/selling/cart/a.ts', "import { openShop } from '../../../test/app.ts'\n", 'nothing outside src/'],
  ])('an import in the wrong direction is told: %s %s', (file, text, fault) => {
    house.write(file, text)
    expect(house.rules()).toEqual({ status: 1, faults: expect.stringContaining(fault) })
    expect(house.rules().faults).toContain(file)
  })

  test.each([
    ['src/back-office/catalogue/goods/a.tsx', '<Field label="Price" inputMode="decimal" />\n'],
    [
      'src/back-office/catalogue/goods/a.tsx',
      '<Field label="Price" inputMode={isAmount ? \'numeric\' : undefined} />\n',
    ],
    ['src/web/cart/a.tsx', '<input type="number" />\n'],
  ])('an input of a number that is not the one reader’s is told: %s %s', (file, text) => {
    house.write(file, text)
    expect(house.rules()).toEqual({ status: 1, faults: expect.stringContaining('take NumberField or NumberText') })
  })

  test.each([
    ['src/web/cart/a.ts', "export const zone = { timeZone: 'Asia/Kolkata' }\n"],
    ['src/server/selling/cart/a.ts', 'export const begins = (day: string) => new Date(day + "T00:00:00+05:30")\n'],
    ['src/domain/selling/a.ts', 'export const there = moment.getTime() + 5.5 * 3_600_000\n'],
    ['src/server/selling/cart/a-queries.ts', "sql`(at AT TIME ZONE 'Asia/Kolkata')::date`\n"],
    ['db/functions/month_of.sql', "SELECT (moment AT TIME ZONE 'Asia/Kolkata')::date\n"],
  ])('Indian time that is not the one place’s is told: %s %s', (file, text) => {
    house.write(file, text)
    expect(house.rules()).toEqual({ status: 1, faults: expect.stringContaining('Indian time is reckoned by') })
  })

  test.each([
    `export const text = (rupees: number) => \`₹\${rupees}\`\n`,
    "export const short = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })\n",
    "export const day = new Intl.DateTimeFormat('en-IN')\n",
    "export const seen = (at: Date) => at.toLocaleString('en-IN', { dateStyle: 'medium' })\n",
    "export const clock = indianFormat({ day: 'numeric', month: 'short', hour: '2-digit' })\n",
    `export const rate = (percent: number) => \`GST \${percent} %\`\n`,
    "export const most = 'At most 100 %'\n",
  ])('a date, an amount or a percentage in a form of its own is told: %s', (text) => {
    house.write('src/web/cart/a.ts', text)
    const forms = /written by (format(Rupees|Date|Moment)|the number with % close behind it)/
    expect(house.rules()).toEqual({ status: 1, faults: expect.stringMatching(forms) })
  })

  test.each([
    ["await sql`UPDATE carts SET id = ''`", 'writes carts, which belongs to selling/cart'],
    ["await db.insertInto('carts').values(row)", 'writes carts, which belongs to selling/cart'],
    ["await db.selectFrom('carts').select('id')", 'reads carts, which belongs to selling/cart'],
    ['await pool.query(`select id from orders left join carts on true`)', 'reads carts, which belongs to selling/cart'],
  ])('SQL for another noun’s table is told: %s', (code, fault) => {
    house.write('src/server/selling/orders/move-queries.ts', `// from carts\n${code}\n`)
    expect(house.rules()).toEqual({
      status: 1,
      faults: `src/server/selling/orders/move-queries.ts ${fault}: ${howTo(fault)}\n`,
    })
  })

  test.each(['/** What is sold. */', '/**\n * Whether it is sold.\n * Never null.\n */'])(
    'a docstring that begins with a clause is told: %s',
    (text) => {
      house.write('src/domain/selling/a.ts', `/** Returns what is sold. */\n${text}\nexport const a = 1\n`)
      expect(house.rules()).toEqual({ status: 1, faults: expect.stringContaining('begin with a verb or a noun') })
    },
  )

  test.each([
    ['http/a.ts', 'export const couponsOf = (text: string) => text\n', 'names “coupons”'],
    ['http/a.ts', 'export const REVIEW_BYTES = 5\n', 'names “REVIEW”'],
    ['cache/a.ts', "export const paths = ['/wish-list', '/media']\n", 'names “wish”'],
    ['a.ts', "import type { Cart } from '../../domain/selling/cart.ts'\n", 'names “Cart”'],
    ['mail/a.ts', "export const subject = 'About your orders'\n", 'names “orders”'],
  ])('a noun of the shop in the platform is told: %s %s', (file, text, fault) => {
    house.write(`src/server/platform/${file}`, text)
    expect(house.rules()).toEqual({ status: 1, faults: expect.stringContaining(fault) })
  })

  test('the platform may sort, describe tables, and say in a comment what it is for', () => {
    house.write(
      'src/server/platform/http/a.ts',
      "// of an order\nquery.orderBy('id')\nawait sql`SELECT 1 ORDER BY 1`\n",
    )
    house.write('src/server/platform/db/tables.ts', 'export interface CartTables {}\n')
    expect(house.rules()).toEqual({ status: 0, faults: '' })
  })

  test('two types of one name in a layer are told, one in each of two layers are not', () => {
    house.write('src/domain/selling/orders/a.ts', 'export interface Line {}\n')
    house.write('src/server/selling/orders/b.ts', 'export interface Line {}\n')
    expect(house.rules()).toEqual({ status: 0, faults: '' })
    house.write('src/server/selling/cart/c.ts', 'export type Line = string\n')
    expect(house.rules()).toEqual({ status: 1, faults: expect.stringContaining('one name, one meaning') })
  })

  test('a folder that the glossary does not know, and one noun in two wings, are told', () => {
    house.write('src/domain/selling/gifts/a.ts', '\n')
    house.write('src/domain/catalogue/orders/b.ts', '\n')
    house.write('src/server/selling/orders/c.ts', '\n')
    expect(house.rules()).toEqual({
      status: 1,
      faults: expect.stringContaining('docs/glossary.md has no row for the folder gifts (selling)'),
    })
    expect(house.rules().faults).toContain('the folder orders stands in the wings catalogue and selling')
  })

  test('a word that the glossary explains twice is told', () => {
    house.write('docs/glossary.md', '| line | one |\n| row, line | another |\n\n## Folders\n\n| line | a folder |\n')
    expect(house.rules()).toEqual({ status: 1, faults: 'docs/glossary.md:2 explains “line” as line 1 does\n' })
  })

  test('SQL for a noun’s own tables, and words in comments, are in order', () => {
    house.write(
      'src/server/selling/orders/order-queries.ts',
      "// left in carts\nawait db.selectFrom('orders').select('id')\n",
    )
    house.write('src/server/selling/cart/carts.ts', '/* from orders */\nawait sql`DELETE FROM carts`\n')
    expect(house.rules()).toEqual({ status: 0, faults: '' })
  })

  test.each([
    ["await db.selectFrom('orders').selectAll()", 'selectAll('],
    ["await db.insertInto('orders').values(row).returningAll()", 'returningAll('],
    ['await pool.query(`SELECT * FROM orders`)', 'SELECT *'],
    ["const text = 'select id, o.* from orders o'", 'select id, o.*'],
    ['await sql`UPDATE orders o SET id = id RETURNING o.*`', 'RETURNING o.*'],
  ])('a statement that asks for all columns is told: %s', (code, found) => {
    house.write('src/server/selling/orders/order-queries.ts', `// select * from orders\n${code}\n`)
    expect(house.rules()).toEqual({
      status: 1,
      faults: `src/server/selling/orders/order-queries.ts:2 ${found}: name the columns (src/server/platform/db/columns-of.ts)\n`,
    })
  })

  test('counting rows and multiplying is in order', () => {
    house.write(
      'src/server/selling/orders/order-queries.ts',
      'await sql`SELECT count(*), price * quantity FROM orders`\n',
    )
    expect(house.rules()).toEqual({ status: 0, faults: '' })
  })

  test('a table that no noun owns is told', () => {
    house.write('db/migrations/0002_second.sql', 'CREATE TABLE wishes (id text);\n')
    expect(house.rules().faults).toMatch(/^table wishes has no owner/)
  })

  test.each([
    ['src/domain/long.ts', 'const a = 1\n'.repeat(251), 'has 251 lines, 250 at most'],
    ['src/server/selling/cart/utils.ts', '\n', 'name it after what is in it'],
    ['src/web/api/index.ts', '\n', 'no barrels'],
    ['src/domain/greeting.ts', '\n', 'has the name of'],
    ['src/domain/catalogue/stock/a.ts', 'const now = new Date()\n', 'new Date(): take clock'],
    ['src/domain/catalogue/stock/a.ts', 'const now = Date.now()\n', 'Date.now(): take clock'],
    ['src/server/selling/orders/a.ts', 'const luck = Math.random()\n', 'Math.random(: take clock'],
    ['src/server/selling/orders/a.ts', 'const id = crypto.randomUUID()\n', 'randomUUID(): take clock'],
  ])('a habit that is broken is told: %s', (file, text, fault) => {
    house.write(file, text)
    expect(house.rules()).toEqual({ status: 1, faults: expect.stringContaining(fault) })
  })

  test('two files of one name for different things are told, the one and the other', () => {
    house.write('src/server/selling/cart/take-back.ts', '\n')
    house.write('src/server/selling/orders/take-back.ts', '\n')
    expect(house.rules()).toEqual({
      status: 1,
      faults:
        'src/server/selling/orders/take-back.ts has the name of src/server/selling/cart/take-back.ts: name each after what is in it\n',
    })
  })

  test('a number by which two files lock is told, however it is written', () => {
    house.write('src/server/selling/cart/a.ts', 'const LOCK = 72_311_299\n')
    expect(house.rules()).toEqual({ status: 0, faults: '' })
    house.write('src/server/selling/orders/b.ts', 'await sql`SELECT pg_advisory_xact_lock(72311299)`\n')
    expect(house.rules()).toEqual({
      status: 1,
      faults:
        'src/server/selling/orders/b.ts: the lock 72311299 is that of src/server/selling/cart/a.ts: take another number\n',
    })
  })

  test('routes, a noun in contract and copy, and tests may have one name', () => {
    for (const file of ['server/cart/routes.ts', 'server/orders/routes.ts', 'server/cart/cart.ts']) {
      house.write(`src/${file}`, '\n')
    }
    for (const file of ['shared/contract/cart.ts', 'shared/copy/cart.ts']) {
      house.write(`src/${file}`, '\n')
    }
    for (const room of ['cart', 'orders']) house.write(`src/server/${room}/races.test.ts`, '\n')
    expect(house.rules()).toEqual({ status: 0, faults: '' })
  })

  test('a 33rd package that the running shop imports is told; one for types or for development is none', () => {
    const imports = Array.from({ length: 32 }, (_, n) => `import '@scope/package-${n}/part'\n`).join('')
    const none = "import type { T } from 'types-alone'\nconst dev = await import('vite')\nimport 'node:fs'\n"
    house.write('src/server/selling/cart/a.ts', imports + none)
    expect(house.rules()).toEqual({ status: 0, faults: '' })
    house.write('src/web/cart/b.tsx', "const one = await import('one-more')\n")
    expect(house.rules()).toEqual({ status: 1, faults: expect.stringContaining('imports 33 packages, 32 at most') })
  })

  test('a package without a hash, and a migration that the former version would not survive, are told', () => {
    house.write('package-lock.json', '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }')
    house.write('test/fixtures/releases/1.0.0/release.json', '{ "lastMigration": "0001_first.sql" }')
    house.write('db/migrations/0002_second.sql', 'DROP TABLE carts;\n')
    const { status, faults } = house.rules()
    expect(status).toBe(1)
    expect(faults).toContain('node_modules/a has no integrity hash')
    expect(faults).toContain('0002_second.sql: drops carts')
  })
})

function howTo(fault: string): string {
  return fault.startsWith('writes') ? 'call a use case or query of it' : 'call a query of it'
}
