import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { password, signUp, signupOf } from '../../../../test/builders/sign-up.ts'
import { consentsCopy, consentWords } from '../../../shared/copy/consents.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type SignedUp = Awaited<ReturnType<typeof signUp>>

const consentsOf = async ({ user, email }: Pick<SignedUp, 'user' | 'email'>) => {
  const { rows } = await shop.pool.query(
    `SELECT purpose, user_id, email, phone, version, words, way, withdrawn_at IS NULL AS stands FROM consents
     WHERE user_id = $1 OR email = $2 ORDER BY given_at, purpose`,
    [user._id, email],
  )
  return rows
}
const purposes = async (who: SignedUp) => (await consentsOf(who)).map(({ purpose, stands }) => [purpose, stands])
const choose = ({ token }: SignedUp, purpose: string, given: unknown) =>
  shop.call('POST', '/user/consents', { token, body: { purpose, given } })
const chosen = async ({ token }: SignedUp) => (await shop.call('GET', '/user/consents', { token })).body.data
const subscribe = ({ username, email, phonenumber }: SignedUp) =>
  shop.call('POST', '/user/submit-user-details', { body: { name: username, email, phone: phonenumber } })

const subscribersAt = (email: string) =>
  shop.db.selectFrom('subscribers').select('id').where('email', '=', email).execute()
/** Reads the key of the link that ends a subscription from the last mail to this address. */
const subscriptionKeyOf = async (email: string) => {
  await shop.call('POST', '/user/unsubscribe', { body: { email } })
  const mail = (await readSentMails(shop.shop)).filter(({ to }) => to === email).at(-1)
  return /\/unsubscribe#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('what somebody agrees to is written down with its words', () => {
  it('at sign-up, at the newsletter, at an alert, each once', async () => {
    const person = await signUp(shop)
    await subscribe(person)
    await subscribe(person)
    const { productId } = await buildProduct(shop.shop, { stock: 0 })
    for (let again = 0; again < 2; again += 1)
      await shop.call('POST', '/stock-request', { token: person.token, body: { productId } })
    const { user, email, phonenumber: phone } = person
    const stands = true
    expect(await consentsOf(person)).toEqual([
      { purpose: 'account', user_id: user._id, email: null, phone: null, way: 'form', stands, ...consentWords.account },
      { purpose: 'newsletter', user_id: null, email, phone, way: 'form', stands, ...consentWords.newsletter },
      {
        purpose: 'back_in_stock',
        user_id: user._id,
        email,
        phone: null,
        way: 'account',
        stands,
        ...consentWords.back_in_stock,
      },
    ])
  })

  it('at a tick with what stands beside it', async () => {
    const person = await signUp(shop)
    await choose(person, 'newsletter', true)
    const { newsletter: label, hints } = consentsCopy
    expect((await consentsOf(person)).at(-1)).toMatchObject({ way: 'account', words: `${label}. ${hints.newsletter}` })
  })

  it('does not change afterwards, and is withdrawn once', async () => {
    const person = await signUp(shop)
    await choose(person, 'messages', true)
    const change = (set: string) =>
      shop.pool.query(`UPDATE consents SET ${set} WHERE user_id = $1 AND purpose = 'messages'`, [person.user._id])
    await expect(change(`words = 'anything'`)).rejects.toThrow('a consent does not change')
    await choose(person, 'messages', false)
    await expect(change('withdrawn_at = NULL')).rejects.toThrow('a consent does not change')
  })
})

