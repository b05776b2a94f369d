import type { Page } from '@playwright/test'
import { alive, expect, open, stopClock, test } from './journey.ts'
import { newShopper } from './shopper.ts'

/** Opens a page whose first script comes with `begin`, and the others with `complete`. */
async function openSlowly(page: Page, path: string) {
  const [entry, others] = [gate(), gate()]
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await (/\/entry[.-]/.test(route.request().url()) ? entry : others).opened
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return {
    begin: async () => {
      entry.open()
      await page.locator('#root[data-listens]').waitFor({ state: 'attached' })
    },
    complete: async () => {
      others.open()
      await alive(page)
    },
  }
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('what is typed before the page is alive stays, and counts', async ({ page }) => {
  const scripts = await openSlowly(page, '/signup')
  const form = page.getByRole('main')
  const name = form.getByLabel('Full name')
  const password = form.getByLabel('Password', { exact: true })
  await name.fill('Amina Beevi')
  await scripts.begin()
  await form.getByLabel('Phone number').fill('9847')
  await password.fill('Mill-Store-9')
  await scripts.complete()
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByText('Phone number must be 10 digits')).toBeVisible()
  await expect(form.getByText('Full name must be at least 3 characters long')).toHaveCount(0)
  await expect(name).toHaveValue('Amina Beevi')
  await expect(password).toHaveValue('Mill-Store-9')
})

test('an address that is left for what is sold out before the page is alive is sent once', async ({ page }) => {
  const sent: string[] = []
  await page.route('**/api/v1/stock-request', (route) => {
    sent.push(route.request().postDataJSON().email)
    return route.continue()
  })
  const scripts = await openSlowly(page, '/products/demolition-hammer-1500w-hex30')
  await scripts.begin()
  const ask = page.getByRole('region', { name: 'Notify me when in stock' })
  await ask.getByLabel('Your email address').fill('too-early@example.com')
  await ask.getByRole('button', { name: 'Notify me' }).click()
  await scripts.complete()
  await expect(ask.getByRole('status')).toHaveText(/open the mail that we have sent you/)
  expect(sent).toEqual(['too-early@example.com'])
})

test('the rules of sign-up hold for what was typed before the page was alive, and for nothing else', async ({
  page,
}) => {
  const scripts = await openSlowly(page, '/signup')
  const form = page.getByRole('main')
  const tooEarly = [
    ['Full name', 'Am1na', 'Full name should only contain letters and spaces'],
    ['Phone number', '98470', 'Phone number must be 10 digits'],
    ['Password', 'short', 'Password must be at least 8 characters long'],
    ['Confirm Password', 'shorter', 'Passwords do not match'],
  ] as const
  for (const [label, typed] of tooEarly.slice(0, 2)) await form.getByLabel(label, { exact: true }).fill(typed)
  await scripts.begin()
  for (const [label, typed] of tooEarly.slice(2)) await form.getByLabel(label, { exact: true }).fill(typed)
  await scripts.complete()
  for (const [label, typed, sentence] of tooEarly) {
    const field = form.getByLabel(label, { exact: true })
    await expect(field).toHaveAccessibleDescription(sentence)
    await expect(field).toHaveValue(typed)
  }
  await expect(form.getByLabel('Email Address')).not.toHaveAttribute('aria-invalid')
})

test('a phone number that was pasted with its country code before the page was alive becomes ten digits', async ({
  page,
}) => {
  const scripts = await openSlowly(page, '/signup')
  await page.getByLabel('Phone number').first().fill('+91 98470 12345')
  await scripts.begin()
  await scripts.complete()
  await expect(page.getByRole('main').getByLabel('Phone number')).toHaveValue('9847012345')
})

test('a form that is sent before the page is alive is sent once it is', async ({ page, request }) => {
  const shopper = await newShopper(request)
  const calls: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST' || sent.isNavigationRequest()) calls.push(`${sent.method()} ${sent.url()}`)
  })
  const scripts = await openSlowly(page, '/login')
  await scripts.begin()
  const form = page.getByRole('main')
  await form.getByLabel('Email address or phone number').fill(shopper.phonenumber)
  await form.getByLabel('Password', { exact: true }).fill(shopper.password)
  await form.getByLabel('Password', { exact: true }).press('Enter')
  await scripts.complete()
  await expect(page).toHaveURL('/')
  expect(calls.map((call) => call.replace(/http:\/\/[^/]+/, ''))).toEqual(['GET /login', 'POST /api/v1/user/login'])
})

