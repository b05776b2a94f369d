import { cutCall, failCall, holdCall, restoreCall } from './calls.ts'
import { expect, open, takeToast, test } from './journey.ts'
import { newIdentity } from './shopper.ts'

const subscribe = '/user/submit-user-details'

test('the newsletter names the first rule that is broken, and keeps what was typed until it succeeds', async ({
  page,
  journey,
}) => {
  journey.allow(/answer (500|503)|request failed: POST .*submit-user-details/)
  await open(page, '/terms')
  const form = page.getByRole('form', { name: 'Rates, arrivals and offers' })
  const submit = form.getByRole('button', { name: 'Submit' })
  const fill = async (name: string, email: string, phone: string) => {
    await form.getByLabel('Full name').fill(name)
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Phone').fill(phone)
  }
  const sent: string[] = []
  page.on('request', (call) => void (call.url().endsWith(subscribe) && sent.push(call.postData() ?? '')))

  for (const [name, email, phone, problem] of [
    ['', '', '', 'Please fill all the fields'],
    ['A1', 'nonsense', '', 'Please fill all the fields'],
    ['A1', 'nonsense', '984701234', 'Please enter a valid phone number'],
    ['A1', 'nonsense', '98470abcde', 'Please enter a valid phone number'],
    ['A1', 'nonsense', '9847012345', 'Please enter a valid email address'],
    ['  A1  ', 'a@example.com', '9847012345', 'Please enter a valid name'],
    ['Amina 2', 'a@example.com', '9847012345', 'Full name should only contain letters and spaces'],
  ] as const) {
    await fill(name, email, phone)
    await submit.click()
    await takeToast(page, problem)
  }
  expect(sent).toEqual([])

  const { email, phonenumber } = newIdentity()
  await fill('  Amina Beevi ', email, phonenumber)
  await failCall(page, subscribe, 503, 'The letters are sold out')
  await submit.click()
  await takeToast(page, 'The letters are sold out')
  await cutCall(page, subscribe)
  await submit.click()
  await takeToast(page, 'Unable to connect to server. Please check your internet connection.')
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await restoreCall(page, subscribe)

  const held = await holdCall(page, subscribe)
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect(submit).toBeDisabled()
  held.release()
  await takeToast(page, 'Subscribed successfully')
  expect(held.count()).toBe(1)
  expect(JSON.parse(sent.at(-1) ?? '')).toEqual({ name: 'Amina Beevi', email, phone: phonenumber })
  for (const field of ['Full name', 'Email', 'Phone']) await expect(form.getByLabel(field)).toHaveValue('')
})

test('the footer leads to categories and highlights, and says who the shop is', async ({ page }) => {
  await open(page, '/terms')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('navigation', { name: /ategories/ }).getByRole('link')).toHaveCount(14)
  for (const [name, id] of [
    ['Best Sellers', 'best-sellers'],
    ['Trending', 'trending'],
    ['Clearance sale', 'clearance-sale'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    expect(await page.evaluate(() => history.state.usr)).toEqual({ selectedCategory: { id, name } })
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  }
  await expect(footer).toContainText(/Calicut.*Kerala/)
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(footer.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91/)
  await expect(footer.getByRole('link', { name: /Instagram/ })).toHaveAttribute('href', /^https:\/\//)
  await expect(footer).toContainText('Powered by')
  const pages = footer.getByRole('navigation', { name: 'About the shop' }).getByRole('link')
  const addresses = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([
    '/quick-order',
    '/about',
    '/contact',
    '/shipping',
    '/returns',
    '/grievance',
    '/terms',
    '/privacy',
    '/accessibility',
  ])
})
