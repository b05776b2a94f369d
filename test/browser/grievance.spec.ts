import { cutCall, failCall, holdCall, onCall, restoreCall } from './calls.ts'
import { complaintForm, complaintText, fillComplaint } from './complaints.ts'
import { alive, expect, expectToast, open, takeToast, test } from './journey.ts'
import { kozhikode, newShopper } from './shopper.ts'

const send = '/support/tickets'

test('anybody complains without an account, gets a number at once, and follows it by link and by number', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Complaints' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complaints')
  await expect(page.getByRole('main')).toContainText('Faisal Rahman')
  const form = complaintForm(page)
  await fillComplaint(page)
  await form.send.click()
  await expect(page).toHaveURL(/\/grievance\/ticket#TKT-\d{4}-\d{4}\.[\w-]{22}$/)
  const main = page.getByRole('main')
  const link = page.url()
  const [, number = '', key = ''] = /#(.+)\.(.+)$/.exec(link) ?? []
  await expectToast(page, `We have your complaint. Its number is ${number}.`)
  await expect(main.getByText('We have your complaint', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: number })).toBeVisible()
  for (const part of ['Open', 'Answer due by', 'Resolution due by', 'BMS-100123', 'I ordered 24 mm.']) {
    await expect(main).toContainText(part)
  }
  await page.reload()
  await alive(page)
  await expect(main.getByRole('heading', { name: number })).toBeVisible()

  await main.getByRole('link', { name: 'Look up another complaint' }).click()
  await expect(page).toHaveURL('/grievance/ticket')
  await main.getByLabel('Number').fill(number.toLowerCase().replaceAll('-', ' '))
  await main.getByLabel('Key').fill(` ${key} `)
  await main.getByRole('button', { name: 'Check status' }).click()
  await expect(page).toHaveURL(link)
  await expect(main.getByRole('heading', { name: number })).toBeVisible()
  await expect(main.getByText('We have your complaint', { exact: true })).toHaveCount(0)

  await page.goto('/grievance')
  await alive(page)
  await expect(form.text).toHaveValue('')
})

test('what is wrong stands at its fields, all at once, and nothing is sent', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (sent) => void (sent.method() === 'POST' && posts.push(sent.url())))
  await open(page, '/grievance')
  const { form, name, send: button, email, text: wrong } = complaintForm(page)
  await button.click()
  await expect(name).toBeFocused()
  for (const sentence of [
    'Full name must be at least 3 characters long',
    'Please give a phone number or an email address, so that we can answer you',
    'Please tell us what went wrong',
  ]) {
    await expect(form.getByText(sentence)).toBeVisible()
  }
  await email.fill('amina@')
  await wrong.fill('Too late')
  await name.fill('Amina Beevi')
  await button.click()
  await expect(form.getByText('Please enter a valid email address')).toBeVisible()
  expect(posts).toEqual([])
})

test('what was typed survives refusals, a broken connection and a reload, and is sent once', async ({
  page,
  journey,
}) => {
  journey.allow(/answer (429|500)|request failed: POST \S+tickets/)
  await open(page, '/grievance')
  await fillComplaint(page)
  const form = complaintForm(page)
  await failCall(page, send, 429, 'Too many tries. Please try again in 20 minutes.')
  await form.send.click()
  await expect(form.form.getByRole('alert')).toHaveText('Too many tries. Please try again in 20 minutes.')
  await cutCall(page, send)
  await form.send.click()
  await takeToast(page, 'Unable to connect to server. Please check your internet connection.')
  await restoreCall(page, send)
  await page.reload()
  await alive(page)
  await expect(form.text).toHaveValue(complaintText)
  await expect(form.phone).toHaveValue('9847012345')
  const keys: (string | undefined)[] = []
  page.on('request', (sent) => void (sent.url().endsWith(send) && keys.push(sent.headers()['idempotency-key'])))
  // the shop has it, and the answer is lost on its way
  await onCall(page, send, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await form.send.click()
  await takeToast(page, 'Unable to connect to server. Please check your internet connection.')
  const held = await holdCall(page, send)
  await form.send.dblclick()
  await expect(form.send).toHaveAttribute('aria-busy', 'true')
  const answered = page.waitForResponse((answer) => answer.url().endsWith(send))
  held.release()
  expect((await answered).status()).toBe(200)
  await expect(page).toHaveURL(/#TKT-/)
  expect(held.count()).toBe(1)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})

test('who is signed in finds the fields filled in, with the order that it is about; the next person does not', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  const { data: order } = await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  await shopper.signIn(page)
  await open(page, `/profile?tab=help-support&order=${order.number}`)
  await page.getByRole('main').getByRole('link', { name: 'complaint to our grievance officer' }).click()
  const form = complaintForm(page)
  await expect(form.name).toHaveValue(shopper.username)
  await expect(form.phone).toHaveValue(shopper.phonenumber)
  await expect(form.email).toHaveValue(shopper.email)
  await expect(form.order).toHaveValue(order.number)
  await form.text.fill('Mine alone')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL(`/grievance?order=${order.number}`)
  for (const field of [form.name, form.order, form.text]) await expect(field).toHaveValue('')
  await open(page, '/grievance')
  for (const field of [form.name, form.phone, form.email, form.order, form.text]) await expect(field).toHaveValue('')
})

test('an address names no order of somebody else: the one that is chosen is the one that is complained about', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  const { data: order } = await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  await shopper.signIn(page)
  await open(page, '/profile?tab=help-support&order=BMS-999999999')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Which order is it about?')).toBeEnabled()
  await expect(main.getByLabel('Which order is it about?')).toHaveValue(order.number)
  const link = main.getByRole('link', { name: 'complaint to our grievance officer' })
  await expect(link).toHaveAttribute('href', `/grievance?order=${order.number}`)
})

test('whose orders cannot be read complains about the order that led there all the same', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 503/)
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await failCall(page, '/order/get-user-orders', 503)
  await open(page, '/profile?tab=help-support&order=BMS-100123')
  const link = page.getByRole('main').getByRole('link', { name: 'complaint to our grievance officer' })
  await expect(page.getByRole('main').getByLabel('Which order is it about?')).toHaveCount(0)
  await expect(link).toHaveAttribute('href', '/grievance?order=BMS-100123')
})

test('an order that the address alone names, as in a new tab, is not there for the next person', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/grievance?order=BMS-100123')
  const form = complaintForm(page)
  await expect(form.order).toHaveValue('BMS-100123')
  const owner = () => page.evaluate(() => history.state?.usr?.userId)
  await expect.poll(owner).toEqual(expect.any(String))
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/grievance?order=BMS-100123')
  for (const field of [form.name, form.order]) await expect(field).toHaveValue('')
})

test('what a visitor has typed is still there after signing in in another tab', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await open(page, '/grievance')
  const form = complaintForm(page)
  await form.text.fill('Typed before')
  const { token, user } = await shopper.call('POST', '/user/login', {
    email: shopper.email,
    password: shopper.password,
  })
  const another = await page.context().newPage()
  await open(another, '/terms')
  await another.evaluate(
    ([token, user]) => {
      localStorage.setItem('user-auth-token', token as string)
      localStorage.setItem('root', JSON.stringify({ state: { user: { user, isLoggedIn: true } }, version: 0 }))
    },
    [token, user],
  )
  await expect(page.getByRole('button', { name: /^Account menu/ }).first()).toBeVisible()
  await expect(form.text).toHaveValue('Typed before')
})
