import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingFrom, pageFaults } from '../../../../../../test/builders/read-pdf.ts'
import { writtenLine } from '../../../../../../test/builders/written-names.ts'
import { goodsLimits } from '../../../../../shared/goods-limits.ts'
import { limits } from '../../../../../shared/limits.ts'
import { paperSizes } from '../../../../../shared/office/paper-sizes.ts'
import type { ShopIdentity } from '../../../../../shared/settings/shop-identity.ts'
import { stockLimits } from '../../../../../shared/stock-limits.ts'
import { page } from '../../../../platform/pdf/pdf-document.ts'
import { addressLines } from './address-lines.ts'
import { drawSlips, type SlipOrder } from './draw-slips.ts'

const field = writtenLine(limits.addressFieldMax)
const order = fc
  .record({
    delivery_address: fc.record({
      fullName: writtenLine(limits.nameMax),
      building: field,
      street: field,
      landmark: field,
      city: field,
      state: fc.constant('Dadra and Nagar Haveli and Daman and Diu'),
      pincode: fc.constant('396191'),
      phone: fc.constant('9847012345'),
    }),
    lines: fc.array(
      fc.record({
        name: writtenLine(goodsLimits.name),
        variant_name: fc.option(writtenLine(goodsLimits.name)),
        shelf: fc.option(writtenLine(stockLimits.shelfMax)),
        quantity: fc.constantFrom(1, 144, limits.quantityMax),
      }),
      { minLength: 1, maxLength: 40 },
    ),
  })
  .map((each) => ({ ...each, id: 'one', number: 'BMSX-100001', created_at: new Date('2026-11-20T09:00:00Z') }))
  .map((each) => each as unknown as SlipOrder)

const shopName = writtenLine(60).filter((name) => name.length >= 2)

test('no packing slip loses a word, however long it is and in whatever script; each of its pages says whose it is', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(order, shopName, fc.constantFrom(...paperSizes), async (each, name, paperSize) => {
      const seller = { name, colours: { accent: '#ff7a1a' } } as ShopIdentity
      const now = new Date('2026-11-26T06:00:00Z')
      const pdf = await drawSlips([each], { seller, copies: new Map([['one', 12]]), now, paperSize })
      const goods = each.lines.flatMap((line) => [
        line.variant_name ? `${line.name}, ${line.variant_name}` : line.name,
        line.shelf ?? '',
        String(line.quantity),
      ])
      expect(await missingFrom(pdf, [name, ...addressLines(each), ...goods])).toEqual([])
      const heads = [each.number]
      expect(await pageFaults(pdf, { margin: page.margin, heads })).toEqual([])
    }),
    { numRuns: 20, endOnFailure: true },
  )
})
