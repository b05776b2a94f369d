import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { password, signUp } from '../../../../test/builders/sign-up.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { openTransport } from '../../platform/mail/mail-transport.ts'
import { sendDueMails } from '../../platform/mail/send-due-mails.ts'
import { mailKinds } from '../../start/mail-writers.ts'

let shop: TestShop
const sent: Mail[] = []
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => void sent.splice(0))

const newPassword = 'Another-Mill-7'
const askCode = (email: string) => shop.call('POST', '/user/forgot-password', { body: { email } })
const logIn = (email: string, secret: string) => shop.call('POST', '/user/login', { body: { email, password: secret } })
const reset = (email: string, { code, resetId }: Code, secret = newPassword) =>
  shop.call('POST', '/user/reset-password', { body: { resetId, email, code, password: secret } })

/** A code with the request that it answers. */
type Code = { code: string; resetId: string }

const wrongOf = ({ code }: Code) => (code === '000000' ? '000001' : '000000')

async function deliver(): Promise<void> {
  await sendDueMails(shop.shop, {
    kinds: mailKinds,
    transport: { send: async (mail) => void sent.push(mail), close: () => {} },
  })
}

async function codeFor(email: string): Promise<Code> {
  sent.splice(0)
  const { resetId } = (await askCode(email)).body
  await deliver()
  const code = sent.find((mail) => mail.to === email.toLowerCase())?.text.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error('no code was mailed')
  return { code, resetId }
}

test('the code that comes by mail sets a new password and ends every session', async () => {
  const { email, token } = await signUp(shop)
  const second = (await logIn(email, password)).body.token
  const code = await codeFor(email.toUpperCase())
  expect(await reset(email, code)).toMatchObject({ status: 200, body: { success: true } })
  for (const old of [token, second])
    expect((await shop.call('GET', '/user/check-user', { token: old })).status).toBe(401)
  expect((await logIn(email, password)).status).toBe(401)
  expect((await logIn(email, newPassword)).status).toBe(200)
})

test('asking answers the same whether or not the account exists, and mails only those who exist', async () => {
  const { email } = await signUp(shop)
  const known = await askCode(email)
  const unknown = await askCode('nobody@example.com')
  expect(known.status).toBe(200)
  expect(unknown).toMatchObject({ status: known.status, body: { message: known.body.message } })
  expect(unknown.body.resetId).toHaveLength(known.body.resetId.length)
  await deliver()
  expect(sent.filter(({ subject }) => subject.includes('code')).map(({ to }) => to)).toEqual([email])
})

test('a code works once, also when it is used many times at once', async () => {
  const { email } = await signUp(shop)
  const code = await codeFor(email)
  const answers = await Promise.all(Array.from({ length: 4 }, () => reset(email, code)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400])
})

test('a code runs out after 10 minutes, and works only with its own request', async () => {
  const { email } = await signUp(shop)
  const first = await codeFor(email)
  shop.advance(10 * 60_000)
  expect(await reset(email, first)).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
  const second = await codeFor(email)
  const third = await codeFor(email)
  expect((await reset(email, { code: second.code, resetId: first.resetId })).status).toBe(400)
  if (second.code !== third.code) {
    expect((await reset(email, { code: second.code, resetId: third.resetId })).status).toBe(400)
  }
  expect((await reset(email, second)).status).toBe(200)
  expect((await reset(email, third)).status).toBe(400)
})

test('a code does not open another’s account', async () => {
  const [one, two] = [await signUp(shop), await signUp(shop)]
  const code = await codeFor(one.email)
  expect((await reset(two.email, code)).status).toBe(400)
  expect((await logIn(two.email, password)).status).toBe(200)
})

test('strangers who try codes burn neither the shopper’s tries nor the code', async () => {
  const { email } = await signUp(shop)
  const mine = await codeFor(email)
  const theirs = (await askCode(email)).body
  await deliver()
  for (const resetId of [theirs.resetId, 'A'.repeat(43)]) {
    for (let n = 0; n < 6; n++) expect((await reset(email, { code: wrongOf(mine), resetId })).status).toBe(400)
  }
  expect((await reset(email, mine)).status).toBe(200)
})

