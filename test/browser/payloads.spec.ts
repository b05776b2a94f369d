import { holdCall, recordCalls } from './calls.ts'
import { expect, expectToast, open, takeToast, test } from './journey.ts'
import { kozhikode, newIdentity, newShopper, password } from './shopper.ts'

// What the browser sends, call by call, as SPEC.md §7 names it.

test('a form is sent as it was filled, and every call after it with the token', async ({ page }) => {
  const sent = recordCalls(page)
  await open(page, '/signup')
  const { phonenumber, email } = newIdentity()
  const main = page.getByRole('main')
  await main.getByLabel('Full name').fill('Amina Beevi')
  await main.getByLabel('Phone number').fill(phonenumber)
  await main.getByLabel('Email Address').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByLabel('Confirm Password').fill(password)
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  const account = { username: 'Amina Beevi', phonenumber, email, password }
  expect(await sent('POST', '/api/v1/user/register')).toMatchObject([{ body: account, bearer: null }])
  const token = await page.evaluate(() => localStorage.getItem('user-auth-token'))
  await expect.poll(() => sent('GET', '/api/v1/cart/get-cart')).toMatchObject([{ body: null, bearer: token }])

  await page.getByRole('button', { name: 'Account menu of Amina' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await main.getByLabel('Email address or phone number').fill(phonenumber)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  expect(await sent('POST', '/api/v1/user/login')).toMatchObject([{ body: { email: phonenumber, password } }])
  await page.reload()
  const again = await page.evaluate(() => localStorage.getItem('user-auth-token'))
  await expect.poll(() => sent('GET', '/api/v1/user/check-user')).toMatchObject([{ bearer: again }])
})

test('pages ask for what they show', async ({ page }) => {
  // What the first page brought along is asked for anew when it has grown old.
  await page.clock.install()
  const sent = recordCalls(page)
  await open(page, '/terms')
  await page.clock.fastForward('02:00')
  await page.getByRole('link', { name: 'Beypore Mill Store, home page' }).click()
  await expect(page.getByRole('heading', { name: 'Shop By Category' })).toBeVisible()
  for (const path of ['offerBanner', 'banner', 'banner/get-all-banners-by-category']) {
    await expect.poll(() => sent('GET', `/api/v1/${path}`), path).toHaveLength(1)
  }
  await page.getByRole('link', { name: 'See all: Best Sellers' }).click()
  await expect.poll(() => sent('GET', '/api/v1/label/getlabels')).toHaveLength(1)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\/./)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await expect.poll(() => sent('GET', `/api/v1/product/get-product/${id}`)).toHaveLength(1)
  await expect.poll(() => sent('GET', '/api/v1/category/allcategories')).toHaveLength(1)
})

test('the list sends page, limit, filters and sort', async ({ page }) => {
  await open(page, '/terms')
  const sent = recordCalls(page)
  await page.getByRole('navigation', { name: 'Categories' }).first().getByRole('link', { name: 'Bearings' }).click()
  const asked = async () => (await sent('GET', '/api/v1/product/get-products')).map(({ query }) => query)
  const base = { categoryId: 'bearings', facets: '1', limit: '10', page: '1', sort: '-createdAt' }
  await expect.poll(asked).toEqual([base])
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(asked).toHaveLength(2)
  expect((await asked()).at(-1)).toEqual({ ...base, page: '2' })
  await page.getByRole('navigation', { name: 'Subcategory' }).getByRole('link', { name: 'Ball Bearings' }).click()
  await page.getByRole('navigation', { name: 'Label' }).getByRole('link', { name: 'Best Sellers' }).click()
  await expect.poll(asked).toHaveLength(4)
  await page.getByRole('textbox', { name: 'Minimum price' }).fill('50')
  await page.getByRole('textbox', { name: 'Maximum price' }).fill('5000')
  await page.getByRole('textbox', { name: 'Maximum price' }).blur()
  const filtered = {
    ...base,
    subcategoryId: 'ball-bearings',
    labelId: 'best-sellers',
    minPrice: '50',
    maxPrice: '5000',
  }
  await expect.poll(async () => (await asked()).at(-1)).toEqual(filtered)
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  await expect.poll(async () => (await asked()).at(-1)).toEqual({ ...filtered, sort: 'price-low' })
})

test('a cart is changed by product, variant, and what is to happen', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  const { data } = await (await request.get('/api/v1/product/get-product/angle-grinder')).json()
  const line = { productId: 'angle-grinder', variantId: data.variants.at(-1)._id }
  const sent = recordCalls(page)
  await open(page, '/products/angle-grinder')
  await page
    .getByRole('region', { name: 'Angle Grinder, Slide Switch' })
    .getByRole('radio')
    .last()
    .check({ force: true })
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await takeToast(page, 'Item added to cart')
  expect(await sent('POST', '/api/v1/cart/add-to-cart')).toMatchObject([{ body: { ...line, quantity: 1 } }])
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  // The product's page has such buttons, too, and stays until the cart has come.
  await expect(page.getByRole('button', { name: /^Remove Angle/ })).toBeVisible()
  await page.getByRole('button', { name: /^Increase quantity of/ }).click()
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toContainText('2')
  await page.getByRole('button', { name: /^Decrease quantity of/ }).click()
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toContainText('1')
  expect(await sent('PATCH', '/api/v1/cart/update-cart-quantity')).toMatchObject([
    { body: { ...line, action: 'increment' } },
    { body: { ...line, action: 'decrement' } },
  ])
  await page.getByRole('button', { name: /^Remove Angle/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expectToast(page, 'Item removed from cart')
  expect(await sent('DELETE', '/api/v1/cart/remove-from-cart')).toMatchObject([{ body: line }])
  expect((await sent('GET', '/api/v1/cart/get-cart')).length).toBeGreaterThan(0)
})

test('a coupon is sent by its id, once, and the cart is fetched again', async ({ page, request }) => {
  const shopper = await newShopper(request, ['impact-drill-13mm-650w'])
  await shopper.signIn(page)
  const { data } = await shopper.call('GET', '/coupon')
  const couponId = data.find(({ code }: { code: string }) => code === 'MILL5')._id
  const sent = recordCalls(page)
  await open(page, '/cart')
  await page.getByRole('button', { name: /^Choose MILL5/ }).click()
  await expect.poll(() => sent('GET', '/api/v1/coupon')).toHaveLength(1)
  const before = (await sent('GET', '/api/v1/cart/get-cart')).length
  const held = await holdCall(page, '/coupon/apply')
  const box = page.getByRole('region', { name: 'Coupon' })
  await box.getByRole('button', { name: 'Apply', exact: true }).dblclick()
  await expect(box.locator('button[type=submit]')).toBeDisabled()
  held.release()
  await takeToast(page, 'Coupon applied successfully!')
  expect(await sent('POST', '/api/v1/coupon/apply')).toMatchObject([{ body: { couponId } }])
  await expect.poll(async () => (await sent('GET', '/api/v1/cart/get-cart')).length).toBe(before + 1)
  await box.getByRole('button', { name: 'Remove', exact: true }).click()
  await takeToast(page, 'Coupon removed successfully!')
  expect(await sent('PATCH', '/api/v1/coupon')).toMatchObject([{ body: null }])
  await expect.poll(async () => (await sent('GET', '/api/v1/cart/get-cart')).length).toBe(before + 2)
})

test('profile and addresses are saved by one call, and an address is deleted by its id', async ({ page, request }) => {
  const shopper = await newShopper(request)
  const { user } = await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.signIn(page)
  const sent = recordCalls(page)
  await open(page, '/profile')
  const { phonenumber } = newIdentity()
  await page.getByRole('main').getByLabel('Full name').fill('Amina Koya')
  await page.getByRole('main').getByLabel('Phone number').fill(phonenumber)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'User updated successfully')
  expect(await sent('PATCH', '/api/v1/user/update-user')).toMatchObject([
    { body: { username: 'Amina Koya', phonenumber } },
  ])
  await page.getByRole('navigation', { name: 'Account sections' }).getByRole('link', { name: 'Saved Address' }).click()
  await page.getByRole('button', { name: 'Delete Workshop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expectToast(page, 'Address deleted successfully')
  expect(await sent('PATCH', `/api/v1/user/delete-address/${user.address[0]._id}`)).toHaveLength(1)
})

test('an order by cash sends address and method, its cancellation status and type', async ({ page, request }) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  const { user } = await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.signIn(page)
  const sent = recordCalls(page)
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
  await dialog.getByRole('radio', { name: /Workshop/ }).check()
  await dialog.getByLabel('Cash on delivery').check()
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL('/payment-success')
  const order = { address: user.address[0]._id, paymentMethod: 'cod' }
  expect(await sent('POST', '/api/v1/order/placeOrder')).toMatchObject([{ body: order }])
  await page.getByRole('link', { name: 'View My Orders' }).click()
  await page.getByRole('button', { name: /^Cancel Order/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click()
  await expectToast(page, 'Order status updated successfully')
  expect((await sent('GET', '/api/v1/order/get-user-orders')).length).toBeGreaterThan(0)
  const { data } = await shopper.call('GET', '/order/get-user-orders')
  expect(await sent('PATCH', `/api/v1/order/change-status/${data[0]._id}`)).toMatchObject([
    { body: { status: 'cancelled', type: 'order' } },
  ])
})

test('paying online sends the address for the intent, and what the provider gave for the verification', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request, ['impact-drill-13mm-650w'])
  const { user } = await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.signIn(page)
  const sent = recordCalls(page)
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
  await dialog.getByRole('radio', { name: /Workshop/ }).check()
  await dialog.getByLabel('Pay online').check()
  const intent = page.waitForResponse('**/order/paymentIntent')
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  const answer = await (await intent).json()
  expect(answer).toMatchObject({ success: true, currency: 'INR', amount: 227_050 })
  const window = page.getByRole('dialog', { name: /^Pay / })
  await window.getByRole('radio', { name: 'UPI' }).check()
  await window.getByLabel('UPI ID').fill('success@razorpay')
  const verified = page.waitForResponse('**/order/paymentVerify')
  await window.getByRole('button', { name: /^Pay / }).click()
  expect(await (await verified).json()).toMatchObject({ success: true })
  const address = user.address[0]._id
  expect(await sent('POST', '/api/v1/order/paymentIntent')).toMatchObject([{ body: { address } }])
  const [verification] = await sent('POST', '/api/v1/order/paymentVerify')
  expect(verification?.body).toMatchObject({
    razorpay_payment_id: expect.stringMatching(/^pay_/),
    razorpay_order_id: answer.order_id,
    razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

test('a review goes as a form with rating, review, image and productId', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await page.addInitScript(keepFormFields)
  await open(page, '/products/road-safety-cone-750mm')
  await page.getByRole('button', { name: 'Rate Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rate this product' })
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await dialog.getByLabel('Your review').fill('Seen from afar.')
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await dialog
    .getByLabel('Photo or video (optional)')
    .setInputFiles({ name: 'cone.png', mimeType: 'image/png', buffer: dot })
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'Review submitted successfully')
  const names = await page.evaluate(() => (window as unknown as { formFields: string[] }).formFields)
  expect(names.sort()).toEqual(['image', 'productId', 'rating', 'review'])
})

/** Runs in the page: keeps the names of the fields of the last form that was sent, which the browser does not tell. */
function keepFormFields(): void {
  const send = window.fetch
  window.fetch = (input, init) => {
    if (init?.body instanceof FormData) Object.assign(window, { formFields: [...init.body.keys()] })
    return send(input, init)
  }
}
