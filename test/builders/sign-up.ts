import type { TestShop } from '../app.ts'

/** A password that fits the rules. */
export const password = 'Mill-Store-9'

let count = 0

/** Returns the sign-up input of a new shopper: a phone number and email of their own by default. */
export function signupOf(options: { username?: string; phonenumber?: string; email?: string } = {}) {
  count += 1
  const phonenumber = String(9_400_000_000 + count)
  return { username: 'Amina Beevi', phonenumber, email: `amina${count}@example.com`, password, ...options }
}

/** Signs a new shopper up through the API. */
export async function signUp(shop: TestShop, options: Parameters<typeof signupOf>[0] = {}) {
  const body = signupOf(options)
  const answer = await shop.call('POST', '/user/register', { body })
  if (answer.status !== 201) throw new Error(`signing up answered ${answer.status}: ${answer.body.message}`)
  return { ...body, token: answer.body.token, user: answer.body.user }
}
