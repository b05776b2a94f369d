import type { BrowserContext, Page } from '@playwright/test'
import { signInStaff } from './office.ts'
import { kozhikode, newShopper } from './shopper.ts'

type Request = Parameters<typeof newShopper>[0]

/** An order by cash on delivery; gives its number and id. */
export async function place(request: Request): Promise<{ number: string; id: string }> {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  const { data } = await shopper.call('POST', '/order/placeorder', {
    address: { ...kozhikode, phone: shopper.phonenumber },
  })
  return { number: data.number, id: data._id }
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
