import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const subscribe = (body: unknown) => shop.call('POST', '/user/submit-user-details', { body })
const amina = { name: 'Amina Beevi', email: 'amina@example.com', phone: '9847012345' }

test('the first time is a 201, the same email or phone again a 200 with the same message', async () => {
  expect(await subscribe({ ...amina, name: '  Amina Beevi ' })).toMatchObject({
    status: 201,
    body: { success: true, message: 'Subscribed successfully' },
  })
  for (const again of [
    amina,
    { ...amina, email: ' AMINA@example.com' },
    { ...amina, email: 'other@example.com' },
    { ...amina, phone: '9847000000' },
  ]) {
    expect(await subscribe(again)).toMatchObject({ status: 200, body: { message: 'Subscribed successfully' } })
  }
  const rows = await shop.db.selectFrom('subscribers').select(['name', 'email', 'phone']).execute()
  expect(rows).toEqual([amina])
})

test('of 10 that come at once with the same email and phone one is the first', async () => {
  const body = { name: 'Jose Mathew', email: 'jose@example.com', phone: '9847099999' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(body)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(9).fill(200), 201])
})

test.each([
  [{ name: '', email: '', phone: '' }, 'Please fill all the fields'],
  [{ phone: '12345' }, 'Please enter a valid phone number'],
  [{ phone: '98470x2345' }, 'Please enter a valid phone number'],
  [{ email: 'amina@' }, 'Please enter a valid email address'],
  [{ email: 'amina\u0000@example.com' }, 'Please enter a valid email address'],
  [{ name: 'Al' }, 'Please enter a valid name'],
  [{ name: "Robert'); DROP TABLE subscribers;--" }, 'Full name should only contain letters and spaces'],
  [{ name: '<b>Amina</b>' }, 'Full name should only contain letters and spaces'],
  [{ name: ['Amina'] }, 'Please fill all the fields'],
])('%j is refused: %s', async (change, message) => {
  expect(await subscribe({ ...amina, ...change })).toMatchObject({ status: 400, body: { code: 'bad_input', message } })
})
