import { expect, test } from 'vitest'
import { notOfTheGoods } from './not-of-the-goods.ts'
import { readDemo } from './read-demo.ts'
import { isSaid, measuresIn } from './told-measures.ts'

const demo = readDemo()
const excused = Object.values(notOfTheGoods).flatMap((each) =>
  Object.entries(each).flatMap(([id, told]) => told.map((measure) => `${id}: ${measure}`)),
)
const silent = demo.products.flatMap((product) =>
  measuresIn(product.description)
    .filter(({ measures }) => !measures.every((each) => isSaid(each, product, demo)))
    .map(({ told }) => `${product.id}: ${told}`),
)

test('what a description measures is said by an attribute too, but for what is no property of the goods', () => {
  expect(silent.filter((each) => !excused.includes(each))).toEqual([])
})

test('nothing is excused that nobody tells, or that an attribute says', () => {
  expect(excused.filter((each) => !silent.includes(each))).toEqual([])
})

test('numbers are read as they stand in a sentence', () => {
  const sentence =
    'A 105 x 1 mm disc, 4 inch, runs at 10,000 rpm for 1-1/4 or 2 hours; darkens in 1/25,000 second, 6204 is a name'
  expect(measuresIn(sentence).flatMap(({ measures }) => measures)).toEqual([
    '105 mm',
    '1 mm',
    '4 inch',
    '10000 rpm',
    '1-1/4 hours',
    '2 hours',
    '1/25000 second',
  ])
})
