import { expect, test } from './journey.ts'

const alive = '#root[data-alive]'

test('a page calls itself alive only when a button that is pressed at that moment answers', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // the first script runs, those that it asks for are held back
  await page.route('**/assets/*.js', async (route) => {
    if (!/\/entry[.-]/.test(route.request().url())) await held
    await route.continue()
  })
  await page.addInitScript(pressOnceAlive)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' })
  const password = page.getByRole('main').getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await expect(page.locator(alive)).toHaveCount(0)
  letGo()
  await expect(page.locator(alive)).toBeAttached()
  await expect(password).toHaveAttribute('type', 'text')
})

/** Runs in the page: presses “Show password” as soon as the page calls itself alive, once. */
function pressOnceAlive(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('#root[data-alive]')) return
    watcher.disconnect()
    document.querySelector<HTMLElement>('main [aria-controls]')?.click()
  })
  watcher.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-alive'] })
}
