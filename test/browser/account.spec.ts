import type { Page } from '@playwright/test'
import { cutCall, failCall, holdCall, onCall, restoreCall } from './calls.ts'
import { alive, expect, expectToast, open, takeToast, test } from './journey.ts'
import { kozhikode, newIdentity, newShopper } from './shopper.ts'

const noConnection = 'Unable to connect to server. Please check your internet connection.'

/** Refuses like the shop does ten minutes after the login. */
async function refusePasswordless(page: Page): Promise<void> {
  await onCall(page, '/user/update-user', (route) => {
    if (route.request().postDataJSON().password) return route.fallback()
    const message = 'Please enter your password to change this'
    return route.fulfill({
      status: 400,
      json: { success: false, code: 'bad_input', message, errors: { password: message } },
    })
  })
}

test('the account has its sections, named in the address', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/profile')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*My account/)
  const sections = page.getByRole('navigation', { name: 'Account sections' })
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Personal Info')
  for (const [name, tab] of [
    ['Saved Address', 'saved-address'],
    ['Firms', 'firms'],
    ['Order History', 'order-history'],
    ['Help & Support', 'help-support'],
    ['Personal Info', 'personal-info'],
  ] as const) {
    await sections.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/profile?tab=${tab}`)
    await expect(sections.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
  await page.goBack()
  await expect(page).toHaveURL('/profile?tab=help-support')
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
})

test('the profile says what does not fit, keeps what failed, and Cancel puts back what is stored', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer (400|409|500)|request failed: PATCH/)
  const shopper = await newShopper(request)
  const other = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/profile')
  const form = page.getByRole('main')
  const name = form.getByLabel('Full name')
  const phone = form.getByLabel('Phone number')
  const save = form.getByRole('button', { name: 'Save changes' })
  await expect(name).toHaveValue(shopper.username)
  await expect(phone).toHaveValue(shopper.phonenumber)

  await save.click()
  await takeToast(page, 'No changes made')
  await name.fill('')
  await phone.fill('')
  await save.click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await expect(form.getByText('Phone number is required')).toBeVisible()
  await phone.fill('98470')
  await save.click()
  await expect(form.getByText('Invalid phone number')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(name).toHaveValue(shopper.username)
  await expect(phone).toHaveValue(shopper.phonenumber)
  await expect(form.getByText('Invalid phone number')).toHaveCount(0)

  await refusePasswordless(page)
  await expect(form.getByLabel('Your password')).toHaveCount(0)
  await phone.fill(other.phonenumber)
  await save.click()
  await expect(form.getByText('Please enter your password to change this')).toBeVisible()
  await expect(form.getByLabel('Your password')).toBeFocused()
  await form.getByLabel('Your password').fill('Not-The-One-1')
  await save.click()
  await takeToast(page, 'Wrong password')
  await form.getByLabel('Your password').fill(shopper.password)
  await save.click()
  await takeToast(page, 'An account with this phone number already exists')
  await expect(phone).toHaveValue(other.phonenumber)
  await cutCall(page, '/user/update-user')
  await name.fill('Amina Koya')
  await phone.fill(newIdentity().phonenumber)
  await save.click()
  await takeToast(page, noConnection)
  await restoreCall(page, '/user/update-user')
  await save.click()
  await takeToast(page, 'User updated successfully')
  await expect(form.getByText('Profile updated successfully')).toBeVisible()
  await expect(form.getByLabel('Your password')).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').state.user.user.username)
  expect(stored).toBe('Amina Koya')
})

test('saved addresses: change, delete after a question, three at most', async ({ page, request, journey }) => {
  journey.allow(/answer 500/)
  const shopper = await newShopper(request)
  for (const label of ['Workshop', 'Site']) {
    await shopper.call('PATCH', '/user/update-user', { address: { ...kozhikode, label, building: `House ${label}` } })
  }
  await shopper.signIn(page)
  await open(page, '/profile?tab=saved-address')
  const card = (label: string) => page.getByRole('article').filter({ hasText: label })
  await page.getByRole('button', { name: 'Edit Site' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit address' })
  await edit.getByLabel('PIN code').fill('67')
  await edit.getByRole('button', { name: 'Save address' }).click()
  await expect(edit).toContainText('Please enter a valid 6 digit PIN code')
  await edit.getByLabel('PIN code').fill('673001')
  await edit.getByRole('button', { name: 'Save address' }).click()
  await expect(card('Site')).toContainText('673001')

  const add = page.getByRole('button', { name: 'Add new address' })
  await add.click()
  const form = page.getByRole('dialog', { name: 'Add address' })
  await form.getByLabel('House no. / Building').fill('7')
  await form.getByLabel('Street / Area').fill('Court Road')
  await form.getByLabel('City / Town').fill('Kozhikode')
  await form.getByLabel('State').fill('Kerala')
  await form.getByLabel('PIN code').fill('673001')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Remove address to add new' })).toBeDisabled()

  const question = page.getByRole('dialog', { name: 'Delete Address' })
  await failCall(page, '/user/delete-address/{id}', 500)
  await page.getByRole('button', { name: 'Delete Workshop' }).click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await takeToast(page, 'Failed to delete address')
  await restoreCall(page, '/user/delete-address/{id}')
  await page.getByRole('button', { name: 'Delete Workshop' }).click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await takeToast(page, 'Address deleted successfully')
  await expect(card('Workshop')).toHaveCount(0)
  await expect(add).toBeEnabled()
})

test('orders: what each shows, its window, and a cancellation that comes too late', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer (409|500)/)
  const shopper = await newShopper(request, ['road-safety-cone-750mm'])
  await shopper.signIn(page)
  await open(page, '/profile?tab=order-history')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  await shopper.call('POST', '/cart/add-to-cart', { productId: 'gear-oil-ep-90-1l', quantity: 1 })
  await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  let status = 'delivered'
  await onCall(page, '/order/get-user-orders', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const delivered = { status, deliveredAt: status === 'delivered' ? '2026-10-02T06:30:00.000Z' : null }
    Object.assign(body.data[0], delivered)
    await route.fulfill({ response: answer, json: body })
  })
  await open(page, '/profile?tab=order-history')
  const [newest, oldest] = [page.getByRole('article').first(), page.getByRole('article').last()]
  await expect(newest).toContainText('Delivered on 2 Oct 2026')
  await expect(newest.getByRole('button', { name: /^View/ })).toBeVisible()
  await expect(newest.getByRole('button', { name: /^Cancel Order/ })).toHaveCount(0)
  await expect(oldest.getByRole('heading')).toHaveText('Road Safety Cone 750 mm with R…')
  await expect(oldest).toContainText('Expected delivery')
  await oldest.getByRole('button', { name: /^Track & Manage/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Order status' })
  await expect(dialog).toContainText('Road Safety Cone 750 mm with Reflective Collar')
  await expect(dialog).toContainText('House no. 12/480 Mill Compound')
  await expect(dialog).toContainText(shopper.phonenumber)
  await expect(dialog).toContainText('Cash on delivery')
  await page.keyboard.press('Escape')
  await expect(oldest.getByRole('button', { name: /^Track & Manage/ })).toBeFocused()

  status = 'returned'
  await page.reload()
  await alive(page)
  await newest.getByRole('button', { name: /^(View|Track & Manage)/ }).click()
  const returned = dialog.getByRole('listitem').filter({ hasText: 'Returned' })
  await expect(returned).toHaveAttribute('aria-current', 'step')
  await expect(returned.locator('svg.lucide-undo-2')).toBeVisible()
  await expect(dialog.getByRole('listitem').first().locator('svg.lucide-check')).toBeVisible()

  status = 'shipped'
  await page.reload()
  await alive(page)
  const cancel = async () => {
    await oldest.getByRole('button', { name: /^Cancel Order/ }).click()
    await page.getByRole('dialog', { name: 'Cancel Order' }).getByRole('button', { name: 'Yes, cancel it' }).click()
  }
  await failCall(page, '/order/change-status/{id}', 409, 'Only a pending order can be cancelled')
  await cancel()
  await takeToast(page, 'Only a pending order can be cancelled')
  await failCall(page, '/order/change-status/{id}', 500)
  await cancel()
  await takeToast(page, 'Failed to update order status')
  await expect(newest).toContainText('Shipped')
  await restoreCall(page, '/order/change-status/{id}')
  const held = await holdCall(page, '/order/change-status/{id}')
  await oldest.getByRole('button', { name: /^Cancel Order/ }).click()
  await page.getByRole('dialog', { name: 'Cancel Order' }).getByRole('button', { name: 'Yes, cancel it' }).dblclick()
  held.release()
  await expectToast(page, 'Order status updated successfully')
  expect(held.count()).toBe(1)
  await expect(oldest).toContainText('Cancelled')
  await oldest.getByRole('button', { name: /^(View|Track & Manage)/ }).click()
  await expect(dialog).toContainText('nothing to pay: the order was cancelled')
})

test('an order history that cannot be loaded can be tried again', async ({ page, request, journey }) => {
  journey.allow(/answer 500/)
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await failCall(page, '/order/get-user-orders', 500)
  await open(page, '/profile?tab=order-history')
  await expect(page.getByRole('alert')).toContainText('Failed to get order history')
  await restoreCall(page, '/order/get-user-orders')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
})

test('a cancelled order says when it was cancelled, and offers to be viewed', async ({ page, request }) => {
  const shopper = await newShopper(request, ['road-safety-cone-750mm'])
  const { data } = await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  await shopper.call('PATCH', `/order/change-status/${data._id}`, { status: 'cancelled' })
  await shopper.signIn(page)
  await open(page, '/profile?tab=order-history')
  const order = page.getByRole('article')
  await expect(order).toContainText(/Cancelled on \d{1,2} \w{3} \d{4}/)
  await expect(order).not.toContainText(/Expected delivery|None/)
  await expect(order.getByRole('button', { name: /^Track/ })).toHaveCount(0)
  await order.getByRole('button', { name: /^View/ }).click()
  await expect(page.getByRole('dialog', { name: 'Order status' })).toContainText('Cancelled')
})
