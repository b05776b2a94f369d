import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openShop()
  const body = { username: 'Amina Beevi', phonenumber: '9847012345', password: 'Kallayi-Teak7' }
  token = (await shop.call('POST', '/user/register', { body })).body.token
})
afterAll(() => shop.close())

const home = { building: '12 A', street: 'SM Street', city: 'Kozhikode', state: 'Kerala', pincode: '673001' }
const full = { fullName: 'Amina Beevi', ...home }
const required = ['building', 'street', 'city', 'state', 'pincode'] as const

test.each(required)('an address without its %s: "Please fill all the fields"', async (field) => {
  for (const address of [
    { ...home, [field]: '' },
    { ...home, [field]: undefined },
  ]) {
    const { status, body } = await shop.call('PATCH', '/user/update-user', { token, body: { address } })
    expect({ status, ...body }).toMatchObject({ status: 400, code: 'bad_input', message: 'Please fill all the fields' })
    expect(Object.keys(body.errors ?? {})).toEqual([`address.${field}`])
  }
})

test.each([undefined, null, '', {}, { ...full, fullName: '' }, ...required.map((field) => ({ ...full, [field]: '' }))])(
  'an order to %j: "Please select an address or fill in all required fields."',
  async (address) => {
    for (const path of ['/order/placeorder', '/order/placeOrder', '/order/paymentIntent'] as const) {
      const answer = await shop.call('POST', path, { token, body: { address } })
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'bad_input', message: 'Please select an address or fill in all required fields.' },
      })
    }
  },
)

test('a payment method that is none: "Please select a payment method"', async () => {
  for (const paymentMethod of ['', 'card', 5]) {
    const answer = await shop.call('POST', '/order/placeorder', { token, body: { address: full, paymentMethod } })
    expect(answer).toMatchObject({ status: 400, body: { message: 'Please select a payment method' } })
  }
})

test.each([
  [{ username: '' }, 'Name is required'],
  [{ username: '  ' }, 'Name is required'],
  [{ username: 'Al' }, 'Full name must be at least 3 characters long'],
  [{ phonenumber: '' }, 'Phone number is required'],
  [{ phonenumber: '12345' }, 'Invalid phone number'],
  [{ phonenumber: '98470x2345' }, 'Invalid phone number'],
])('the profile %j: "%s"', async (body, message) => {
  const answer = await shop.call('PATCH', '/user/update-user', { token, body })
  const [field] = Object.keys(body)
  expect(answer).toMatchObject({ status: 400, body: { message, errors: { [field as string]: message } } })
})

test('an email that is no text is no email address', async () => {
  const body = { username: 'Amina Beevi', phonenumber: '9847012346', password: 'Kallayi-Teak7', email: 5 }
  const message = 'Please enter a valid email address'
  expect(await shop.call('POST', '/user/register', { body })).toMatchObject({ status: 400, body: { message } })
})

test.each([
  'page=0',
  'page=0x10',
  'page=1.5',
  'page=1&page=2',
  'limit=101',
  'limit=1e1',
  'minPrice=-1',
  'maxPrice=Any',
  'sort=foo',
])('the list with %s is a 400 that says what fits', async (query) => {
  const { status, body } = await shop.call('GET', `/product/get-products?${query}`)
  const name = query.split('=')[0] as string
  expect(status).toBe(400)
  expect(body.message).toMatch(new RegExp(`^${name} must be`))
  expect(body.errors).toEqual({ [name]: body.message })
})

test('a quantity that is none is said to be one', async () => {
  for (const quantity of [0, -1, 1.5, '2', null, 10_001]) {
    const answer = await shop.call('POST', '/cart/add-to-cart', { token, body: { productId: 'x', quantity } })
    expect(answer.body.errors?.quantity).toBe('The quantity must be a whole number from 1 to 10000')
  }
})

test('a rating is a number from 1 to 5, as a number or as a form sends it', async () => {
  for (const rating of [true, [5], '0', '6', '0x1', 4.5, null, undefined, '']) {
    const body = { productId: 'x', review: 'Good', rating }
    const answer = await shop.call('POST', '/review/add-review', { token, body })
    expect(answer).toMatchObject({ status: 400, body: { message: 'Please choose a rating from 1 to 5' } })
  }
  for (const rating of [5, '5']) {
    const body = { productId: 'x', review: 'Good', rating }
    expect(await shop.call('POST', '/review/add-review', { token, body })).toMatchObject({ status: 404 })
  }
})

test('a newsletter submission names the field that does not fit', async () => {
  const amina = { name: 'Amina Beevi', email: 'amina@example.com', phone: '9847012345' }
  for (const [field, message] of [
    ['name', 'Please fill all the fields'],
    ['email', 'Please fill all the fields'],
    ['phone', 'Please fill all the fields'],
  ] as const) {
    const answer = await shop.call('POST', '/user/submit-user-details', { body: { ...amina, [field]: '' } })
    expect(answer).toMatchObject({ status: 400, body: { message, errors: { [field]: message } } })
  }
})

test('a second file is a 400', async () => {
  const body = new FormData()
  for (const name of ['a.jpg', 'b.jpg'])
    body.append('image', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]), name)
  const answer = await shop.call('POST', '/review/add-review', { token, body })
  expect(answer).toMatchObject({ status: 400, body: { message: 'Please send one file at most' } })
})
