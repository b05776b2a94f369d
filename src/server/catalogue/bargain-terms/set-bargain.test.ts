import { expect, test } from 'vitest'
import { openShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

test('terms that are set anew are the same record, and the history has what they were', async () => {
  const shop = await openShop()
  try {
    const owner = await buildStaff(shop, ['owner'])
    const { productId } = await buildProduct(shop.shop, { price: 200 })
    const terms = {
      productId,
      variantId: null,
      from: 50,
      floorType: 'percentage',
      floorValue: 30,
      counterOffers: 3,
    } as const
    expect((await owner.call(calls.setBargain, { body: terms })).status).toBe(200)
    expect((await owner.call(calls.setBargain, { body: { ...terms, from: 60 } })).status).toBe(200)
    const { body } = await owner.call(calls.listBargains, { query: {} })
    expect(body.data).toMatchObject([{ productId, from: 60, floorValue: 30, price: 200, floorPrice: 140 }])
    const { rows } = await shop.pool.query(
      `SELECT before ->> 'from_quantity' AS was, after ->> 'from_quantity' AS now FROM changes WHERE entity = 'bargain' ORDER BY id`,
    )
    expect(rows).toEqual([
      { was: null, now: '50' },
      { was: '50', now: '60' },
    ])
  } finally {
    await shop.close()
  }
})