test('no login under way with the old password outlives the reset', async () => {
  const { email, user } = await signUp(shop)
  const code = await codeFor(email)
  const logins = Array.from({ length: 10 }, () => logIn(email, password))
  const [answer] = await Promise.all([reset(email, code), ...logins])
  expect(answer.status).toBe(200)
  const left = await shop.db.selectFrom('sessions').select('id').where('user_id', '=', user._id).execute()
  expect(left).toEqual([])
})

test('a login whose password was right, and is replaced before its session begins, begins none', async () => {
  const { email, user } = await signUp(shop)
  const resetting = await shop.pool.connect()
  try {
    await resetting.query('BEGIN')
    await resetting.query("UPDATE users SET password_hash = 'of another password' WHERE id = $1", [user._id])
    const login = logIn(email, password)
    const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await shop.pool.query(waits)).rowCount).toBe(1)
    await resetting.query('COMMIT')
    expect((await login).status).toBe(401)
  } finally {
    resetting.release()
  }
})

test('the code is in the mail, not in its subject', async () => {
  const { email } = await signUp(shop)
  const { code } = await codeFor(email)
  const mail = sent.find((each) => each.to === email)
  expect(mail?.subject).toBe('Your code for a new password')
  expect(mail?.text).toContain(code)
})

test('after 5 wrong codes the right one does not help, also when they come at once', async () => {
  const { email } = await signUp(shop)
  const code = await codeFor(email)
  const wrong = { ...code, code: wrongOf(code) }
  const answers = await Promise.all(Array.from({ length: 5 }, () => reset(email, wrong)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(400))
  expect((await reset(email, code)).status).toBe(400)
  expect((await logIn(email, password)).status).toBe(200)
})

test('a wrong code and an unknown account are refused with the same words', async () => {
  const { email } = await signUp(shop)
  const code = { code: '123456', resetId: 'A'.repeat(43) }
  const known = await reset(email, code)
  expect(await reset('nobody2@example.com', code)).toMatchObject({ status: known.status, body: known.body })
})

test('a new password must fit the rules before the code is used up', async () => {
  const { email } = await signUp(shop)
  const code = await codeFor(email)
  expect(await reset(email, code, 'short')).toMatchObject({
    status: 400,
    body: { errors: { password: expect.any(String) } },
  })
  expect((await reset(email, code)).status).toBe(200)
})

test('choosing a new password opens an account again that guessers have closed', async () => {
  const { email } = await signUp(shop)
  for (let n = 0; n < 10; n++) await logIn(email, 'Wrong-Pass-1')
  expect((await logIn(email, password)).status).toBe(429)
  await reset(email, await codeFor(email))
  expect((await logIn(email, newPassword)).status).toBe(200)
})

test('nobody can have somebody flooded with mails', async () => {
  const { email } = await signUp(shop)
  for (let n = 0; n < 5; n++) expect((await askCode(email)).status).toBe(200)
  expect((await askCode(email)).status).toBe(429)
  shop.advance(60 * 60_000)
  expect((await askCode(email)).status).toBe(200)
})

test('the code is stored only as a slow hash', async () => {
  const { email, user } = await signUp(shop)
  const { code } = await codeFor(email)
  const rows = await shop.db.selectFrom('one_time_codes').selectAll().where('user_id', '=', user._id).execute()
  expect(rows.map((row) => row.code_hash)).toEqual([expect.stringMatching(/^\$argon2id\$/)])
  const queued = await shop.db.selectFrom('outbox').select('payload').execute()
  expect(JSON.stringify(queued)).not.toContain(code)
})

test('without a mail server the mail is a file that mail programs open', async () => {
  const { email } = await signUp(shop, { username: 'Ouseph Mathew' })
  await askCode(email)
  const transport = openTransport(shop.shop)
  await sendDueMails(shop.shop, { kinds: mailKinds, transport })
  transport.close()
  const folder = path.join(shop.shop.config.dataDir, 'outbox')
  const files = await readdir(folder)
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  const mail = mails.find((each) => each.includes(`To: ${email}`))
  expect(files.every((file) => file.endsWith('.eml'))).toBe(true)
  expect(mail).toMatch(/^From: Beypore Mill Store </m)
  expect(mail).toMatch(/^Subject: Your code for a new password/m)
  // nobody has confirmed the address yet
  expect(mail).toMatch(/^Hello,/m)
  expect(mail).toContain('Content-Type: text/html')
})
