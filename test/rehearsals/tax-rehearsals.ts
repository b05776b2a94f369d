import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { buildProduct } from '../builders/build-product.ts'
import { done, type Rehearsals, type Stage } from './rehearsal.ts'

const tomorrow = ({ shop }: Stage) =>
  new Date(shop.shop.clock().getTime() + 29.5 * 3_600_000).toISOString().slice(0, 10)

async function buildTaxed(stage: Stage): Promise<{ id: string; change: string }> {
  const { productId: id } = await buildProduct(stage.shop.shop)
  const body = { day: tomorrow(stage), gstRate: 5, anyway: true, reason: 'Notification' }
  const { data } = await done(stage.owner.call(calls.scheduleTax, { params: { id }, body }))
  return { id, change: data.changes[0]?.id ?? '' }
}

/** Rehearsals of the commands on scheduled tax rates. */
export const taxRehearsals = {
  'product.tax': async (stage) => {
    const { productId: id } = await buildProduct(stage.shop.shop)
    const body = { day: tomorrow(stage), gstRate: 5, anyway: true, reason: 'Notification' }
    return { products: [id], perform: () => done(stage.owner.call(calls.scheduleTax, { params: { id }, body })) }
  },
  'product.tax_withdraw': async (stage) => {
    const { id, change } = await buildTaxed(stage)
    return {
      products: [id],
      perform: () => done(stage.owner.call(calls.withdrawTax, { params: { id, change }, body: {} })),
    }
  },
} satisfies Rehearsals
