import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../test/builders/addresses.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { signUp } from '../../../../test/builders/sign-up.ts'
import { saveAddress } from './address-queries.ts'

const minuteMs = 60_000

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const update = (token: string, body: unknown) => shop.call('PATCH', '/user/update-user', { token, body })
const remove = (token: string, id: string) => shop.call('PATCH', `/user/delete-address/${id}`, { token })
const newShopper = async () => (await buildShopper(shop.shop)).token

describe('the profile', () => {
  test('takes a new name and phone number, which then logs in', async () => {
    const { token, user, password, phonenumber } = await signUp(shop)
    const answer = await update(token, { username: 'Amina Rahman', phonenumber: '9123456780', password })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'User updated successfully',
        user: { ...user, username: 'Amina Rahman', phonenumber: '9123456780' },
      },
    })
    const logIn = (email: string) => shop.call('POST', '/user/login', { body: { email, password } })
    expect((await logIn('9123456780')).status).toBe(200)
    expect((await logIn(phonenumber)).status).toBe(401)
  })

  test('keeps what is not sent, and one’s own phone number is not taken', async () => {
    const { token, user, phonenumber } = await signUp(shop)
    for (const body of [{}, { phonenumber }, { username: user.username }]) {
      expect((await update(token, body)).body.user).toEqual(user)
    }
  })

  test('refuses another’s phone number and changes nothing, also when two want it at once', async () => {
    const [one, two] = [await signUp(shop), await signUp(shop)]
    const { password } = two
    const refused = await update(two.token, { username: 'Not Kept', phonenumber: one.phonenumber, password })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'account_exists', errors: { phonenumber: expect.any(String) } },
    })
    expect((await shop.call('GET', '/user/check-user', { token: two.token })).body.user).toEqual(two.user)
    const both = await Promise.all(
      [one, two].map(({ token }) => update(token, { phonenumber: '9000000123', password })),
    )
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
  })

  test('changes what one logs in with only with the password, and tells the shopper by mail', async () => {
    const { token, user, email, password } = await signUp(shop)
    shop.advance(10 * minuteMs)
    for (const change of [{ phonenumber: '9123400001' }, { email: 'new.amina@example.com' }]) {
      for (const wrong of [undefined, '', 'Wrong-Pass-1']) {
        const refused = await update(token, { ...change, password: wrong })
        expect(refused).toMatchObject({ status: 400, body: { errors: { password: expect.any(String) } } })
      }
    }
    expect((await shop.call('GET', '/user/check-user', { token })).body.user).toEqual(user)
    await update(token, { phonenumber: '9123400001', password })
    const changed = await update(token, { email: ' New.Amina@example.com', password })
    expect(changed.body.user).toMatchObject({ email: 'new.amina@example.com', emailConfirmedAt: null })
    const mails = (await readSentMails(shop.shop)).filter(({ to }) => to.includes(email))
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Your email address has been changed',
      'Your phone number has been changed',
    ])
  })

  test('takes the password of the login for given for ten minutes, unless another is given', async () => {
    const { token, password } = await signUp(shop)
    shop.advance(10 * minuteMs - 1000)
    expect((await update(token, { phonenumber: '9123400002' })).body.user.phonenumber).toBe('9123400002')
    const wrong = await update(token, { phonenumber: '9123400003', password: 'Wrong-Pass-1' })
    expect(wrong).toMatchObject({ status: 400, body: { errors: { password: 'Wrong password' } } })
    shop.advance(1000)
    const late = await update(token, { email: 'later@example.com' })
    const sentence = 'Please enter your password to change this'
    expect(late).toMatchObject({ status: 400, body: { errors: { password: sentence } } })
    const again = await shop.call('POST', '/user/login', { body: { email: '9123400002', password } })
    const after = await update(again.body.token, { email: 'later@example.com' })
    expect(after.body.user.email).toBe('later@example.com')
    expect((await update(token, { email: 'later.still@example.com' })).status).toBe(400)
  })

  test('right after the login, too, asks for the password before a new one is set or the account is closed', async () => {
    const { token } = await signUp(shop)
    const body = { newPassword: 'Grinder7Monsoon' }
    for (const [method, path] of [
      ['PATCH', '/user/change-password'],
      ['DELETE', '/user'],
    ] as const) {
      const refused = await shop.call(method, path, { token, body })
      expect(refused).toMatchObject({ status: 400, body: { errors: { password: expect.any(String) } } })
    }
  })

  test('refuses another’s email address, and ends guessing at the password after 10', async () => {
    const [one, two] = [await signUp(shop), await signUp(shop)]
    const taken = await update(two.token, { email: one.email, password: two.password })
    expect(taken).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } })
    const guess = () => update(two.token, { email: 'x@example.com', password: 'Wrong-Pass-1' })
    const answers = await Promise.all(Array.from({ length: 12 }, guess))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429, 429])
  })

  test.each([
    ['username', ''],
    ['username', '<b>Amina</b>'],
    ['phonenumber', '12345'],
    ['phonenumber', "1' OR 1=1"],
    ['phonenumber', null],
  ])('refuses %s = %j with a sentence', async (field, value) => {
    const answer = await update(await newShopper(), { [field]: value })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } })
  })

  test('is nobody else’s: without a token it is a 401', async () => {
    expect((await shop.call('PATCH', '/user/update-user', { body: { username: 'Some Body' } })).status).toBe(401)
  })
})

