import { expect, type Page } from '@playwright/test'
import { alive } from './journey.ts'
import { newIdentity } from './shopper.ts'

/** The text of the complaint. */
export const complaintText = 'The coupling that came is for 19 mm.\nI ordered 24 mm.'

/** The form of a complaint, by its fields. */
export const complaintForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Your complaint' })
  return {
    name: form.getByLabel('Full name'),
    phone: form.getByLabel('Phone number'),
    email: form.getByLabel('Email Address'),
    order: form.getByLabel('Order number'),
    text: form.getByLabel('What went wrong?'),
    send: form.getByRole('button', { name: /^Send/ }),
    form,
  }
}

/** Types a whole complaint; `phone` is where it is answered. */
export async function fillComplaint(page: Page, phone = '9847012345'): Promise<void> {
  const form = complaintForm(page)
  await form.name.fill('Amina Beevi')
  await form.phone.fill(phone)
  await form.order.fill('BMS-100123')
  await form.text.fill(complaintText)
}

/** A complaint that was sent from here, and its address. */
export async function sendComplaint(page: Page): Promise<{ number: string; link: string }> {
  await page.goto('/grievance')
  await alive(page)
  await fillComplaint(page, newIdentity().phonenumber)
  await complaintForm(page).send.click()
  await expect(page.getByRole('main').getByRole('heading', { name: /^TKT-/ })).toBeVisible()
  const { pathname, hash } = new URL(page.url())
  return { number: hash.slice(1).split('.')[0] ?? '', link: pathname + hash }
}
