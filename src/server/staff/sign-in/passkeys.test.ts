import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { cookiesOf, inviteStaff, joinStaff, linkFor, staffPassword } from '../../../../test/builders/join-staff.ts'
import { softwarePasskey } from '../../../../test/builders/software-passkey.ts'
import { callOffice, officeHost } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'

let shop: TestShop
let origin: string

beforeAll(async () => {
  shop = await openShop()
  origin = `http://${officeHost}:${new URL(shop.url).port}`
  await joinStaff(shop, ['owner'], 'First Owner')
})
afterAll(() => shop.close())

const me = (cookies: string) => callOffice(shop.url, calls.me, {}, cookies)

/** Somebody who came by a link with a passkey alone as second factor. */
async function joinWithPasskey(key = softwarePasskey()) {
  const { staffId, email } = await inviteStaff(shop, ['owner'], 'Passkey Owner')
  const token = await linkFor(shop, staffId)
  const { challengeId = '', options = {} } =
    (await callOffice(shop.url, calls.joinPasskeyOptions, { body: { token } })).body.data ?? {}
  const passkey = { challengeId, passkey: key.create(options, origin) }
  const body = { token, name: 'Passkey Owner', password: staffPassword, passkey }
  const joined = await callOffice(shop.url, calls.join, { body })
  expect(joined.body.message).toBeUndefined()
  return { staffId, email, key, cookies: cookiesOf(joined) }
}

async function challenge() {
  const { challengeId = '', options = {} } = (await callOffice(shop.url, calls.passkeySignInOptions)).body.data ?? {}
  return { challengeId, options }
}

const signIn = (challengeId: string, passkey: object) =>
  callOffice(shop.url, calls.signInByPasskey, { body: { challengeId, passkey } })

test('a passkey alone signs in: no email address is asked for', async () => {
  const { key } = await joinWithPasskey()
  const { challengeId, options } = await challenge()
  expect(options).toMatchObject({ rpId: officeHost, userVerification: 'required', allowCredentials: [] })
  const answer = await signIn(challengeId, key.sign(options, origin))
  expect(answer.status).toBe(200)
  expect((await me(cookiesOf(answer))).body.data).toMatchObject({ name: 'Passkey Owner', factor: 'full' })
})