describe('saved addresses', () => {
  test('are added, changed and deleted, in the order in which they came', async () => {
    const token = await newShopper()
    await update(token, { address: { ...kozhikode, label: 'Mill', phone: '9847012345' } })
    shop.advance(1000)
    const added = (await update(token, { address: mahe })).body.user.address
    expect(added).toMatchObject([
      { ...kozhikode, label: 'Mill', phone: '9847012345' },
      { ...mahe, label: '', landmark: '', phone: '' },
    ])
    const [mill, other] = added
    const changed = await update(token, { address: { ...mahe, _id: mill?._id, city: 'Mahé' } })
    expect(changed.body.user.address).toMatchObject([{ _id: mill?._id, city: 'Mahé' }, { _id: other?._id }])
    const answer = await remove(token, mill?._id ?? '')
    expect(answer).toMatchObject({ status: 200, body: { message: 'Address deleted successfully' } })
    expect(answer.body.user.address).toEqual([other])
  })

  test('are three at most, also when six are added at once', async () => {
    const token = await newShopper()
    const answers = await Promise.all(Array.from({ length: 6 }, () => update(token, { address: kozhikode })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 409, 409, 409])
    const refused = answers.find((answer) => answer.status === 409)
    expect(refused?.body).toMatchObject({ code: 'too_many_addresses' })
    const { address } = (await shop.call('GET', '/user/check-user', { token })).body.user
    expect(address).toHaveLength(3)
    expect((await update(token, { address: { ...mahe, _id: address[0]?._id } })).status).toBe(200)
    await remove(token, address[0]?._id ?? '')
    expect((await update(token, { address: kozhikode })).status).toBe(200)
  })

  test('say whether there was room to an order that wants to keep one', async () => {
    const { userId } = await buildShopper(shop.shop)
    const save = () => shop.db.transaction().execute((tx) => saveAddress(tx, shop.shop, userId, kozhikode))
    const room = await Promise.all(Array.from({ length: 5 }, save))
    expect(room.filter(Boolean)).toHaveLength(3)
  })

  test('of another shopper are a 404', async () => {
    const owner = await newShopper()
    const id = (await update(owner, { address: kozhikode })).body.user.address[0]?._id ?? ''
    const other = await newShopper()
    expect(await remove(other, id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await update(other, { address: { ...mahe, _id: id } })).status).toBe(404)
    expect((await shop.call('GET', '/user/check-user', { token: owner })).body.user.address).toMatchObject([kozhikode])
  })

  test.each(['no-such-address', "1'--", '%00', '..%2F..', 'x'.repeat(190)])('«%s» is a 404', async (id) => {
    expect((await remove(await newShopper(), id)).status).toBe(404)
  })

  test('keep HTML and SQL as text', async () => {
    const token = await newShopper()
    const address = {
      ...kozhikode,
      building: '<img src=x onerror=alert(1)>',
      street: "'; DROP TABLE addresses;--",
      landmark: '🏭',
    }
    expect((await update(token, { address })).body.user.address).toMatchObject([address])
  })

  test.each([
    ['pincode', '12'],
    ['pincode', '012345'],
    ['state', 'Atlantis'],
    ['city', ''],
    ['street', 'a\u0000b'],
    ['building', 'x'.repeat(121)],
  ])('with %s = %j are refused, naming it', async (field, value) => {
    const answer = await update(await newShopper(), { address: { ...kozhikode, [field]: value } })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [`address.${field}`]: expect.any(String) } } })
  })
})
