import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingFrom, pageFaults } from '../../../../../test/builders/read-pdf.ts'
import { writtenLine } from '../../../../../test/builders/written-names.ts'
import type { ReorderGroup } from '../../../../shared/contract/office/reorder-calls.ts'
import { goodsLimits } from '../../../../shared/goods-limits.ts'
import { limits } from '../../../../shared/limits.ts'
import type { ShopIdentity } from '../../../../shared/settings/shop-identity.ts'
import { stockLimits } from '../../../../shared/stock-limits.ts'
import { page } from '../../../platform/pdf/pdf-document.ts'
import { drawReorder } from './draw-reorder.ts'

const line = fc.record({
  name: writtenLine(2 * goodsLimits.name),
  code: fc.option(writtenLine(stockLimits.supplierCodeMax)),
  pack: fc.constantFrom(1, 12, 1_000),
  packs: fc.constantFrom(1, 90, 100),
})

const buyer = fc.record({ legalName: writtenLine(150), address: writtenLine(150) })

test('no order to a supplier loses a word, however long it is and in whatever script; each of its pages has its heads', {
  timeout: 240_000,
}, async () => {
  const lines = fc.array(line, { minLength: 1, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(lines, writtenLine(limits.nameMax), buyer, async (wanted, name, { legalName, address }) => {
      const group = {
        supplier: { _id: 'one', name, phone: null, deliveryDays: 7 },
        lines: wanted.map(({ packs, ...each }) => ({ ...each, suggestion: packs * each.pack })),
      } as ReorderGroup
      const seller = { legalName, address, state: 'Kerala', gstin: '32AAKFB7421M1ZE' }
      const shop = { name: 'Mill', seller, phone: '+91 495 000 0140', colours: { accent: '#ff7a1a' } } as ShopIdentity
      const pdf = await drawReorder(group, shop, new Date('2026-11-26T06:00:00Z'))
      const goods = group.lines.flatMap((each) => [each.name, each.code ?? '', String(each.suggestion)])
      const said = [name, legalName, address, seller.gstin, shop.phone, ...goods]
      expect(await missingFrom(pdf, said)).toEqual([])
      expect(await pageFaults(pdf, { margin: page.margin, heads: ['Item'] })).toEqual([])
    }),
    { numRuns: 20, endOnFailure: true },
  )
})
