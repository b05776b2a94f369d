import { holdCall } from './calls.ts'
import { expect, expectToast, open, test } from './journey.ts'
import { kozhikode, newShopper } from './shopper.ts'

test('a PIN code fills in the state, asks where it lies in two, and never changes one that was typed', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 404/)
  await (await newShopper(request)).signIn(page)
  await open(page, '/profile?tab=saved-address')
  await page.getByRole('button', { name: 'Add new address' }).click()
  const form = page.getByRole('dialog', { name: 'Add address' })
  const [pincode, state] = [form.getByLabel('PIN code'), form.getByLabel('State')]
  await pincode.fill('673310')
  await expect(state).toHaveValue('Puducherry')
  await pincode.fill('110001')
  await expect(state).toHaveValue('Delhi')
  await pincode.fill('140119')
  await expect(form).toContainText('PIN code 140119 lies in two states. Please enter yours.')
  await expect(state).toHaveValue('')
  await state.fill('Punjab')
  await expect(form).not.toContainText('lies in two states')
  const answered = page.waitForResponse(/delivery\/check\?pincode=999999/)
  await pincode.fill('999999')
  await answered
  await expect(pincode).toHaveAccessibleDescription(/^999999 is not a PIN code of India Post/)
  const looked = page.waitForResponse(/delivery\/check\?pincode=673001/)
  await pincode.fill('673001')
  await looked
  await expect(form).not.toContainText('999999')
  // once what was asked after it is answered, its own answer has been heard
  await pincode.fill('999998')
  await expect(pincode).toHaveAccessibleDescription(/^999998 is not a PIN code of India Post/)
  await expect(state).toHaveValue('Punjab')
})

test('a state that is filled in where somebody is about to type is typed over', async ({ page, request }) => {
  await (await newShopper(request)).signIn(page)
  await open(page, '/profile?tab=saved-address')
  await page.getByRole('button', { name: 'Add new address' }).click()
  const form = page.getByRole('dialog', { name: 'Add address' })
  const [pincode, state] = [form.getByLabel('PIN code'), form.getByLabel('State')]
  const held = await holdCall(page, '/delivery/check')
  await pincode.fill('673015')
  await state.focus()
  held.release()
  await expect(state).toHaveValue('Kerala')
  await page.keyboard.type('Goa')
  await expect(state).toHaveValue('Goa')
})

test('an order goes to the state that its PIN code has filled in', async ({ page, request }) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.signIn(page)
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
  await dialog.getByLabel('PIN code').fill('673015')
  await expect(dialog.getByLabel('State')).toHaveValue('Kerala')
  for (const [label, text] of [
    ['House no. / Building', '12/480 Mill Compound'],
    ['Street / Area', 'Beypore Road'],
    ['City / Town', 'Kozhikode'],
  ] as const) {
    await dialog.getByLabel(label).fill(text)
  }
  await dialog.getByLabel('Cash on delivery').check()
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expectToast(page, 'Order placed successfully')
  const { data } = await shopper.call('GET', '/order/get-user-orders')
  expect(data[0].deliveryAddress).toMatchObject({ pincode: '673015', state: 'Kerala' })
})

test('a saved address whose state was confirmed once is not asked about at the next order', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.call('PATCH', '/user/update-user', { address: { ...kozhikode, pincode: '673310' } })
  await shopper.signIn(page)
  const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
  const order = async () => {
    await open(page, '/cart')
    await page.getByRole('button', { name: 'Proceed' }).click()
    await dialog.getByRole('radio', { name: /12\/480 Mill Compound/ }).check()
    await dialog.getByLabel('Cash on delivery').check()
    await dialog.getByRole('button', { name: 'Place order' }).click()
  }
  await order()
  await expect(dialog).toContainText('PIN code 673310 is in Puducherry. The address says Kerala.')
  // the page that confirms an order empties the cart: what comes into it before that would go as well
  const emptied = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await dialog.getByRole('button', { name: 'Yes, Kerala is correct' }).click()
  await expectToast(page, 'Order placed successfully')
  await emptied
  await shopper.call('POST', '/cart/add-to-cart', { productId: 'ball-bearing-6204-2rs', quantity: 1 })
  await order()
  await expectToast(page, 'Order placed successfully')
  const { data } = await shopper.call('GET', '/order/get-user-orders')
  expect(data).toHaveLength(2)
})
