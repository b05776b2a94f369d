import { expect, test } from 'vitest'
import { unitSymbols } from '../domain/catalogue/attributes/measure-units.ts'
import { splitQuantity } from '../domain/catalogue/attributes/read-quantity.ts'
import { readNetAmount } from '../domain/catalogue/net-amount.ts'
import { readMigrations } from '../server/platform/db/read-migrations.ts'
import { readDemo } from './read-demo.ts'
import { valuesOf } from './typed-goods.ts'

const demo = readDemo()
const { products, definitions } = demo

/** The texts of each product with the attributes that hold for them: the rows of the product, and what varies. */
const written = products.flatMap((product) => {
  const own = valuesOf(definitions, product.attributes)
  const variants = (product.variants ?? []).map((each) => ({ each, values: valuesOf(definitions, each.ownAttributes) }))
  const weights = (grams: number | undefined) => (grams === undefined ? [] : [grams, grams / 1000])
  const net = (declared: string) => readNetAmount(declared)?.amount ?? []
  return [
    ...Object.entries(product.specifications ?? {}).map(([title, text]) => ({
      where: `${product.id}: ${title}`,
      text,
      values: own,
      numbers: [net(product.netQuantity), weights(product.weightGrams)].flat(),
    })),
    ...own
      .filter(({ key, value }) => typeof value === 'string' && !['thread', 'standard', 'ends'].includes(key))
      .map(({ key, text }) => ({ where: `${product.id}: ${key}`, text, values: own, numbers: [] as number[] })),
    ...variants.map(({ each, values }) => ({
      where: each.id,
      text: each.attributes.description,
      values: [...own, ...values],
      numbers: [net(each.netQuantity ?? product.netQuantity), weights(each.weightGrams)].flat(),
    })),
  ]
})

/** Words that stand behind a number like a unit: what is written `105 x 1 x 16 mm` has three of them. */
const units = [...unitSymbols, 'sq mm', 'mfd', 'lumen', 'in', 'litre', 'spm', 'LPH', 'degrees', 'micron', 'rods', '"']
const behind = units
  .map((unit) => unit.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  .sort((one, other) => other.length - one.length)
const measured = new RegExp(
  String.raw`(?<![\w.])(\d[\d.]*(?:(?: x |-| to |-\d+\/|\/)\d[\d.]*)*) ?(?:${behind.join('|')})(?![a-z])`,
  'gi',
)

/** Every number with a unit behind it; those of a product or a range one by one. */
const numbersIn = (text: string) =>
  [...text.matchAll(measured)].flatMap(([, digits = '']) => {
    const whole = splitQuantity(digits)
    if (whole?.unit === '') return [whole.number]
    return digits.split(/ x |-| to |\//).map(Number)
  })

/** Names that look like a measure: a screw's number, a motor's frame, a tap's tolerance. */
const names = /No\. 12|frame \d+[A-Z]|6H/g

test('no specification and no variant holds a number with a unit that is not an attribute too', () => {
  const silent = written.flatMap(({ where, text, values, numbers }) => {
    const said = new Set([
      ...numbers,
      ...values
        .filter((each) => typeof each.value === 'number')
        .flatMap((each) => [each.value, ...numbersIn(each.text), splitQuantity(each.text)?.number]),
    ])
    return numbersIn(text.replace(names, ''))
      .filter((number) => !said.has(number))
      .map((number) => `${where}: ${number} of “${text}”`)
  })
  expect(silent).toEqual([])
})

test('the goods that a fitter measures are measured', () => {
  const has = (id: string, key: string) => {
    const product = products.find((each) => each.variants?.some((v) => v.id === id) || each.id === id)
    const variant = product?.variants?.find((each) => each.id === id)
    const values = [product?.attributes, variant?.ownAttributes].flatMap((each) => valuesOf(definitions, each))
    return values.filter((each) => each.key === key).map((each) => each.value)
  }
  expect(has('metal-cutting-disc--105x1', 'rated-speed')).toEqual([14_500])
  expect(has('angle-grinder--100mm-850w', 'no-load-speed')).toEqual([11_000])
  expect(has('ball-bearing-6204-2rs', 'bore')).toEqual([20])
  expect(has('hex-bolt-8-8-zinc--m8x25', 'thread')).toEqual(['M8'])
  expect(has('masonry-bit-set-5pc', 'diameter')).toEqual([4, 5, 6, 8, 10])
  expect(has('oil-seal-tc-nbr--25x47x7', 'min-temperature')).toEqual([-30])
  expect(has('brass-ball-valve-full-bore--32mm', 'pipe-size')).toEqual([1.25])
  expect(has('induction-motor-3ph-1440rpm--5hp', 'power')).toEqual([3.7])
})

test('whatever a category’s goods say has its place in the category’s list', () => {
  for (const { category, filtered, also } of demo.categoryAttributes) {
    const keys = products
      .filter((each) => each.category === category)
      .flatMap((each) => [each.attributes, ...(each.variants ?? []).map((variant) => variant.ownAttributes)])
      .flatMap((each) => valuesOf(definitions, each).map(({ key }) => key))
    expect([category, [...new Set(keys)].sort()]).toEqual([category, [...filtered, ...also].sort()])
  }
})

test('an attribute’s unit is one that can be read, and every shop begins with the list', () => {
  const units = [...definitions.values()].map((each) => each.unit).filter((unit) => unit !== null)
  expect(units.filter((unit) => !unitSymbols.includes(unit))).toEqual([])
  const sql = readMigrations()
    .filter((each) => each.sql.includes('INSERT INTO attributes '))
    .map((each) => each.sql)
    .join('\n')
  const missing = [...definitions.values()].filter(({ key, name, kind, unit }) => {
    const quoted = [key, name, kind].map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')
    return !sql.includes(`(${quoted}, ${unit === null ? 'NULL' : `'${unit}'`})`)
  })
  expect(missing).toEqual([])
})
