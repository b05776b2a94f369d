import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** Somebody with an account, made through the API so that a test begins where it wants to. */
export type Shopper = {
  username: string
  phonenumber: string
  email: string
  password: string
  /** Calls the API as this shopper: `path` without `/api/v1`. Gives the body of a success. */
  call: (method: string, path: string, data?: unknown) => Promise<Body>
  /** From now on the page's tabs are signed in, as after a login. */
  signIn: (page: Page) => Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: what the API answers is checked where it is tested, here it only serves
type Body = any

/** A password that fits the rules. */
export const password = 'Mill-Store-9'

/** A phone number and an email address that nobody has yet. */
export function newIdentity(): { phonenumber: string; email: string } {
  const phonenumber = String(9_000_000_000 + randomInt(999_999_999))
  return { phonenumber, email: `shopper${phonenumber}@example.com` }
}

/** An address in Kozhikode as the API takes it. */
export const kozhikode = {
  label: 'Workshop',
  fullName: 'Amina Beevi',
  building: '12/480 Mill Compound',
  street: 'Beypore Road',
  city: 'Kozhikode',
  state: 'Kerala',
  pincode: '673015',
}

/** Signs a new shopper up. `products` are ids that are in the cart then, one piece each. */
export async function newShopper(request: APIRequestContext, products: string[] = []): Promise<Shopper> {
  const account = { username: 'Amina Beevi', ...newIdentity(), password }
  const registered = await request.post('/api/v1/user/register', { data: account })
  expect(registered.status(), await registered.text()).toBe(201)
  const { token, user } = await registered.json()
  const call: Shopper['call'] = async (method, path, data) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await request.fetch(`/api/v1${path}`, { method, headers, ...(data !== undefined && { data }) })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  for (const productId of products) await call('POST', '/cart/add-to-cart', { productId, quantity: 1 })
  return { ...account, call, signIn: async (page) => void (await page.addInitScript(keepSession, { token, user })) }
}

/** Runs in the page. Once in each tab: whoever logs out there stays logged out. */
function keepSession({ token, user }: { token: string; user: unknown }): void {
  if (sessionStorage.getItem('session-kept')) return
  sessionStorage.setItem('session-kept', 'yes')
  localStorage.setItem('user-auth-token', token)
  localStorage.setItem('root', JSON.stringify({ state: { user: { user, isLoggedIn: true } }, version: 0 }))
}
