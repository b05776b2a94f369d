import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { openMailServer } from '../../../test/builders/mail-server.ts'
import { set } from '../../../test/builders/set.ts'
import { type BuiltStaff, buildStaff } from '../../../test/office.ts'
import { officeEndpoints as calls } from '../../shared/contract/office/endpoints.ts'
import { mailTestCopy } from '../../shared/copy/office/mail-test.ts'
import { rates } from '../../shared/rates.ts'
import { readMailServer, writeMailServer } from '../../shared/settings/mail-server.ts'
import { sendTestMail } from './send-test-mail.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ env: { RATE_LIMITS: 'on' } })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

/** An address of this machine that no other test has. */
const ownHost = () => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`
const send = () => owner.call(calls.testMail)
const server = (address: string | null) => set(shop, { 'mail.smtp': address })

/** A server that says what it says to each line, and to nobody who asks for TLS. */
async function openServer(says: (line: string) => string | undefined): Promise<{ url: string; close: () => void }> {
  const host = ownHost()
  const opened = createServer((socket) => {
    socket.on('error', () => undefined)
    const greeting = says('')
    if (greeting) socket.write(greeting)
    socket.on('data', (line) => socket.write(says(String(line)) ?? '250 ok\r\n'))
  })
  await new Promise<void>((resolve) => opened.listen(2525, host, resolve))
  return { url: `smtp://mailer:sEcret-word-1@${host}:2525`, close: () => opened.close() }
}

describe('a test mail', () => {
  test('is refused while no mail server is set', async () => {
    await server(null)
    expect(await send()).toMatchObject({ status: 400, body: { message: mailTestCopy.notSet } })
  })

  test('arrives at who asks, and at nobody else', async () => {
    const mails = await openMailServer({ host: ownHost(), port: 2525 })
    await server(mails.url)
    const to = `${owner.staffId}@office.example`
    expect((await send()).body.data).toEqual({ to, result: 'sent' })
    mails.close()
    const all = mails.received.join('')
    expect(all.match(/RCPT TO:<.*>/g)).toEqual([`RCPT TO:<${to}>`])
    expect(all).toContain('Subject: Test email from ')
  })

  test('says that the password is wrong, and nothing of what the server said', async () => {
    const wrong = await openServer((line) =>
      line === ''
        ? '220 test\r\n'
        : line.startsWith('EHLO')
          ? '250-test\r\n250 AUTH PLAIN\r\n'
          : line.startsWith('AUTH')
            ? '535 wrong: sEcret-word-1\r\n'
            : undefined,
    )
    await server(wrong.url)
    const { body } = await send()
    wrong.close()
    expect(body.data.result).toBe('login')
    expect(JSON.stringify(body)).not.toContain('sEcret')
  })

  test('says that the host is not found, that nobody listens, that the sender is refused', async () => {
    await server('smtps://mailer:sEcret-word-1@no-such-host.invalid:465')
    expect((await send()).body.data.result).toBe('host')
    await server(`smtp://mailer:sEcret-word-1@${ownHost()}:2525`)
    expect((await send()).body.data.result).toBe('refused')
    const strict = await openServer((line) =>
      line === '' ? '220 test\r\n' : line.startsWith('MAIL') ? '553 not yours\r\n' : undefined,
    )
    await server(strict.url.replace('mailer:sEcret-word-1@', ''))
    expect((await send()).body.data.result).toBe('address')
    strict.close()
  })

  test('does not wait for a server that says nothing', async () => {
    const silent = await openServer(() => '')
    await server(silent.url)
    const staff = { id: owner.staffId, email: 'owner@office.example' }
    expect((await sendTestMail(shop.shop, staff, 50)).result).toBe('timeout')
    silent.close()
  })

  test('calls no port but those of mail: no other program of the house is looked at', async () => {
    const mails = await openMailServer()
    await server(mails.url)
    expect((await send()).body.data.result).toBe('port')
    mails.close()
    expect(mails.received).toEqual([])
  })

  test('is sent a few times in an hour, and by owners alone', async () => {
    await shop.pool.query('DELETE FROM rate_limits')
    const answers = []
    for (let at = 0; at <= rates.testMail.most; at++) answers.push((await send()).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(rates.testMail.most)
    expect(answers.at(-1)).toBe(429)
    const manager = await buildStaff(shop, ['manager'])
    expect((await manager.call(calls.testMail)).status).toBe(403)
  })
})

test.each([
  ['smtp.gmail.com', 465, 'shop@gmail.com', 'abcd efgh', true],
  ['mail.example.in', 587, 'user', 'p@ss:w/o?r#d\\%', false],
  ['::1', 2525, '', '', false],
])('a mail server of parts is read as these parts: %s:%i', (host, port, user, password, isTlsAtOnce) => {
  const login = user === '' ? null : { user, password }
  expect(readMailServer(writeMailServer({ host, port, user, password }))).toEqual({ host, port, login, isTlsAtOnce })
})
