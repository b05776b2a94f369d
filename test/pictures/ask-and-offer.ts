import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { openOffice, sendAs } from '../browser/office.ts'
import { newShopper } from '../browser/shopper.ts'

/** Offers are taken for a product, and somebody makes one. */
export async function offerPrice(page: Page, request: APIRequestContext): Promise<void> {
  const place = { productId: 'ball-bearing-6204-2rs', variantId: null }
  await openOffice(page, '/')
  await sendAs(page, 'POST /bargains', {
    ...place,
    from: 50,
    floorType: 'percentage',
    floorValue: 15,
    counterOffers: 3,
  })
  const shopper = await newShopper(request)
  await shopper.call('POST', '/bargain/offer', { ...place, quantity: 60, price: 120 })
}

/** A firm has asked for a quotation. */
export async function askForQuote(request: APIRequestContext): Promise<void> {
  const lines = [
    { productId: 'ball-bearing-6204-2rs', quantity: 40 },
    { productId: 'impact-drill-13mm-650w', quantity: 2 },
  ]
  const data = { name: 'Sreedharan K', phone: '9847012345', email: 'sreedharan@example.com', lines }
  expect((await request.post('/api/v1/quote', { data })).status()).toBe(201)
}
