import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

// Only the two folders and what gives up the rights of root differ from the installed file.
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-terminal-'))
const settings = path.join(folder, 'beypore.env')
const terminal = path.join(folder, 'beypore')
const installed = readFileSync(path.join(import.meta.dirname, '../../deploy/beypore'), 'utf8')
writeFileSync(terminal, installed.replaceAll('/etc/beypore/beypore.env', settings))
writeFileSync(path.join(folder, 'setpriv'), '#!/bin/sh\nprintf "words:%s\\0" "$*"\nexec env -0\n')
chmodSync(path.join(folder, 'setpriv'), 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the shop's terminal with a settings file; returns its arguments and environment. */
function startWith(file: string) {
  writeFileSync(settings, file)
  const env = { PATH: `${folder}:${process.env.PATH}`, BEYPORE: folder }
  const { stdout, stderr, status } = spawnSync('sh', [terminal, 'orders', '--limit', '5'], { env, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout.split('\0')
}

test('takes each setting as it stands, as systemd does for the service', () => {
  const started = startWith(
    [
      '# PORT=1',
      '',
      'DATABASE_URL=postgres://shop:p@db.example.in/shop?sslmode=require&sslrootcert=/etc/beypore/db.pem',
      'SMTP_URL=smtp://user:a$HOME`id`;(b)#c@mail.example.in:587',
      'SHOP_ADDRESS="5/2, Big Bazaar Road, Calicut"',
      "SHOP_LEGAL_NAME='Beypore & Sons'",
      '  CITY=Kozhikode North  ',
      'BACKUP_KEY=abc=',
      'EMPTY=',
      '; OTHER=1',
      'export OTHER=2',
      'A-B=3',
      'LAST=without an end of line',
    ].join('\n'),
  )
  expect(started).toEqual(
    expect.arrayContaining([
      'DATABASE_URL=postgres://shop:p@db.example.in/shop?sslmode=require&sslrootcert=/etc/beypore/db.pem',
      'SMTP_URL=smtp://user:a$HOME`id`;(b)#c@mail.example.in:587',
      'SHOP_ADDRESS=5/2, Big Bazaar Road, Calicut',
      'SHOP_LEGAL_NAME=Beypore & Sons',
      'CITY=Kozhikode North',
      'BACKUP_KEY=abc=',
      'EMPTY=',
      'LAST=without an end of line',
      'DATA_DIR=/var/lib/beypore',
    ]),
  )
  expect(started.filter((word) => /^(PORT|OTHER|A-B|export|#|;)/.test(word))).toEqual([])
})

test('runs the words it is given, without the rights of root', () => {
  const [words] = startWith('DATA_DIR=/elsewhere\n')
  expect(words).toBe(
    'words:--reuid=beypore --regid=beypore --init-groups -- /usr/bin/node scripts/shop.mjs orders --limit 5',
  )
})
