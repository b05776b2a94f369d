import type { Page } from '@playwright/test'
import { sendAs } from './office.ts'

const product = 'ball-bearing-6204-2rs'
/** Texts of the records that are made. */
const plainWords = {
  supplier: 'Feroke Bolts',
  note: '',
  bill: 'FB/',
  job: 'Bearings',
  asker: 'Amina Beevi',
  badge: 'Onam',
}

/**
 * Returns the record for each screen that shows one, by who has an office screen open in this page. A new screen of a record has
 * its place here.
 */
export async function recordsOf(
  page: Page,
  orderId: string,
  words = plainWords,
): Promise<Readonly<Record<string, string>>> {
  const firstOf = async (list: string) => `${list}/${(await sendAs(page, `GET /${list.slice(1)}`))[0]._id}`
  const nothing = { phone: null, email: null, gstin: null, deliveryDays: 5, note: words.note }
  const supplier = await sendAs(page, 'POST /suppliers', { name: `${words.supplier} ${Date.now()}`, ...nothing })
  const bill = await sendAs(page, 'POST /receipts', {
    supplierId: supplier._id,
    billNumber: `${words.bill}${Date.now()}`,
    billDate: '2026-11-20',
    lines: [{ item: product, quantity: 3, cost: 40 }],
  })
  const count = await sendAs(page, 'POST /counts', { scope: { kind: 'random', items: 5 } })
  const change = { kind: 'price', field: 'price', percent: 4, round: '1' }
  const work = { title: words.job, filter: { text: 'bearing' }, change }
  const job = await sendAs(page, 'POST /bulk-changes', work)
  const asked = { name: words.asker, phone: '9847012345', lines: [{ productId: product, quantity: 2 }] }
  await page.request.post('/api/v1/quote', { data: asked })
  const sale = await sendAs(page, 'POST /sales', laterSale(words.badge))
  const { customer } = await sendAs(page, `GET /orders/${orderId}`)
  return {
    '/quotes/:id': await firstOf('/quotes'),
    '/customers/:id': `/customers/${customer._id}`,
    '/reports/:name': '/reports/sales',
    '/orders/:id': `/orders/${orderId}`,
    '/counts/:id': `/counts/${count._id}`,
    '/products/:id': `/products/${product}`,
    '/products/:id/tax': `/products/${product}/tax`,
    '/settings/:group': '/settings/hours',
    '/set-up/:step': '/set-up/hours',
    '/questions/:id': await firstOf('/questions'),
    '/reviews/:id': await firstOf('/reviews'),
    '/dictionary/:id': `/dictionary/${(await sendAs(page, 'GET /dictionary')).words[0]._id}`,
    '/attributes/of/:id': '/attributes/of/bearings',
    '/attributes/:id': '/attributes/api-class',
    '/fit/:id': '/fit/wheel-grinder',
    '/window/:kind': '/window/banners',
    '/window/:kind/:id': '/window/banners/hero-grinders',
    '/coupons/:id': await firstOf('/coupons'),
    '/sales/:id': `/sales/${sale._id}`,
    '/policies/:name': '/policies/accessibility',
    '/people/:id': `/people/${(await sendAs(page, 'GET /people')).people[0]._id}`,
    '/stock/bills/:id': `/stock/bills/${bill._id}`,
    '/stock/suppliers/:id': `/stock/suppliers/${supplier._id}`,
    '/stock/items/:id': `/stock/items/${product}`,
    '/files/:id': `/files/${job._id}`,
  }
}

/** A sale of a second in some weeks, so that no two of them meet. */
function laterSale(badge: string) {
  const startsAt = Date.now() + Math.round((40 + Math.random() * 20) * 86_400_000)
  const [from, until] = [startsAt, startsAt + 1000].map((at) => new Date(at).toISOString())
  const terms = { discountType: 'percentage', value: 5, startsAt: from, endsAt: until, belowCost: true }
  return { badge, reach: 'products', targets: [product], ...terms }
}
