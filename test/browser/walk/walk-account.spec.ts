import { failCall, onCall, restoreCall } from '../calls.ts'
import { expect, test } from '../journey.ts'
import { kozhikode, newShopper } from '../shopper.ts'
import { atEachSize, expectNamesOnce, expectSaid } from './sizes.ts'

atEachSize(() => {
  test('profile and addresses', async ({ page, request, journey }) => {
    journey.allow(/answer 500/)
    const shopper = await newShopper(request)
    for (const label of ['Workshop', 'Site']) {
      await shopper.call('PATCH', '/user/update-user', { address: { ...kozhikode, label, building: `House ${label}` } })
    }
    await shopper.signIn(page)
    await page.goto('/profile')
    const main = page.getByRole('main')
    await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*My account/)
    const [name, phone] = [main.getByLabel('Full name'), main.getByLabel('Phone number')]
    const save = main.getByRole('button', { name: 'Save changes' })
    await name.fill('')
    await phone.fill('')
    await save.click()
    await expectSaid(page, 'Name is required')
    await expectSaid(page, 'Phone number is required')
    await phone.fill('98470')
    await save.click()
    await expectSaid(page, 'Invalid phone number')
    await main.getByRole('button', { name: 'Cancel' }).click()
    await expect(name).toHaveValue(shopper.username)
    await expect(phone).toHaveValue(shopper.phonenumber)
    await save.click()
    await expectSaid(page, 'No changes made')
    await name.fill('Amina Koya')
    await save.click()
    await expectSaid(page, 'User updated successfully')
    await expectSaid(page, 'Profile updated successfully')
    await expectNamesOnce(page)

    const sections = page.getByRole('navigation', { name: 'Account sections' })
    await sections.getByRole('link', { name: 'Help & Support' }).click()
    await expect(page).toHaveURL('/profile?tab=help-support')
    await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await sections.getByRole('link', { name: 'Saved Address' }).click()
    await main.getByRole('button', { name: 'Add new address' }).click()
    const window = page.getByRole('dialog', { name: 'Add address' })
    await expectNamesOnce(page)
    await window.getByRole('button', { name: 'Save address' }).click()
    await expectSaid(page, 'Please fill all the fields')
    for (const [label, text] of [
      ['House no. / Building', '7'],
      ['Street / Area', 'Court Road'],
      ['City / Town', 'Kozhikode'],
      ['State', 'Kerala'],
      ['PIN code', '673001'],
    ] as const) {
      await window.getByLabel(label).fill(text)
    }
    await window.getByRole('button', { name: 'Save address' }).click()
    await expect(main.getByText('Remove address to add new')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Remove address to add new' })).toBeDisabled()
    const question = page.getByRole('dialog', { name: 'Delete Address' })
    await failCall(page, '/user/delete-address/{id}', 500)
    await main.getByRole('button', { name: 'Delete Site' }).click()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expectSaid(page, 'Failed to delete address')
    await restoreCall(page, '/user/delete-address/{id}')
    await main.getByRole('button', { name: 'Delete Site' }).click()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expectSaid(page, 'Address deleted successfully')
  })

  test('an account whose check fails', async ({ page, request, journey }) => {
    journey.allow(/answer 500/)
    await (await newShopper(request)).signIn(page)
    await failCall(page, '/user/check-user', 500)
    await page.goto('/profile')
    await expectSaid(page, 'Failed to check auth')
    await restoreCall(page, '/user/check-user')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'Personal Info' })).toBeVisible()
  })

  test('orders', async ({ page, request, journey }) => {
    journey.allow(/answer 500/)
    const shopper = await newShopper(request)
    for (const productId of ['road-safety-cone-750mm', 'gear-oil-ep-90-1l']) {
      await shopper.call('POST', '/cart/add-to-cart', { productId, quantity: 1 })
      await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
    }
    await shopper.signIn(page)
    let failing = false
    await onCall(page, '/order/get-user-orders', async (route) => {
      if (failing) return route.fulfill({ status: 500, json: { success: false, code: 'test' } })
      const answer = await route.fetch()
      const body = await answer.json()
      Object.assign(body.data[0], { status: 'delivered', deliveredAt: '2026-10-02T06:30:00.000Z' })
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto('/profile?tab=order-history')
    await expect(page.getByRole('article')).toHaveCount(2)
    const [delivered, pending] = [page.getByRole('article').first(), page.getByRole('article').last()]
    await expect(delivered.getByText(/Delivered on/)).toBeVisible()
    await expect(delivered.getByText('Delivered', { exact: true })).toBeVisible()
    await expect(delivered.getByRole('button', { name: /Cancel Order/ })).toHaveCount(0)
    await expect(pending.getByText('Road Safety Cone 750 mm with R…')).toBeVisible()
    await expect(pending.getByText(/Expected delivery/)).toBeVisible()
    await delivered.getByRole('button', { name: /^View/ }).click()
    const status = page.getByRole('dialog', { name: 'Order status' })
    await expect(status.getByText(/House no/)).toBeVisible()
    await expect(status.getByText(shopper.phonenumber).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pending.getByRole('button', { name: /^Track & Manage/ })).toBeVisible()
    const cancel = async () => {
      await pending.getByRole('button', { name: /^Cancel Order/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click()
    }
    await failCall(page, '/order/change-status/{id}', 500)
    await cancel()
    await expectSaid(page, 'Failed to update order status')
    await restoreCall(page, '/order/change-status/{id}')
    await cancel()
    await expectSaid(page, 'Order status updated successfully')
    await expect(pending.getByText('Cancelled', { exact: true })).toBeVisible()
    failing = true
    await page.goto('/profile?tab=order-history')
    await expect(page.getByText(/Failed to get order history/).first()).toBeVisible()
  })
})
