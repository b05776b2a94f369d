import type { Page } from '@playwright/test'
import { failCall, holdCall, onCall } from './calls.ts'
import { expect, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

const box = (page: Page) => page.getByPlaceholder('What are you looking for?').locator('visible=true')
const said = (page: Page) => page.getByRole('search').locator('p').first()
const heard = (page: Page) => page.locator('[data-announcer]').first()

test('the keys of a combobox choose among all that is offered, and Escape goes back step by step', async ({ page }) => {
  await open(page, '/terms')
  await box(page).fill('bearing')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('₹')
  const chosen = page.getByRole('option', { selected: true })
  await box(page).press('Home')
  await expect(chosen).toHaveCount(0)
  await box(page).press('ArrowDown')
  await expect(chosen).toHaveText((await options.first().textContent()) ?? '')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? 'none')
  await box(page).press('End')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toBeInViewport()
  await box(page).press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box(page).press('ArrowUp')
  await box(page).press('Home')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box(page).press('Escape')
  await expect(options).toHaveCount(0)
  await expect(box(page)).toHaveValue('bearing')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await box(page).press('ArrowDown')
  await expect(options.first()).toBeVisible()
  await box(page).press('Escape')
  await box(page).press('Escape')
  await expect(box(page)).toHaveValue('')
})

test('the box begins with the product that the list of the same text begins with', async ({ page }) => {
  for (const text of ['hammer', 'oil', 'wire', 'tap', 'level', 'gauges', 'noise protection']) {
    await open(page, '/terms')
    await box(page).fill(text)
    const first = page.getByRole('option').first()
    await expect(first).toContainText('₹')
    const name = (await first.locator('p').first().textContent()) ?? ''
    await open(page, `/products?q=${encodeURIComponent(text)}`)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(name.slice(0, 12))
  }
})

test('an answer to an older text never takes the place of a newer one, however late it comes', async ({ page }) => {
  await open(page, '/terms')
  const asked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await onCall(page, suggestPath, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === 'beering') {
      asked.resolve()
      await release.promise
    }
    await route.continue().catch(() => undefined)
  })
  await box(page).fill('beering')
  await asked.promise
  await box(page).fill('grindr')
  await expect(page.getByRole('option').first()).toContainText(/grind/i)
  release.resolve()
  await box(page).fill('grinder')
  await expect(page.getByRole('option').first()).toContainText('₹')
  for (const text of await page.getByRole('option').allTextContents()) expect(text).not.toMatch(/ball bearing/i)
})

test('what is only similar stands below, marked for eyes and ears; the price comes into its own place', async ({
  page,
}) => {
  await open(page, '/terms')
  await box(page).fill('beering')
  const sentence = /No exact match\. Showing results for “[a-z ]+”: \d+ products$/
  await expect(said(page)).toHaveText(sentence)
  await expect(heard(page)).toHaveText(sentence)
  await expect(page.getByRole('group', { name: 'Similar' }).getByRole('option').first()).toContainText('Similar')
  const late = await holdCall(page, suggestPath)
  await box(page).fill('angle grinder')
  const row = page.getByRole('option').first()
  await expect(row).toContainText('Angle Grinder')
  const before = await row.boundingBox()
  late.release()
  await expect(row).toContainText('₹')
  expect(await row.boundingBox()).toEqual(before)
  await expect(row).not.toContainText('Similar')
})

test('without a connection what was loaded is searched, and that is said; other failures say themselves', async ({
  page,
  context,
  journey,
}) => {
  journey.allow(/request failed|answer 500|console: /)
  await open(page, '/terms')
  await box(page).fill('bearing')
  await expect(page.getByRole('option').first()).toContainText('₹')
  await context.setOffline(true)
  await box(page).fill('angle grinder')
  await expect(page.getByRole('option').first()).toContainText('Angle Grinder')
  await expect(said(page)).toContainText('You are offline: only what was loaded before is searched.')
  await box(page).fill('beering')
  await expect(said(page)).toHaveText('Unable to connect to server. Please check your internet connection.')
  await context.setOffline(false)
  await failCall(page, suggestPath, 500, 'The search is resting')
  await box(page).fill('grindr')
  await expect(said(page)).toHaveText('The search is resting')
})

test('the last searches stand below the empty box: chosen by keys, taken off one by one, gone with the session', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/terms')
  for (const text of ['bearing', 'v belt', 'Bearing']) {
    await box(page).fill(text)
    await box(page).press('Enter')
    await expect(page).toHaveURL(new RegExp(`q=${text.replace(' ', '(\\+|%20)')}`))
    await expect(box(page), 'the list keeps its text in the box').toHaveValue(text)
    await open(page, '/terms')
  }
  const recent = page.getByRole('region', { name: 'Recent searches' })
  await box(page).focus()
  await expect(recent.getByRole('listitem')).toHaveText(['Bearing', 'v belt'])
  await box(page).press('ArrowDown')
  await expect(recent.getByRole('button', { name: 'Bearing', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(box(page)).toBeFocused()
  await recent.getByRole('button', { name: 'Remove “Bearing” from recent searches' }).click()
  await expect(recent.getByRole('listitem')).toHaveText(['v belt'])
  await expect(box(page)).toBeFocused()
  await box(page).press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=v/)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await box(page).focus()
  await expect(recent).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
})

test('by voice: nothing listens before the press that follows what is said about it', async ({ page }) => {
  await page.addInitScript(hearWords)
  await open(page, '/terms')
  await box(page).focus()
  await page.getByRole('button', { name: 'Search by voice' }).click()
  const panel = page.getByRole('region', { name: 'Search by voice' })
  await expect(panel).toContainText('nothing is sent before you press Start')
  const begun = () => page.evaluate(() => (window as unknown as { begun: string[] }).begun)
  expect(await begun()).toEqual([])
  await panel.getByRole('button', { name: 'മലയാളം' }).click()
  await panel.getByRole('button', { name: 'Start' }).click()
  await expect(box(page)).toHaveValue('angle grinder')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('option').first()).toContainText('Angle Grinder')
  expect(await begun()).toEqual(['ml-IN'])
})

test('a browser that cannot hear offers no voice', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition')
    Reflect.deleteProperty(window, 'webkitSpeechRecognition')
  })
  await open(page, '/terms')
  await box(page).hover()
  await expect(page.getByRole('button', { name: 'Scan a barcode' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search by voice' })).toHaveCount(0)
})

/** A browser that hears two words, in steps. */
function hearWords(): void {
  const begun: string[] = []
  Object.assign(window, { begun })
  class Recognition {
    lang = ''
    onresult: ((event: object) => void) | null = null
    onend: (() => void) | null = null
    start() {
      begun.push(this.lang)
      const tell = (transcript: string, isFinal: boolean) =>
        this.onresult?.({ results: [Object.assign([{ transcript }], { isFinal })] })
      setTimeout(() => tell('angle', false))
      setTimeout(() => tell('angle grinder', true), 50)
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Recognition })
}

/** The request of the search box once the text rests. */
const suggestPath = '/product/suggest'
