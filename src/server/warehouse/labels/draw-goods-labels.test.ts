import fc from 'fast-check'
import { expect, test } from 'vitest'
import { misplaced, missingFrom, pagesOf } from '../../../../test/builders/read-pdf.ts'
import { writtenLine } from '../../../../test/builders/written-names.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { labelKinds, labelSizeNames } from '../../../shared/office/labels.ts'
import { drawGoodsLabels } from './draw-goods-labels.ts'
import type { LabelOf } from './print-labels.ts'

const price = fc.constantFrom(0.5, 1_299, 1_23_456.5, goodsLimits.priceRupees)
const label = fc
  .record({
    name: writtenLine(goodsLimits.name),
    variantName: fc.option(fc.constantFrom('⅝ inch × 2 mm', '40 mm', 'കറുപ്പ്')),
    price,
    dearer: fc.boolean(),
    code: fc.option(fc.constant({ code: '8901030865275', kind: 'ean13' as const })),
    perMetre: fc.boolean(),
  })
  .map(({ dearer, code, perMetre, ...named }): LabelOf => {
    const item = { ...named, mrp: dearer ? named.price * 2 : named.price } as LabelOf['item']
    return { item, code, copies: 1, unitPrice: perMetre ? { paise: item.price * 10, per: 'm' } : undefined }
  })

test('no label of goods loses its code, its size or its price, and nothing on it lies on another thing', {
  timeout: 120_000,
}, async () => {
  const [kind, size] = [fc.constantFrom(...labelKinds), fc.constantFrom(...labelSizeNames)]
  await fc.assert(
    fc.asyncProperty(label, kind, size, async (each, kind, size) => {
      const about = { kind, size, skip: 0, seller: 'Beypore Mill Store', now: new Date('2026-11-26T06:00:00Z') }
      const pdf = await drawGoodsLabels([each], about)
      const { item, code } = each
      const prices = kind === 'shelf' ? [formatRupees(item.price), 'incl. of all taxes'] : []
      expect(await missingFrom(pdf, [code?.code ?? '', item.variantName ?? '', ...prices])).toEqual([])
      expect((await pagesOf(pdf)).flatMap(misplaced)).toEqual([])
    }),
    { numRuns: 40, endOnFailure: true },
  )
})
