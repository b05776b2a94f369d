import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { doAs } from '../../../../test/as-staff.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { misplaced, pagesOf, plain, textOf } from '../../../../test/builders/read-pdf.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import type { VariantWrite } from '../../../domain/catalogue/plan-goods.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { labelLinesText } from '../../../shared/office/label-lines.ts'
import { labelSizeNames } from '../../../shared/office/labels.ts'
import { writeGoods } from '../../catalogue/goods/write-goods.ts'
import { printLabels } from './print-labels.ts'

let shop: TestShop
let packer: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  packer = await buildStaff(shop, ['packer'])
})
afterAll(() => shop.close())

describe('a label of a variant', () => {
  const longName = 'Sanitary Pipe Union Gasket EPDM Washer, food grade, heat resistant, for tri-clamp ferrules'
  const sizes = [
    '⅝ inch × 2 mm',
    '1½ inch (38.1 mm)',
    'കോഴിക്കോട് 40 mm',
    'Outer diameter 12.7 mm, inner diameter 6.35 mm',
  ]

  test.each(labelSizeNames)('of size %s keeps the size of the goods whole, and cuts the name', async (size) => {
    const { productId, variantIds } = await buildProduct(shop.shop, { name: longName, variants: sizes, price: 1234.5 })
    for (const kind of ['shelf', 'code'] as const) {
      for (const [index, variantId] of variantIds.entries()) {
        if (kind === 'code') await packer.call(calls.makeBarcode, { body: { productId, variantId } })
        const items = labelLinesText([{ productId, variantId, copies: 1 }])
        const { bytes } = await printLabels(shop.shop, { kind, size, items, skip: 0 }, { who: 'packer' })
        expect(await textOf(bytes), kind).toContain(plain(sizes[index] ?? ''))
        expect((await pagesOf(bytes)).flatMap(misplaced)).toEqual([])
      }
    }
  })

  test('states the price of a unit where the shop does, and nowhere else', async () => {
    const manager = await buildStaff(shop, ['manager'])
    const { productId, variantIds } = await buildProduct(shop.shop, {
      name: 'Hose',
      variants: ['10 m', 'Roll', '25 m'],
    })
    const net: VariantWrite['fields'][] = [
      {},
      { netQuantity: 'One roll, length as marked' },
      { netAmount: 25, netUnit: 'm' },
    ]
    await doAs(shop, manager, 'goods.bulk', async (work) => {
      work.about({ kind: 'bulk', id: 'all', name: 'all' })
      const variants = variantIds.map((id, index) => ({ id, fields: net[index] ?? {} }))
      await writeGoods(work, shop.shop, [{ id: productId, product: { netAmount: 10, netUnit: 'm' }, variants }])
    })
    const { body } = await shop.call('GET', `/product/get-product/${productId}`)
    const variants: { unitPrice: { amount: number; per: string } | null }[] = body.data.variants
    const stated = variants.map(({ unitPrice }) => unitPrice)
    expect(stated.map((each) => each !== null)).toEqual([true, false, true])
    for (const [index, variantId] of variantIds.entries()) {
      const items = labelLinesText([{ productId, variantId, copies: 1 }])
      const { bytes } = await printLabels(
        shop.shop,
        { kind: 'shelf', size: '50x25', items, skip: 0 },
        { who: 'packer' },
      )
      const each = stated[index]
      const text = await textOf(bytes)
      if (each) expect(text).toContain(plain(`${formatRupees(each.amount)} per ${each.per}`))
      else expect(text).not.toMatch(/₹[\d.,]+per/)
    }
  })
})
