import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openMailServer } from '../../../../test/builders/mail-server.ts'
import type { SettingValues } from '../../../shared/settings/settings.ts'
import type { ShopIdentity } from '../../../shared/settings/shop-identity.ts'
import { readConfig } from '../config.ts'
import { openTransport } from './mail-transport.ts'

/** A way out by this mail server. */
const transportTo = (smtpUrl: string, isElsewhere = false) => {
  const config = { ...readConfig({}), dataDir: '/nowhere', publicUrl: 'https://shop.example:8443' }
  const values = { 'mail.smtp': smtpUrl } as SettingValues
  const identity = { name: 'The shop', email: 'counter@shop.example' } as ShopIdentity
  const settings = {
    now: () => values,
    formerAccounts: () => [],
    formerSecret: () => null,
    identity: () => identity,
    refresh: async () => {},
  }
  return openTransport({ config, settings }, () => !isElsewhere)
}
const mail = { to: 'amina@example.com', subject: 'Hello ₹', text: 'plain words', html: '<p>fine words</p>' }

test('with SMTP_URL a mail goes to that server, with an id that a repeat shares', async () => {
  const server = await openMailServer()
  const transport = transportTo(server.url)
  await transport.send(mail, 'event-1', new Date('2026-11-21T09:00:00Z'))
  await transport.send(mail, 'event-1', new Date('2026-11-21T09:05:00Z'))
  transport.close()
  server.close()
  expect(server.received).toContain('RCPT TO:<amina@example.com>\r\n')
  const bodies = server.received.filter((each) => each.includes('Message-ID:'))
  expect(bodies[0]).toContain('plain words')
  expect(bodies[0]).toContain('<p>fine words</p>')
  expect(bodies[0]).toContain('Date: Sat, 21 Nov 2026 09:00:00 +0000')
  const ids = bodies.map((each) => each.match(/Message-ID: (<\w+@shop\.example>)/)?.[1])
  expect(ids[0]).toBeDefined()
  expect(ids[1]).toBe(ids[0])
})

test('a mail server that is not there is an error to be tried again', async () => {
  const transport = transportTo('smtp://127.0.0.1:1')
  await expect(transport.send(mail, 'event-2', new Date())).rejects.toThrow()
  transport.close()
})

test('to a mail server on another machine nothing goes before TLS', async () => {
  const server = await openMailServer()
  const transport = transportTo(server.url, true)
  await expect(transport.send(mail, 'event-3', new Date())).rejects.toThrow(/TLS/i)
  transport.close()
  server.close()
  expect(server.received.join('')).not.toMatch(/amina|MAIL FROM|AUTH/)
})

test('no address makes the shop run a program, write mails into its log or believe any certificate', async () => {
  const server = await openMailServer()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'no-program-'))
  const [program, ran] = [path.join(folder, 'program'), path.join(folder, 'ran')]
  writeFileSync(program, `#!/bin/sh\ncat > ${ran}\n`, { mode: 0o755 })
  const options = [`sendmail=true&path=${program}`, 'logger=true&debug=true', 'tls.rejectUnauthorized=false']
  for (const end of options.flatMap((option) => [`?${option}`, `/?${option}`])) {
    const transport = transportTo(server.url + end)
    await expect(transport.send(mail, 'event-4', new Date())).rejects.toThrow('cannot be read')
    transport.close()
  }
  server.close()
  expect(server.received).toEqual([])
  expect(existsSync(ran)).toBe(false)
  rmSync(folder, { recursive: true })
})
