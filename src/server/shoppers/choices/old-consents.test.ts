import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { signUp } from '../../../../test/builders/sign-up.ts'
import { consentWords } from '../../../shared/copy/consents.ts'
import { keepHouse } from '../../start/delete-expired-records.ts'
import { runCommand } from '../../terminal/run-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type SignedUp = Awaited<ReturnType<typeof signUp>>

const purposes = async ({ user, email }: SignedUp) => {
  const { rows } = await shop.pool.query(
    'SELECT purpose, withdrawn_at IS NULL AS stands FROM consents WHERE user_id = $1 OR email = $2 ORDER BY given_at, purpose',
    [user._id, email],
  )
  return rows.map(({ purpose, stands }) => [purpose, stands])
}
const choose = ({ token }: SignedUp, purpose: string, given: boolean) =>
  shop.call('POST', '/user/consents', { token, body: { purpose, given } })
const subscribe = ({ username, email, phonenumber }: SignedUp) =>
  shop.call('POST', '/user/submit-user-details', { body: { name: username, email, phone: phonenumber } })

it('of who only had a letter once is found and erased by the owner', async () => {
  const person = { ...(await signUp(shop)), email: 'once@example.com', phonenumber: '9447000002' }
  await subscribe(person)
  await shop.pool.query(`DELETE FROM subscribers WHERE email = 'once@example.com'`)
  expect(await runCommand(shop.shop, ['person', 'once@example.com', 'show'])).toContain('newsletter')
  await runCommand(shop.shop, ['person', 'once@example.com', 'erase'])
  await expect(runCommand(shop.shop, ['person', 'once@example.com', 'show'])).rejects.toThrow()
})

it('is kept for a year after it was taken back', async () => {
  const person = await signUp(shop)
  await choose(person, 'messages', true)
  await choose(person, 'messages', false)
  await choose(person, 'newsletter', true)
  const kept = async (days: number) => {
    await keepHouse({ ...shop.shop, clock: () => new Date(Date.now() + days * 86_400_000) })
    return (await purposes(person)).map(([purpose]) => purpose)
  }
  expect(await kept(360)).toEqual(['account', 'messages', 'newsletter'])
  expect(await kept(367)).toEqual(['account', 'newsletter'])
})

it('to an alert stays while its address still waits, also from asking again later', async () => {
  const person = await signUp(shop)
  const { productId } = await buildProduct(shop.shop, { stock: 0 })
  await shop.call('POST', '/stock-request', { token: person.token, body: { productId } })
  const old = new Date(Date.now() - 3 * 365 * 86_400_000)
  const { user, email } = person
  await shop.pool.query('DELETE FROM consents WHERE user_id = $1', [user._id])
  const row = {
    id: shop.shop.newId(),
    user_id: user._id,
    email,
    purpose: 'back_in_stock' as const,
    way: 'account' as const,
  }
  await shop.db
    .insertInto('consents')
    .values({ ...row, phone: null, ...consentWords.back_in_stock, given_at: old })
    .execute()
  await keepHouse(shop.shop)
  expect(await purposes(person)).toEqual([['back_in_stock', true]])
  await shop.pool.query('DELETE FROM stock_requests WHERE user_id = $1', [user._id])
  await keepHouse(shop.shop)
  expect(await purposes(person)).toEqual([])
})

it('of an account that the program before this one closed goes at night', async () => {
  const [person, other] = [await signUp(shop), await signUp(shop)]
  await choose(person, 'newsletter', true)
  await shop.pool.query('UPDATE users SET erased_at = now() WHERE id = $1', [person.user._id])
  await keepHouse(shop.shop)
  expect(await purposes(person)).toEqual([])
  expect(await purposes(other)).toEqual([['account', true]])
})

it('of an address that was typed beside the phone number of who is erased stays where it is about something else', async () => {
  const typed = { ...(await signUp(shop)), email: 'typed@example.com', phonenumber: '9447000003' }
  await subscribe(typed)
  const { productId } = await buildProduct(shop.shop, { stock: 0 })
  await shop.call('POST', '/stock-request', { body: { productId, email: typed.email } })
  await runCommand(shop.shop, ['person', typed.phonenumber, 'erase'])
  const { rows } = await shop.pool.query('SELECT purpose FROM consents WHERE email = $1', [typed.email])
  expect(rows).toEqual([{ purpose: 'back_in_stock' }])
})
