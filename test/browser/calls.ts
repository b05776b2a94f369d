import type { Page, Route } from '@playwright/test'

/** Changes how one call of the API is answered in the browser: `path` as in the contract, without `/api/v1`. */
export async function onCall(page: Page, path: string, handle: (route: Route) => unknown): Promise<void> {
  await page.unroute(isCall(path))
  await page.route(isCall(path), handle)
}

/** From now on the call is refused or fails with this status; with the server's message where one is given. */
export async function failCall(page: Page, path: string, status: number, message?: string): Promise<void> {
  const body = { success: false, code: 'test', ...(message && { message }) }
  await onCall(page, path, (route) => route.fulfill({ status, json: body }))
}

/** From now on the call gets no answer: the connection is cut. */
export async function cutCall(page: Page, path: string): Promise<void> {
  await onCall(page, path, (route) => route.abort('connectionreset'))
}

/** The call goes through again. */
export async function restoreCall(page: Page, path: string): Promise<void> {
  await page.unroute(isCall(path))
}

/** Holds the call back until `release` is called; counts how often it was made. */
export async function holdCall(page: Page, path: string): Promise<{ release: () => void; count: () => number }> {
  let release = () => {}
  let count = 0
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await onCall(page, path, async (route) => {
    count += 1
    await released
    await route.continue()
  })
  return { release, count: () => count }
}

const matchers = new Map<string, (url: URL) => boolean>()

/** The same function for the same path, so that it can be taken off again. */
function isCall(path: string): (url: URL) => boolean {
  const known = matchers.get(path)
  if (known) return known
  const form = new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const matcher = (url: URL) => form.test(url.pathname)
  matchers.set(path, matcher)
  return matcher
}
