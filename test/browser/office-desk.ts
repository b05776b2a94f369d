import { randomInt } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { sendAs, signInStaff } from './office.ts'
import { kozhikode, newShopper } from './shopper.ts'

type Request = Parameters<typeof newShopper>[0]

/** Choices for an order: its goods, that the shopper said that the state is right, and the firm that buys. */
interface Otherwise {
  products?: string[]
  stateConfirmed?: boolean
  buyer?: { gstin: string; legalName: string }
}

/** An order by cash on delivery, to a PIN code of Kozhikode; gives its number and id. */
export async function place(
  request: Request,
  pincode = kozhikode.pincode,
  { products = ['ball-bearing-6204-2rs'], ...more }: Otherwise = {},
): Promise<{ number: string; id: string }> {
  const shopper = await newShopper(request, products)
  const { data } = await shopper.call('POST', '/order/placeorder', {
    address: { ...kozhikode, pincode, phone: shopper.phonenumber },
    ...more,
  })
  return { number: data.number, id: data._id }
}

/** Delivers an order that was placed, for cash, by who has an office screen open in this page. */
export async function deliver(page: Page, id: string): Promise<void> {
  await sendAs(page, `POST /orders/${id}/confirm`, { saw: 'pending' })
  await sendAs(page, `POST /orders/${id}/pack`, { saw: 'confirmed' })
  await sendAs(page, `POST /orders/${id}/ship`, { saw: 'packed', carrier: 'DTDC', trackingNumber: null })
  await sendAs(page, `POST /orders/${id}/out-for-delivery`, { saw: 'shipped' })
  await sendAs(page, `POST /orders/${id}/deliver`, { saw: 'out_for_delivery', collectedAs: 'cash' })
}

/** Orders to a PIN code of their own, from one of 40 on: a list of it shows no other test's. */
export async function placeMany(request: Request, count: number, from: number) {
  const pincode = String(from + randomInt(40))
  const placed: { number: string; id: string }[] = []
  while (placed.length < count) {
    const some = Array.from({ length: Math.min(4, count - placed.length) }, () => place(request, pincode))
    placed.push(...(await Promise.all(some)))
  }
  return { pincode, placed }
}

/** The call of this step is done, the one of this count from now on (1: the next), and the browser never learns of it. */
export function loseAnswer(page: Page, step: string, at: number): Promise<void> {
  return page.evaluate(
    ({ step, at }) => {
      const send = window.fetch
      let count = 0
      window.fetch = async (...call) => {
        const answer = await send(...call)
        if (!String(call[0]).endsWith(`/${step}`)) return answer
        count += 1
        if (count !== at) return answer
        throw new TypeError('Failed to fetch')
      }
    },
    { step, at },
  )
}

/** The one of two buttons of this name that is shown at this width. */
export const action = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true')

/** From now on this browser is somebody else's. */
export async function as(context: BrowserContext, role: 'manager' | 'packer', name: string): Promise<void> {
  // a screen that is open would ask with nobody's cookie
  for (const page of context.pages()) await page.goto('about:blank')
  await context.clearCookies()
  await signInStaff(context, [role], name)
}

/** Makes a product, by who has an office screen open in this page: all that its page in the shop wants, as a draft. Gives its id. */
export async function makeDraft(page: Page, name: string, variants: object[] = [], stock = 0): Promise<string> {
  const [{ _id: brandId }] = await sendAs(page, 'GET /window/brands')
  const { record } = await sendAs(page, 'GET /products/metal-cutting-disc')
  const said = { description: 'For flour mills and lathes.', netQuantity: '1 piece', countryOfOrigin: 'India' }
  const product = {
    ...said,
    name,
    categoryId: 'belts-pulleys',
    brandId,
    price: 100,
    hsnCode: '401035',
    gstRate: 18,
    unit: 'NOS',
    manufacturer: 'Malabar Belts, SIDCO Estate, Kozhikode 673014',
    images: record.images.slice(0, 1),
  }
  const made = await sendAs(page, 'POST /products', { product, variants, stock })
  return made.record._id
}