describe('a shopper’s own choice', () => {
  it('is nothing at first, is given by a press and taken back by another', async () => {
    const person = await signUp(shop)
    expect(await chosen(person)).toEqual({ newsletter: null, messages: null })
    for (const purpose of ['newsletter', 'messages']) {
      const given = await choose(person, purpose, true)
      expect(given).toMatchObject({ status: 200, body: { data: { [purpose]: expect.any(String) } } })
      expect((await choose(person, purpose, true)).body.data).toEqual(given.body.data)
    }
    for (const purpose of ['newsletter', 'messages', 'messages'])
      expect(await choose(person, purpose, false)).toMatchObject({ status: 200, body: { data: { [purpose]: null } } })
    expect(await purposes(person)).toEqual([
      ['account', true],
      ['newsletter', false],
      ['messages', false],
    ])
  })

  it('ends what its address began at the foot of the page', async () => {
    const person = await signUp(shop)
    await subscribe(person)
    expect(await chosen(person)).toEqual({ newsletter: expect.any(String), messages: null })
    await choose(person, 'newsletter', false)
    expect(await chosen(person)).toEqual({ newsletter: null, messages: null })
    expect(await purposes(person)).toContainEqual(['newsletter', false])
  })

  it('neither shows nor ends what a stranger typed with this address, until it is confirmed', async () => {
    const person = await signUp(shop)
    await subscribe({ ...person, phonenumber: '9447000001' })
    expect((await chosen(person)).newsletter).toBeNull()
    await choose(person, 'newsletter', false)
    expect((await purposes(person)).filter(([purpose]) => purpose === 'newsletter')).toEqual([['newsletter', true]])
    const refused = await choose(person, 'newsletter', true)
    expect(refused).toMatchObject({ status: 400, body: { errors: { purpose: expect.stringContaining('subscri') } } })
    await shop.db
      .updateTable('users')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', person.user._id)
      .execute()
    expect((await chosen(person)).newsletter).not.toBeNull()
  })

  it('ends with the link of a mail, which takes back what the account ticked, and with the account', async () => {
    const person = await signUp(shop)
    await choose(person, 'newsletter', true)
    await shop.call('POST', '/newsletter/end', { body: { key: await subscriptionKeyOf(person.email) } })
    expect(await chosen(person)).toEqual({ newsletter: null, messages: null })
    expect(await purposes(person)).toContainEqual(['newsletter', false])
    await choose(person, 'newsletter', true)
    expect((await purposes(person)).at(-1)).toEqual(['newsletter', true])
    expect((await shop.call('DELETE', '/user', { token: person.token, body: { password } })).status).toBe(200)
    expect(await subscribersAt(person.email)).toEqual([])
    expect(await consentsOf(person)).toEqual([])
  })

  it('that a link ends while the account ticks is not agreed to afterwards', async () => {
    const person = await signUp(shop)
    await subscribe(person)
    const key = await subscriptionKeyOf(person.email)
    const holder = await shop.pool.connect()
    try {
      await holder.query('BEGIN; LOCK TABLE consents IN EXCLUSIVE MODE')
      const waitingFor = async (count: number) => {
        const blocked = `SELECT count(*)::int AS n FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`
        while ((await shop.pool.query(blocked)).rows[0].n < count);
      }
      const tick = choose(person, 'newsletter', true)
      await waitingFor(1)
      const end = shop.call('POST', '/newsletter/end', { body: { key } })
      await waitingFor(2)
      await holder.query('COMMIT')
      expect([(await tick).status, (await end).status]).toEqual([200, 200])
    } finally {
      holder.release()
    }
    expect(await subscribersAt(person.email)).toEqual([])
    expect((await purposes(person)).filter(([, stands]) => stands)).toEqual([['account', true]])
  })

  it('of another address that the account had is its own, and ends by its press', async () => {
    const person = await signUp(shop)
    await choose(person, 'newsletter', true)
    await shop.db.updateTable('users').set({ email: 'moved@example.com' }).where('id', '=', person.user._id).execute()
    expect((await chosen(person)).newsletter).not.toBeNull()
    await choose(person, 'newsletter', false)
    expect(await subscribersAt(person.email)).toEqual([])
    expect((await choose(person, 'newsletter', true)).status).toBe(200)
    expect(await subscribersAt('moved@example.com')).toHaveLength(1)
  })

  it.each([
    ['account', true],
    ['messages', 'yes'],
    ['messages', undefined],
    [undefined, true],
    ['toString', true],
  ])('is refused where it is no choice: %s, %s', async (purpose, given) => {
    const person = await signUp(shop)
    const answer = await choose(person, purpose as string, given)
    expect(answer).toMatchObject({ status: 400, body: { errors: expect.any(Object) } })
    expect(await purposes(person)).toEqual([['account', true]])
  })

  it('wants an email address for a letter', async () => {
    const { email: _, ...body } = signupOf()
    const { token } = (await shop.call('POST', '/user/register', { body })).body
    const choice = { purpose: 'newsletter', given: true }
    expect(await shop.call('POST', '/user/consents', { token, body: choice })).toMatchObject({
      status: 400,
      body: { errors: { purpose: 'Please add an email address to your account first' } },
    })
  })

  it('pressed in two tabs at once is one', async () => {
    const person = await signUp(shop)
    const answers = await Promise.all(Array.from({ length: 6 }, () => choose(person, 'newsletter', true)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await purposes(person)).toEqual([
      ['account', true],
      ['newsletter', true],
    ])
  })
})

it('the last alert that is cancelled takes the consent with it', async () => {
  const person = await signUp(shop)
  const goods = [await buildProduct(shop.shop, { stock: 0 }), await buildProduct(shop.shop, { stock: 0 })]
  const { token } = person
  for (const { productId } of goods) await shop.call('POST', '/stock-request', { token, body: { productId } })
  const states = []
  for (const { productId } of goods) {
    await shop.call('DELETE', '/stock-request', { token, body: { productId, variantId: null } })
    states.push((await purposes(person)).at(-1))
  }
  expect(states).toEqual([
    ['back_in_stock', true],
    ['back_in_stock', false],
  ])
})

it('is in a copy of one’s data, and is erased with the account', async () => {
  const person = await signUp(shop)
  await choose(person, 'messages', true)
  const { data } = (await shop.call('GET', '/user/export', { token: person.token })).body
  expect(data.agreedTo).toMatchObject([
    { purpose: 'account', until: null },
    { purpose: 'messages', words: consentWords.messages.words, since: expect.any(String), until: null },
  ])
  expect((await shop.call('DELETE', '/user', { token: person.token, body: { password } })).status).toBe(200)
  expect(await consentsOf(person)).toEqual([])
})
