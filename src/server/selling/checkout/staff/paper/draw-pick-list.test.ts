import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingFrom, pageFaults } from '../../../../../../test/builders/read-pdf.ts'
import { writtenLine } from '../../../../../../test/builders/written-names.ts'
import { often } from '../../../../../../test/how-often.ts'
import { goodsLimits } from '../../../../../shared/goods-limits.ts'
import { limits } from '../../../../../shared/limits.ts'
import { deskLimits } from '../../../../../shared/order-desk-limits.ts'
import type { ShopIdentity } from '../../../../../shared/settings/shop-identity.ts'
import { stockLimits } from '../../../../../shared/stock-limits.ts'
import { page } from '../../../../platform/pdf/pdf-document.ts'
import { drawPickList } from './draw-pick-list.ts'

const seller = { name: 'Beypore Mill Store', colours: { accent: '#ff7a1a' } } as ShopIdentity
const long = (most: number) => 'Bearing 6204 '.repeat(most).slice(0, most).trim()

test('loses no word of the longest list, and each of its pages says what it is', async () => {
  const orders = Array.from({ length: deskLimits.ordersAtOnce }, (_, index) => ({
    number: `BMSX-${100_000 + index}`,
    pieces: 1 + (index % 12),
  }))
  const lines = Array.from({ length: 12 }, (_, index) => ({
    shelf: index === 0 ? null : long(stockLimits.shelfMax),
    name: `${index} ${long(goodsLimits.name - 3)}`,
    pieces: 10_000 + index,
    orders: index < 2 ? orders : orders.slice(0, index),
  }))
  const pdf = await drawPickList(lines, { seller, orders: orders.length, now: new Date('2026-11-26T06:00:00Z') })
  const said = lines.flatMap(({ shelf, name, pieces }) => [shelf ?? '', name, String(pieces)])
  const numbers = orders.map(({ number, pieces }) => (pieces === 1 ? number : `${number}×${pieces}`)).join(', ')
  expect(await missingFrom(pdf, [seller.name, '200 orders', numbers, ...said])).toEqual([])
  expect(await pageFaults(pdf, { margin: page.margin, heads: ['Pick list'] })).toEqual([])
})

const picked = fc.record({
  shelf: fc.option(writtenLine(stockLimits.shelfMax)),
  name: fc
    .tuple(writtenLine(goodsLimits.name), fc.option(writtenLine(goodsLimits.name)))
    .map(([name, variant]) => (variant === null ? name : `${name}, ${variant}`)),
  pieces: fc.constantFrom(1, 144, limits.quantityMax),
  orders: fc.constantFrom(1, 12).map((pieces) => [{ number: 'BMSX-100001', pieces }]),
})
const walked = fc.array(picked, { minLength: 1, maxLength: 40 })
const shopName = writtenLine(60).filter((name) => name.length >= 2)

test('no pick list loses a word, however long it is and in whatever script', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(walked, shopName, async (lines, name) => {
      const head = { seller: { ...seller, name }, orders: 2, now: new Date('2026-11-26T06:00:00Z') }
      const pdf = await drawPickList(lines, head)
      const pieces = lines.reduce((sum, each) => sum + each.pieces, 0)
      const said = lines.flatMap((line) => [line.shelf ?? '', line.name, String(line.pieces)])
      const total = `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} in all`
      expect(await missingFrom(pdf, [name, '2 orders', '26 Nov 2026', total, ...said])).toEqual([])
      expect(await pageFaults(pdf, { margin: page.margin, heads: ['Pick list'] })).toEqual([])
    }),
    { numRuns: often(20, 6), endOnFailure: true },
  )
})
