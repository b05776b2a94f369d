import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { buildProduct } from '../builders/build-product.ts'
import { done, type Rehearsal, type Rehearsals, type Stage } from './rehearsal.ts'

type Kind = 'banners' | 'category-banners' | 'offers' | 'categories' | 'subcategories' | 'brands' | 'labels'

const picture = '/pictures/0123456789abcdef01234567-2400x900-aaabbbccc/1280.webp'

let made = 0

/** Returns the fields of a banner, which shoppers see on the first page. */
function banner(): Record<string, unknown> {
  made += 1
  const words = { alt: 'Pumps on a bench', title: `Monsoon pumps ${made}`, subtitle: 'Dry cellars' }
  const shown = { startsAt: '2026-01-05T03:30:00.000Z', endsAt: null }
  return { bannerFor: 'hero', image: picture, ...words, link: '/products', brandId: null, ...shown }
}

async function buildBanner({ owner }: Stage): Promise<{ id: string; title: string }> {
  const fields = banner()
  const { data } = await done(owner.call(calls.addToWindow, { params: { kind: 'banners' }, body: { fields } }))
  return { id: data._id, title: String(fields.title) }
}

const kind: Kind = 'banners'

/** A call about a banner that is there. */
const ofBanner =
  (call: 'archiveInWindow' | 'restoreInWindow'): Rehearsal =>
  async (stage) => {
    const params = { kind, id: (await buildBanner(stage)).id }
    if (call === 'restoreInWindow') await done(stage.owner.call(calls.archiveInWindow, { params }))
    return { perform: () => done(stage.owner.call(calls[call], { params })) }
  }

/** A label that nothing has yet. */
async function buildLabel({ owner }: Stage): Promise<string> {
  made += 1
  const body = { fields: { name: `Harvest ${made}` } }
  return (await done(owner.call(calls.addToWindow, { params: { kind: 'labels' }, body }))).data._id
}

/** Rehearsals of the commands on storefront content. */
export const windowRehearsals = {
  'window.add': async ({ owner }) => ({
    perform: () => done(owner.call(calls.addToWindow, { params: { kind }, body: { fields: banner() } })),
  }),
  'window.change': async (stage) => {
    const { id, title } = await buildBanner(stage)
    const body = { version: 1, changes: { title: { was: title, now: `${title}, again` } } }
    return { perform: () => done(stage.owner.call(calls.changeWindow, { params: { kind, id }, body })) }
  },
  'window.order': async (stage) => {
    await buildBanner(stage)
    const { id } = await buildBanner(stage)
    return { perform: () => done(stage.owner.call(calls.orderWindow, { params: { kind, id }, body: { to: 'up' } })) }
  },
  'window.archive': ofBanner('archiveInWindow'),
  'window.restore': ofBanner('restoreInWindow'),
  'label.goods': async (stage) => {
    const [label, { productId }] = [await buildLabel(stage), await buildProduct(stage.shop.shop)]
    const body = { add: [productId] }
    return {
      perform: () => done(stage.owner.call(calls.labelGoods, { params: { id: label }, body })),
      products: [productId],
      paths: [`/api/v1/product/get-products?labelId=${label}`],
    }
  },
} satisfies Rehearsals
