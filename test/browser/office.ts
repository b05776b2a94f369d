import type { BrowserContext, Page } from '@playwright/test'
import { readConfig } from '../../src/server/platform/config.ts'
import { openDatabase } from '../../src/server/platform/db/open-database.ts'
import { newId, newToken } from '../../src/server/platform/randomness.ts'
import { openStaffSession } from '../../src/server/staff/staff-session-queries.ts'
import { officeShell } from '../../src/shared/copy/office/shell.ts'
import type { Role } from '../../src/shared/office/permissions.ts'

export interface OfficeUnderTest {
  port: string | undefined
  dataDir: string | undefined
}

const urlOf = ({ port }: OfficeUnderTest) => `http://office.localhost:${port}`
let office: OfficeUnderTest = { port: process.env.BEYPORE_TEST_PORT, dataDir: process.env.BEYPORE_TEST_DATA }
/** The back office of the shop under test: of the one that all specs share, unless a spec works at its own. */
export let officeUrl = urlOf(office)

/** Turns the helpers of this file to another shop; gives the one before. */
export function workAt(next: OfficeUnderTest): OfficeUnderTest {
  const before = office
  office = next
  officeUrl = urlOf(next)
  return before
}

/** Lets a new person with these roles in, in this browser, without going through the sign-in. Gives their id. */
export async function signInStaff(context: BrowserContext, roles: Role[], name = `Staff ${roles[0]}`): Promise<string> {
  const { staffId, token } = await makeStaff(roles, name)
  await context.addCookies([
    {
      name: '__Host-office',
      value: token,
      domain: 'office.localhost',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])
  return staffId
}

/** Signs out as somebody at a desk does: by their name at the foot of the menu. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('complementary')
  const leave = menu.getByRole('button', { name: officeShell.signOut })
  if (!(await leave.isVisible())) await menu.getByRole('button', { expanded: false }).last().click()
  await leave.click()
}

/** Opens a screen of the back office and waits until it is there. */
export async function openOffice(page: Page, path: string): Promise<void> {
  await page.goto(officeUrl + path)
  await page.locator('main h1').waitFor({ timeout: 20_000 })
}

async function makeStaff(roles: Role[], name: string): Promise<{ staffId: string; token: string }> {
  const config = readConfig({ DATA_DIR: office.dataDir })
  const database = await openDatabase({ config, role: 'guest', note: () => undefined, onGone: () => undefined })
  try {
    const staffId = newId()
    const now = new Date()
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query(`select set_config('shop.command', 'test', true)`)
    await client.query(
      `insert into staff (id, name, email, roles, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)`,
      [staffId, name, `${staffId}@office.example`, roles, now],
    )
    await client.query('commit')
    client.release()
    const shop = { newToken, newId, clock: () => now }
    const start = { staffId, factor: 'full' as const, shared: false }
    const token = await openStaffSession(database.db, shop, start, { ip: '127.0.0.1', userAgent: 'test' })
    return { staffId, token }
  } finally {
    await database.close()
  }
}

/** Sends a call as the screen that is open would, by the person who is signed in. Gives the answer's data. */
export async function sendAs(page: Page, call: `${'GET' | 'POST' | 'PATCH'} /${string}`, body: object = {}) {
  const [method = '', path = ''] = call.split(' ')
  return page.evaluate(
    async ({ method, path, body }) => {
      const headers = { 'x-office': '1', 'x-command': crypto.randomUUID(), 'content-type': 'application/json' }
      const send = method === 'GET' ? { headers } : { method, headers, body: JSON.stringify(body) }
      const response = await fetch(`/api/office/v1${path}`, send)
      const answer = await response.json()
      if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
      return answer.data
    },
    { method, path, body },
  )
}
