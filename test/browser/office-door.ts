import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { readConfig } from '../../src/server/platform/config.ts'
import { openDatabase } from '../../src/server/platform/db/open-database.ts'
import { totpCode, totpStepMs } from '../../src/server/staff/totp.ts'
import { signInScreens } from '../../src/shared/copy/office/sign-in-screens.ts'
import type { Role } from '../../src/shared/office/permissions.ts'

const root = path.join(import.meta.dirname, '../..')
export const password = 'Kallayi-Teak-Boat7'

/** An address that nobody has yet. */
export function newEmail(): string {
  return `${randomUUID()}@office.example`
}

/** The one-time link that the owner's terminal prints, beside the shop that is open. */
export async function linkFromTerminal(role: Role, email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/shop.mjs', 'staff', 'add', role, email], {
    cwd: root,
    env: {
      ...process.env,
      PORT: process.env.BEYPORE_TEST_PORT,
      DATA_DIR: process.env.BEYPORE_TEST_DATA,
      DATABASE_URL: '',
    },
  })
  return stdout.split('\n')[0] ?? ''
}

/** A device with a fingerprint, as Chromium plays it. */
export async function giveFingerprint(page: Page): Promise<void> {
  // a virtual key chooses itself wherever it is offered: the offer in the email field has a test of its own
  await page.addInitScript(() => {
    if (!('offerInField' in window)) PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Fills the first step of a one-time link. */
export async function introduce(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel(signInScreens.join.name).fill(name)
  await page.getByLabel(signInScreens.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: signInScreens.join.next }).click()
}

/** Comes by a link with a passkey, up to Home. The page has a fingerprint. */
export async function joinWithPasskey(page: Page, link: string, name: string): Promise<void> {
  await introduce(page, link, name)
  await page.getByRole('button', { name: signInScreens.join.makePasskey }).click()
  await page.getByRole('button', { name: signInScreens.join.open }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
}

/** The code that an app shows now for a key as the page shows it. */
export function codeFor(key: string): string {
  const bits = [...key.replaceAll(' ', '')].map((sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  )
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return totpCode(Buffer.from(bytes), Math.floor(Date.now() / totpStepMs))
}

/** Lets time pass in the shop's database for one person: nothing waits for it. */
export async function inDatabase(text: string, ...values: unknown[]): Promise<void> {
  const config = readConfig({ DATA_DIR: process.env.BEYPORE_TEST_DATA })
  const database = await openDatabase({ config, role: 'guest', note: () => undefined, onGone: () => undefined })
  try {
    await database.pool.query(text, values)
  } finally {
    await database.close()
  }
}