test('a form that was typed into after it was sent is not sent', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (sent) => void (sent.method() === 'POST' && posts.push(sent.url())))
  const scripts = await openSlowly(page, '/login')
  await scripts.begin()
  const form = page.getByRole('main')
  await form.getByLabel('Email address or phone number').fill('9847012345')
  await form.getByLabel('Email address or phone number').press('Enter')
  const password = form.getByLabel('Password', { exact: true })
  await password.pressSequentially('Mill-St')
  await scripts.complete()
  await password.pressSequentially('ore-9')
  await expect(password).toHaveValue('Mill-Store-9')
  await expect(form.getByLabel('Email address or phone number')).toHaveValue('9847012345')
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
  expect(posts).toEqual([])
})

test('a search that is begun before the page is alive finds', async ({ page }) => {
  const scripts = await openSlowly(page, '/login')
  await page.getByRole('combobox', { name: 'Search products' }).fill('bench grinder')
  await scripts.begin()
  await scripts.complete()
  await expect(page.getByRole('option', { name: /Bench Grinder/ })).toBeVisible()
})

test('a price that is typed and a thumb of the slider that is moved before the page is alive count', async ({
  page,
}) => {
  for (const [label, wanted] of [
    ['Minimum price', /minPrice=500$/],
    ['Price range, to', /maxPrice=500$/],
  ] as const) {
    for (const when of ['before the first script', 'after it']) {
      await test.step(`${label}, ${when}`, async () => {
        const scripts = await openSlowly(page, '/products')
        if (when === 'after it') await scripts.begin()
        await page.getByLabel(label).fill('500')
        if (when !== 'after it') await scripts.begin()
        await scripts.complete()
        await expect(page).toHaveURL(wanted)
        await page.unrouteAll()
      })
    }
  }
})

test('a price filter that nobody touches stays as it came', async ({ page }) => {
  await stopClock(page)
  await open(page, '/products?minPrice=1250&maxPrice=4050')
  await page.clock.runFor(3000)
  await expect(page).toHaveURL('/products?minPrice=1250&maxPrice=4050')
})

test('after a reload the chosen variant is the one that is shown', async ({ page }) => {
  await open(page, '/products/angle-grinder')
  await page.getByRole('radio').nth(1).check({ force: true })
  await page.reload()
  await alive(page)
  const box = page.getByRole('main').getByRole('region', { name: 'Angle Grinder, Slide Switch' })
  const chosen = box
    .locator('label', { has: page.locator('input:checked') })
    .locator('span')
    .last()
  const price = box.getByRole('paragraph').filter({ hasText: 'Price' }).first()
  await expect.poll(async () => (await price.textContent())?.includes((await chosen.textContent()) ?? '?')).toBe(true)
})

for (const when of ['before the first script', 'after it']) {
  test(`a variant that is chosen ${when}, and a button pressed then, are taken once the page is alive`, async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request)
    await shopper.signIn(page)
    const scripts = await openSlowly(page, '/products/angle-grinder')
    const main = page.getByRole('main')
    const variants = main.locator('label', { has: page.getByRole('radio') })
    const name = await variants.nth(1).locator('span').first().textContent()
    if (when === 'after it') {
      await scripts.begin()
      await variants.nth(1).click()
      await variants.nth(2).click()
      await variants.nth(1).click()
    } else {
      await variants.nth(1).click()
      await scripts.begin()
    }
    await main.getByRole('button', { name: 'Add to Cart' }).click()
    await scripts.complete()
    await expect(variants.nth(1).getByRole('radio')).toBeChecked()
    const lines = async () => (await shopper.call('GET', '/cart/get-cart')).data.formattedCart.items
    await expect.poll(async () => (await lines()).length).toBe(1)
    expect(JSON.stringify(await lines())).toContain(`"${name}"`)
  })
}

test('a press that comes too early shows at once that it was taken, on what was pressed last', async ({
  page,
  request,
}) => {
  await (await newShopper(request)).signIn(page)
  const scripts = await openSlowly(page, '/products/angle-grinder')
  await scripts.begin()
  const main = page.getByRole('main')
  const [more, add] = [
    main.getByRole('button', { name: /^Increase quantity of/ }),
    main.getByRole('button', { name: 'Add to Cart' }),
  ]
  await more.click()
  await expect(more).toHaveCSS('opacity', '0.6')
  await add.click()
  await expect(add).toHaveCSS('opacity', '0.6')
  await expect(more).toHaveCSS('opacity', '1')
  await scripts.complete()
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
})

test('where the scripts do not come, a form brings the page anew', async ({ page, journey }) => {
  journey.allow(/\.js|dynamically imported module/)
  await page.route(/\/assets\/[^/]+\.js$/, (route) =>
    /\/entry[.-]/.test(route.request().url()) ? route.continue() : route.abort(),
  )
  const failed = page.waitForEvent('pageerror')
  await page.goto('/login', { waitUntil: 'commit' })
  await failed
  await page.unrouteAll()
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  await alive(page)
  await expect(page).toHaveURL('/login')
})
