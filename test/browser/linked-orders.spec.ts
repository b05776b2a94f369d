import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { openOffice, sendAs } from './office.ts'
import { as, loseAnswer, place } from './office-desk.ts'
import { payByUpi } from './paying.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

for (const width of [360, 1440]) {
  test(`items are added by a payment link, which is paid without signing in, ${width} pixels wide`, async ({
    page,
    context,
    request,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { id, number } = await place(request)
    await as(context, 'manager', 'Ramla Beegum')
    await openOffice(page, `/orders/${id}`)
    await sendAs(page, `POST /orders/${id}/confirm`, { saw: 'pending' })
    await page.reload()
    await page.getByRole('button', { name: 'Add items' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add items as a linked order' })
    await dialog.getByLabel('Add an item').fill('belt')
    await dialog.getByRole('button', { name: 'Search' }).click()
    await dialog.getByRole('list').getByRole('button', { name: /belt/i }).first().click()
    await dialog.getByLabel(/^Quantity of/).fill('2')
    await dialog.getByRole('radio', { name: /Payment link/ }).check()
    await expect(dialog.getByText('no delivery charge')).toBeVisible()
    expect(await axeViolations(page, { include: 'dialog' })).toEqual([])
    await dialog.getByLabel('Reason').fill('The customer called')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add items' }).click()
    await expect(dialog.getByLabel('Reason')).toHaveValue('The customer called')
    const save = dialog.getByRole('button', { name: 'Create payment link' })
    await expect(save).toBeEnabled()
    await loseAnswer(page, 'additions', 1)
    await save.dblclick()
    await expect(dialog.getByText('Unable to connect to server')).toBeVisible()
    await save.click()
    await expect(dialog).toBeHidden()
    const links = page.getByRole('list', { name: 'Payment links' })
    await expect(links.getByRole('listitem')).toHaveCount(1)
    await expect(links).toContainText('Not paid yet')
    const url = /http\S+\/pay#[\w.-]+/.exec((await links.getByText('/pay#').textContent()) ?? '')?.[0] ?? ''
    expect(await axeViolations(page, { include: 'main' })).toEqual([])

    const stranger = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width, height: 900 } })
    await open(stranger, `/pay${new URL(url).hash}`)
    const main = stranger.getByRole('main')
    await expect(main.getByText(`For your order ${number}`)).toBeVisible()
    expect(await axeViolations(stranger, { include: 'main' })).toEqual([])
    // the amount of a line is of all its pieces: with the discount it comes to what is paid
    await expect(main.getByRole('list', { name: 'Items' })).toContainText(/2 × .+₹620$/)
    const pay = main.getByRole('button', { name: /^Pay ₹/ })
    await pay.dblclick()
    const window = stranger.getByRole('dialog', { name: /^Pay / })
    await expect(window).toBeVisible()
    await payByUpi(window, 'success@razorpay')
    await expect(main.getByRole('heading', { name: 'Paid. Thank you' })).toBeFocused({ timeout: 20_000 })
    await expect(main).toContainText(`Your order ${number}/A is placed`)
    await stranger.close()

    await expect(links).toContainText('Paid')
    await page.getByRole('link', { name: new RegExp(`Linked with ${number}/A`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${number}/A` })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`Follows ${number}`) })).toBeVisible()
  })
}

test('a link that is withdrawn can be paid no more, and says so; one that is cut off is not found', async ({
  page,
  context,
  request,
  journey,
}) => {
  journey.allow(/404/)
  const { id } = await place(request)
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, `/orders/${id}`)
  await sendAs(page, `POST /orders/${id}/confirm`, { saw: 'pending' })
  const { lines, version } = await sendAs(page, `GET /orders/${id}`)
  const wish = { version, lines: [{ productId: lines[0].productId, variantId: null, quantity: 1 }], pay: 'link' }
  const { digest } = await sendAs(page, `POST /orders/${id}/additions/preview`, wish)
  await sendAs(page, `POST /orders/${id}/additions`, { ...wish, digest, reason: 'The customer called' })
  await page.reload()
  const links = page.getByRole('list', { name: 'Payment links' })
  const hash = /#[\w.-]+/.exec((await links.getByText('/pay#').textContent()) ?? '')?.[0] ?? ''
  await links.getByRole('button', { name: 'Withdraw link' }).click()
  await expect(links).toContainText('Withdrawn')
  await open(page, `/pay${hash}`)
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await open(page, '/')
  await open(page, `/pay${hash.slice(0, -2)}`)
  await expect(page.getByRole('alert')).toContainText('not valid')
})
