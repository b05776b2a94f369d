import { expect, type Page } from '@playwright/test'

/** The worker is there and has kept what the page brought. */
export async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringContaining('categories'))
}

/** The addresses under which data is kept. */
export function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys: string[] = []
    for (const name of await caches.keys()) {
      if (name.startsWith('data ')) for (const { url } of await (await caches.open(name)).keys()) keys.push(url)
    }
    return keys
  })
}
