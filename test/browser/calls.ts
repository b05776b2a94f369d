import { expect, type Page, type Request, type Route } from '@playwright/test'

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

/** From now on the answer ends in the middle. */
export async function breakOff(page: Page, path: string): Promise<void> {
  const body = '{"success":true,"message":"Everyth'
  await onCall(page, path, (route) => route.fulfill({ status: 200, contentType: 'application/json', body }))
}

/** From now on the call is refused, but only when `answer` says so. */
export async function failLate(page: Page, path: string): Promise<{ answer: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await onCall(page, path, async (route) => {
    await promise
    await route.fulfill({ status: 500, json: { success: false, code: 'test', message: 'Late' } })
  })
  return { answer: resolve }
}

/** No button is busy, no bar moves, and no sign says that something is being worked on. */
export async function expectNothingTurning(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|Updating|Checking)/ })).toHaveCount(0)
}

/** The data sent with a call. */
export interface Sent {
  body: unknown
  query: Record<string, string>
  bearer: string | null
}

/** From now on: the calls of a method and path that the page has made, in order. */
export function recordCalls(page: Page): (method: string, path: string) => Promise<Sent[]> {
  const requests: Request[] = []
  page.on('request', (request) => void requests.push(request))
  return async (method, path) => {
    const calls = requests.filter((call) => call.method() === method && new URL(call.url()).pathname === path)
    return Promise.all(calls.map(readCall))
  }
}

async function readCall(call: Request): Promise<Sent> {
  const { authorization } = await call.allHeaders()
  return {
    body: call.postData() ? call.postDataJSON() : null,
    query: Object.fromEntries(new URL(call.url()).searchParams),
    bearer: authorization?.replace('Bearer ', '') ?? null,
  }
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