describe('is refused', () => {
  const refused = async (challengeId: string, passkey: object) => {
    const { status, body } = await signIn(challengeId, passkey)
    expect(status).toBe(401)
    expect(body.message).toBe(officeSignIn.wrongPasskey)
  }

  test('the same answer a second time, and twenty times at once', async () => {
    const { key } = await joinWithPasskey()
    const { challengeId, options } = await challenge()
    const answer = key.sign(options, origin)
    const all = await Promise.all(Array.from({ length: 20 }, () => signIn(challengeId, answer)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    await refused(challengeId, answer)
  })

  test('an answer that was given to another site', async () => {
    const { key } = await joinWithPasskey()
    const { challengeId, options } = await challenge()
    await refused(challengeId, key.sign(options, 'http://office.localhost.evil.example'))
  })

  test('an answer of a page on another port', async () => {
    const { key } = await joinWithPasskey()
    const { challengeId, options } = await challenge()
    await refused(challengeId, key.sign(options, 'http://office.localhost:1'))
  })

  test('a key without finger, face or PIN', async () => {
    const { key } = await joinWithPasskey()
    const { challengeId, options } = await challenge()
    await refused(challengeId, key.sign(options, origin, { verified: false }))
  })

  test('a key of another host', async () => {
    const { key } = await joinWithPasskey()
    const { challengeId, options } = await challenge()
    await refused(challengeId, key.sign(options, origin, { rp: 'localhost' }))
  })

  test('a key that the shop does not know, and one that signs with another key', async () => {
    const { key } = await joinWithPasskey()
    const stranger = softwarePasskey()
    const one = await challenge()
    await refused(one.challengeId, stranger.sign(one.options, origin))
    const two = await challenge()
    await refused(two.challengeId, { ...stranger.sign(two.options, origin), ...idOf(key.sign(two.options, origin)) })
  })

  test('a copy: a key whose count goes back', async () => {
    const { key } = await joinWithPasskey()
    key.setCounter(40)
    const one = await challenge()
    expect((await signIn(one.challengeId, key.sign(one.options, origin))).status).toBe(200)
    key.setCounter(5)
    const two = await challenge()
    await refused(two.challengeId, key.sign(two.options, origin))
  })

  test('an answer after five minutes', async () => {
    const { key } = await joinWithPasskey()
    const { challengeId, options } = await challenge()
    const answer = key.sign(options, origin)
    shop.advance(5 * 60_000 + 1)
    await refused(challengeId, answer)
  })

  test('the challenge of another purpose', async () => {
    const { key, cookies } = await joinWithPasskey()
    const stepUp = await callOffice(shop.url, calls.stepUpOptions, {}, cookies)
    const { challengeId = '', options = {} } = stepUp.body.data ?? {}
    await refused(challengeId, key.sign(options, origin))
  })

  test('nonsense, and a person who was removed', async () => {
    for (const passkey of [{}, { id: 'x' }, { id: 'x', response: [] }, { id: 1, response: { a: { b: null } } }]) {
      const { challengeId } = await challenge()
      await refused(challengeId, passkey)
    }
    const { key, staffId } = await joinWithPasskey()
    const { inCommand } = await import('../../../../test/office.ts')
    await inCommand(shop.db, (tx) => tx.updateTable('staff').set({ active: false }).where('id', '=', staffId).execute())
    const { challengeId, options } = await challenge()
    await refused(challengeId, key.sign(options, origin))
  })
})

describe('one more passkey', () => {
  test('with an endless id is none', async () => {
    const person = await joinStaff(shop, ['manager'])
    const { challengeId = '', options = {} } = (await person.call(calls.ownPasskeyOptions)).body.data ?? {}
    const passkey = softwarePasskey({ idBytes: 5000 }).create(options, origin)
    const refused = await person.call(calls.addPasskey, { body: { challengeId, passkey, name: 'Long' } })
    expect(refused.status).toBe(400)
  })

  test('is added with a fresh factor, signs in, and the other sessions end', async () => {
    const person = await joinStaff(shop, ['manager'], 'Two Ways')
    const elsewhere = cookiesOf(
      await callOffice(shop.url, calls.signInByPassword, {
        body: { email: person.email, password: staffPassword, code: person.code() },
      }),
    )
    const { challengeId = '', options = {} } = (await person.call(calls.ownPasskeyOptions)).body.data ?? {}
    const key = softwarePasskey()
    const added = await person.call(calls.addPasskey, {
      body: { challengeId, passkey: key.create(options, origin), name: 'Own phone' },
    })
    expect(added.status).toBe(200)
    expect((await me(elsewhere)).body.data).toBeNull()
    const own = (await person.call(calls.ownSignIn)).body.data
    expect(own?.passkeys.map(({ name }) => name)).toEqual(['Own phone'])
    const ask = await challenge()
    expect((await signIn(ask.challengeId, key.sign(ask.options, origin))).status).toBe(200)
  })

  test('of somebody else stays theirs: its challenge is for one person', async () => {
    const [one, two] = [await joinStaff(shop, ['manager']), await joinStaff(shop, ['manager'])]
    const { challengeId = '', options = {} } = (await one.call(calls.ownPasskeyOptions)).body.data ?? {}
    const stolen = await two.call(calls.addPasskey, {
      body: { challengeId, passkey: softwarePasskey().create(options, origin), name: 'Stolen' },
    })
    expect(stolen.status).toBe(400)
  })

  test('the last way to sign in cannot be removed', async () => {
    const { cookies } = await joinWithPasskey()
    const own = (await callOffice(shop.url, calls.ownSignIn, {}, cookies)).body.data
    const id = own?.passkeys[0]?._id ?? ''
    const removed = await callOffice(shop.url, calls.removePasskey, { params: { id } }, cookies)
    expect(removed.status).toBe(409)
    expect(removed.body).toMatchObject({ code: 'staff_rule', message: officeSignIn.lastFactor })
    expect((await callOffice(shop.url, calls.ownSignIn, {}, cookies)).body.data?.passkeys).toHaveLength(1)
  })
})

function idOf({ id, rawId }: { id: string; rawId: string }) {
  return { id, rawId }
}
