import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Shop } from '../shop.ts'
import { forgetMailFiles } from './forget-mail-files.ts'
import { openTransport } from './mail-transport.ts'

test('mails in files that name somebody go, however they are written; those of others stay', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'beypore-mails-'))
  const settings = { now: () => ({ 'mail.smtp': null }), identity: () => ({ name: 'Mill Store', email: '' }) }
  const config = { dataDir, publicUrl: 'https://mill.example' }
  const transport = openTransport({ config, settings } as unknown as Pick<Shop, 'config' | 'settings'>)
  const send = (to: string, text: string) =>
    transport.send({ to, subject: 'News', text, html: `<p>${text}</p>` }, `${to} ${text}`, new Date())
  await send('amina@example.com', 'Your code')
  await send(
    'counter@mill.example',
    'A complaint of Amina Beevi, whose telephone number is 9847012321, who waits since Monday.',
  )
  await send('counter@mill.example', `${'പണം തിരികെ '.repeat(30)}ആമിന ബീവി`)
  await send('counter@mill.example', 'A complaint of Aminabi')
  transport.close()
  await forgetMailFiles(config, ['Amina Beevi', 'amina@example.com', '', 'ആമിന ബീവി'])
  expect(readdirSync(path.join(dataDir, 'outbox'))).toHaveLength(1)
  await forgetMailFiles({ dataDir: path.join(dataDir, 'none') }, ['Amina Beevi'])
  rmSync(dataDir, { recursive: true })
})
