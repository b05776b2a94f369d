import { inTransaction } from '../../src/server/platform/db/ask.ts'
import { makeLink } from '../../src/server/staff/sign-in/one-time-links.ts'
import { totpCode, totpStepMs } from '../../src/server/staff/totp.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import type { Role } from '../../src/shared/office/permissions.ts'
import type { TestShop } from '../app.ts'
import { callOffice, inCommand, type OfficeAnswer } from '../office.ts'

export const staffPassword = 'Kallayi-Teak-Boat7'

/** Somebody who came by a one-time link and chose a password and a code app. */
export interface JoinedStaff {
  staffId: string
  email: string
  /** The session's cookie and the browser's, as a browser sends them. */
  cookies: string
  recoveryCodes: string[]
  /** The code that their app shows `steps` steps from now. */
  code: (steps?: number) => string
  call: <E extends (typeof calls)[keyof typeof calls]>(
    endpoint: E,
    call?: Parameters<typeof callOffice>[2],
  ) => ReturnType<typeof callOffice<E>>
}

/** The cookies that an answer sets, as a browser sends them back; `before`: those that it had. */
export function cookiesOf({ headers }: Pick<OfficeAnswer<unknown>, 'headers'>, before = ''): string {
  const kept = new Map(
    before
      .split('; ')
      .filter(Boolean)
      .map((each) => each.split('=') as [string, string]),
  )
  for (const set of [headers['set-cookie'] ?? []].flat()) {
    const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
    if (value === '') kept.delete(name)
    else kept.set(name, value)
  }
  return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** A one-time link's token for a person, as an invitation makes it. */
export async function linkFor(shop: TestShop, staffId: string, lifeMs = 3_600_000): Promise<string> {
  return (await inTransaction(shop.db, (tx) => makeLink(tx, shop.shop, { staffId, lifeMs }))).token
}

/** A person who was invited and has not come yet. */
export async function inviteStaff(shop: TestShop, roles: Role[], name = `Joined ${roles[0]}`) {
  const staffId = shop.shop.newId()
  const email = `${staffId}@office.example`
  const now = shop.shop.clock()
  await inCommand(shop.db, (tx) =>
    tx
      .insertInto('staff')
      .values({ id: staffId, name, email, roles, limits: '{}', created_at: now, updated_at: now })
      .execute(),
  )
  return { staffId, email, name }
}

/** The code that an app with this secret (base 32) shows. */
export function appCode(shop: TestShop, secret: string, steps = 0): string {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return totpCode(Buffer.from(bytes), Math.floor(shop.shop.clock().getTime() / totpStepMs) + steps)
}

/** Invites a person and walks through the link. The first one of a shop has to be an owner. */
export async function joinStaff(shop: TestShop, roles: Role[], name?: string): Promise<JoinedStaff> {
  const invited = await inviteStaff(shop, roles, name)
  const token = await linkFor(shop, invited.staffId)
  const offered = await callOffice(shop.url, calls.joinTotpOffer, { body: { token } })
  const { offer = '', secret = '' } = offered.body.data ?? {}
  const body = {
    token,
    name: invited.name,
    password: staffPassword,
    totp: { offer, code: appCode(shop, secret) },
  }
  const joined = await callOffice(shop.url, calls.join, { body })
  if (joined.status !== 200) throw new Error(`could not join: ${JSON.stringify(joined.body)}`)
  const cookies = cookiesOf(joined)
  // the code that joined is used up
  shop.advance(totpStepMs)
  return {
    staffId: invited.staffId,
    email: invited.email,
    cookies,
    recoveryCodes: joined.body.data.recoveryCodes,
    code: (steps = 0) => appCode(shop, secret, steps),
    call: (endpoint, call) => callOffice(shop.url, endpoint, call, cookies),
  }
}
