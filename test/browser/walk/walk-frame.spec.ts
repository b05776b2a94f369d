import { onCall } from '../calls.ts'
import { expect, test } from '../journey.ts'
import { newShopper } from '../shopper.ts'
import { atEachSize, expectSaid } from './sizes.ts'

const placeholder = 'What are you looking for?'

atEachSize(({ isPhone }) => {
  test('header, for a visitor', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const search = page.getByPlaceholder(placeholder)
    if (isPhone) {
      await expect(search.filter({ visible: true })).toHaveCount(0)
      await header.getByRole('button', { name: 'Open search' }).click()
      await search.fill('angle')
      await header.getByRole('button', { name: 'Close search' }).click()
      await expect(search.filter({ visible: true })).toHaveCount(0)
      await header.getByRole('button', { name: 'Open search' }).click()
      await expect(search).toHaveValue('')
    }
    await search.fill('ANGLE grind')
    const match = page.getByRole('option').first()
    await expect(match).toContainText('Angle Grinder')
    await expect(match.locator('img')).toHaveCount(1)
    await match.click()
    await expect(page).toHaveURL(/\/products\/[\w-]*grinder/)
    await expect(search.first()).toHaveValue('')

    await expect(header.getByRole('link', { name: /cart/i })).toContainText('00.00')
    const strip = page.getByRole('navigation', { name: 'Categories' }).first()
    await strip.getByRole('link', { name: 'Bearings' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bearings')
    await expect(strip.getByRole('link', { name: 'Bearings' })).toHaveAttribute('aria-current', 'true')
    await strip.getByRole('link', { name: 'All', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products')
    await header.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
    await header.getByRole('link', { name: /home page/ }).click()
    await expect(page).toHaveURL('/')
  })

  test('header, for a shopper', async ({ page, request }) => {
    const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
    await shopper.signIn(page)
    let lines = 1
    await onCall(page, '/cart/get-cart', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.data.formattedCart.items = Array(lines).fill(body.data.formattedCart.items[0])
      await route.fulfill({ response: answer, json: body })
    })
    const header = page.getByRole('banner')
    for (const [count, badge] of [
      [1, '01.00'],
      [10, '10'],
    ] as const) {
      lines = count
      await page.goto('/terms')
      await expect(header.getByRole('link', { name: /cart/i })).toContainText(badge)
    }
    const account = header.getByRole('button', { name: /account/i })
    const logout = header.getByRole('button', { name: 'Logout' })
    await account.click()
    await expect(header.getByText(shopper.username, { exact: true })).toBeVisible()
    await expect(header.getByText(shopper.email)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(logout).toBeHidden()
    await account.click()
    await expect(logout).toBeVisible()
    await page.evaluate(() => window.scrollBy(0, 200))
    await expect(logout).toBeHidden()
    for (const [item, tab] of [
      ['Saved Address', 'saved-address'],
      ['Order status', 'order-history'],
      ['Help & support', 'help-support'],
    ] as const) {
      await account.click()
      await header.getByRole('link', { name: item }).click()
      await expect(page).toHaveURL(`/profile?tab=${tab}`)
      await expect(logout).toBeHidden()
    }
    await account.click()
    await logout.click()
    await expect(page).toHaveURL('/login')
    await expect(header.getByRole('link', { name: /cart/i })).toContainText('00.00')
    expect(await page.evaluate(() => localStorage.getItem('user-auth-token'))).toBeNull()
  })

  test('footer', async ({ page }) => {
    await page.goto('/terms')
    const footer = page.getByRole('contentinfo')
    const fill = async (name: string, email: string, phone: string) => {
      await footer.getByLabel('Full name').fill(name)
      await footer.getByLabel('Email').fill(email)
      await footer.getByLabel('Phone').fill(phone)
      await footer.getByRole('button', { name: 'Submit' }).click()
    }
    for (const [name, email, phone, sentence] of [
      ['', '', '', 'Please fill all the fields'],
      ['A1', 'nonsense', '98470', 'Please enter a valid phone number'],
      ['A1', 'nonsense', '9847o12345', 'Please enter a valid phone number'],
      ['A1', 'nonsense', '9847012345', 'Please enter a valid email address'],
      [' A ', 'a@example.com', '9847012345', 'Please enter a valid name'],
      ['Amina 2', 'a@example.com', '9847012345', 'Full name should only contain letters and spaces'],
    ] as const) {
      await fill(name, email, phone)
      await expectSaid(page, sentence)
    }
    const message = 'Subscribed successfully'
    await onCall(page, '/user/submit-user-details', (route) =>
      route.fulfill({ status: 201, json: { success: true, message } }),
    )
    await fill(' Amina Beevi ', 'a@example.com', '9847012345')
    await expectSaid(page, message)
    for (const label of ['Full name', 'Email', 'Phone']) await expect(footer.getByLabel(label)).toHaveValue('')
    await expect(footer).toContainText(/Calicut.*Kerala/)
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expect(footer.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/)
    await expect(footer).toContainText(/powered by/i)
    for (const [name, id] of [
      ['Best Sellers', 'best-sellers'],
      ['Trending', 'trending'],
      ['Clearance sale', 'clearance-sale'],
      ['Welding', 'welding'],
    ] as const) {
      await footer.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      expect(await page.evaluate(() => history.state.usr)).toEqual({ selectedCategory: { id, name } })
    }
  })
})
