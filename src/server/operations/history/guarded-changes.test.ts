import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { joinStaff } from '../../../../test/builders/join-staff.ts'
import { openMailServer } from '../../../../test/builders/mail-server.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { set } from '../../../../test/builders/set.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { type CommandName, commands } from '../../../shared/office/commands.ts'
import { permissionsOf } from '../../../shared/office/permissions.ts'
import { isGuarded } from '../../../shared/office/step-up-required.ts'
import { type SettingKey, settingKeys, settingOf } from '../../../shared/settings/settings.ts'
import { transact } from '../../platform/db/transact.ts'
import { openTransport } from '../../platform/mail/mail-transport.ts'
import { sendDueMails } from '../../platform/mail/send-due-mails.ts'
import { asStaff } from '../../staff/commands/as-staff.ts'
import { runCommandWork } from '../../staff/commands/run-command-work.ts'
import { mailKinds } from '../../start/mail-writers.ts'

// What is dangerous wants a factor that was shown just now, by whatever way it comes about (SECURITY-REVIEW R2).

const calls = officeEndpoints
const minute = 60_000
let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Two values of every guarded setting; a new one without its line fails. */
const account = (n: number) => ({ keyId: `rzp_live_${n}`, keySecret: `s${n}`, webhookSecret: `w${n}` })
const samples: Partial<Record<SettingKey, [unknown, unknown]>> = {
  'cash.allowed': [false, true],
  'cash.below': [10_000_000, 15_000_000],
  'cash.fee': [2_000, 4_000],
  'cash.newcomerOrders': [1, 2],
  'cash.newcomerBelow': [100_000, 200_000],
  'cash.refusals': [1, 2],
  'cash.refusalDays': [30, 60],
  'payment.onlineDiscountPercent': [3, 4],
  'payment.razorpay': [account(1), account(2)],
  'mail.smtp': ['smtp://127.0.0.1:9', 'smtp://127.0.0.1:10'],
}
const guardedSettings = settingKeys.filter((key) => isGuarded('setting', key))

/** The ways in which settings and people change, by the commands that do it; the rest is not about them. */
const walked: Partial<Record<CommandName, string>> = {
  'settings.change': 'set, and with a day',
  'settings.secret': 'set',
  'settings.restore': 'restore, undo, redo',
  'settings.withdraw': 'withdraw',
  'settings.logo': 'is no guarded setting',
  'staff.add': 'its own call',
  'staff.join': 'by a link, with new factors',
  'staff.link': 'its own call',
  'staff.change': 'change, undo, redo',
  'staff.off': 'its own call, undo',
  'staff.on': 'its own call, undo',
  'staff.end_sessions': 'its own call',
}

const owner = () => buildStaff(shop, ['owner'])
const seenOf = async (by: BuiltStaff, key: string) =>
  (await by.call(calls.settings)).body.data.find((each) => each.key === key)?.seen ?? 0

async function put(by: BuiltStaff, key: SettingKey, value: unknown, command: string = randomUUID()) {
  const seen = await seenOf(by, key)
  return settingOf(key).shown
    ? by.call(calls.changeSecret, { params: { key }, body: { value, seen }, command })
    : by.call(calls.changeSettings, { body: { changes: [{ key, value, seen }] }, command })
}

const stored = async (key: string) =>
  (await shop.db.selectFrom('settings').select(['version', 'withdrawn_at']).where('key', '=', key).execute()).length

describe.each(guardedSettings)('the setting %s', (key) => {
  it('is changed by no way without a factor that was shown just now, and by each with one', async () => {
    const [one, other] = samples[key] ?? []
    expect(one, `${key} is guarded: give it two values here`).toBeDefined()
    const first = await owner()
    const [made, undone] = [randomUUID(), randomUUID()]
    await put(first, key, one)
    expect((await put(first, key, other, made)).status).toBe(200)
    expect((await first.call(calls.undo, { params: { id: made }, command: undone, body: {} })).status).toBe(200)
    const from = new Date(shop.shop.clock().getTime() + 86_400_000)
    shop.advance(6 * minute)
    const withdraw = async (by: BuiltStaff) => {
      const version = (await by.call(calls.settings)).body.data.find((each) => each.key === key)?.waiting[0]?.version
      return by.call(calls.withdrawSetting, { params: { key }, body: { version: version ?? 0 } })
    }
    const ways = async (by: BuiltStaff) => {
      const seen = await seenOf(by, key)
      const scheduled = { changes: [{ key, value: one, seen }], from: new Date(from.getTime() + minute).toISOString() }
      return [
        ['set', () => put(by, key, other)],
        ['schedule', () => by.call(calls.changeSettings, { body: scheduled })],
        ['restore', () => by.call(calls.restoreSetting, { params: { key }, body: { version: 0, seen } })],
        ['redo', () => by.call(calls.undo, { params: { id: undone }, body: {} })],
        [
          'withdraw',
          async () => {
            await set(shop, { [key]: other }, from)
            return withdraw(by)
          },
        ],
      ] as const
    }
    const before = await stored(key)
    // a secret has no day in the office: refused before anybody asks
    const isRefused = (way: string) => (way === 'schedule' && settingOf(key).shown ? 400 : 403)
    for (const [way, go] of await ways(first)) {
      const answer = await go()
      expect([way, answer.status]).toEqual([way, isRefused(way)])
      if (answer.status === 403) expect(answer.body).toMatchObject({ code: 'step_up' })
    }
    // the one that waits was set at the terminal
    expect(await stored(key)).toBe(before + 1)
    const fresh = await owner()
    expect((await withdraw(fresh)).status).toBe(200)
    expect((await fresh.call(calls.undo, { params: { id: undone }, body: {} })).status).toBe(200)
    const back = { version: 0, seen: await seenOf(fresh, key) }
    expect((await fresh.call(calls.restoreSetting, { params: { key }, body: back })).status).toBe(200)
  })
})

test('a person’s roles come back by no undo without a factor that was shown just now', async () => {
  const [first, packer] = [await owner(), await buildStaff(shop, ['packer'])]
  const { staffId: id } = packer
  const version = async () => (await first.call(calls.showPerson, { params: { id } })).body.data.version
  const rolesOf = async () =>
    (await shop.db.selectFrom('staff').select(['roles', 'active']).where('id', '=', id).executeTakeFirst()) ?? null
  const [made, undone] = [randomUUID(), randomUUID()]
  const body = { version: await version(), changes: { roles: { was: ['packer'], now: ['owner' as const] } } }
  const changed = await first.call(calls.changePerson, { params: { id }, body, command: made })
  expect(changed.status).toBe(200)
  expect((await first.call(calls.undo, { params: { id: made }, command: undone, body: {} })).status).toBe(200)
  const removed = randomUUID()
  expect((await first.call(calls.removePerson, { params: { id }, command: removed })).status).toBe(200)
  shop.advance(6 * minute)
  const before = await rolesOf()
  for (const command of [undone, removed]) {
    const redo = await first.call(calls.undo, { params: { id: command }, body: {} })
    expect(redo).toMatchObject({ status: 403, body: { code: 'step_up' } })
  }
  expect(await rolesOf()).toEqual(before)
  expect((await (await owner()).call(calls.undo, { params: { id: removed }, body: {} })).status).toBe(200)
})

test.each(Object.keys(commands) as CommandName[])('%s changes nothing that is guarded without it', async (name) => {
  const { staffId } = await owner()
  const person = {
    id: staffId,
    name: 'Owner',
    email: 'owner@office.example',
    roles: ['owner'] as const,
    permissions: new Set(permissionsOf(['owner'])),
    limits: { refund: null, discount: null, pieces: null },
    sessionId: 'session',
    factor: 'full' as const,
    shared: false,
    steppedUpAt: new Date(shop.shop.clock().getTime() - 6 * minute),
  }
  const guarded = [...guardedSettings.map((key) => ['setting', key]), ['staff', staffId], ['counter', 'c1']] as const
  for (const [entity = '', id = ''] of guarded) {
    const change = (work: Parameters<Parameters<typeof runCommandWork>[3]>[0]) => {
      work.about({ kind: 'any', id: 'any' })
      work.changed(entity, id, { value: 1 }, { value: 2 })
      return Promise.resolve({})
    }
    const command = { id: randomUUID(), name, input: {}, ip: '127.0.0.1', requestId: 'r' }
    await expect(asStaff(shop.shop, person, command, change)).rejects.toMatchObject({ code: 'step_up' })
    // what goes on by itself in a person's name has nobody who could show a factor
    const head = {
      ...command,
      actor: 'staff' as const,
      staffId,
      byName: 'Owner',
      sessionId: null,
      network: null,
      limits: person.limits,
    }
    const later = transact(shop.shop, (unit) => runCommandWork(shop.shop, unit, { ...head, reason: null }, change))
    await expect(later).rejects.toMatchObject({ code: 'step_up' })
  }
})

test('every command about settings and people is one of the ways that are walked', () => {
  const about = Object.keys(commands).filter((name) => /^(settings|staff)\./.test(name))
  expect(about.toSorted()).toEqual(Object.keys(walked).toSorted())
})

describe('owners hear', () => {
  it('of another payment account and of roles, whatever did it, and whatever takes it back', async () => {
    const [first, second] = [await joinStaff(shop, ['owner'], 'First'), await joinStaff(shop, ['owner'], 'Second')]
    const told = async (kind: string) => {
      const rows = await shop.db.selectFrom('outbox').select(['payload']).where('kind', '=', kind).execute()
      return rows.map(({ payload }) => payload as { to: string; setting: string | null; person: string | null })
    }
    const by = await owner()
    const made = randomUUID()
    await put(by, 'payment.razorpay', account(7), made)
    await by.call(calls.undo, { params: { id: made }, body: {} })
    const ofAccount = (await told('guarded_change')).filter(({ setting }) => setting === 'payment.razorpay')
    for (const { email } of [first, second]) {
      expect(ofAccount.filter(({ to }) => to === email).length).toBeGreaterThanOrEqual(2)
    }
    const person = await joinStaff(shop, ['packer'], 'Packer')
    const { version } = (await by.call(calls.showPerson, { params: { id: person.staffId } })).body.data
    const body = { version, changes: { roles: { was: ['packer'], now: ['manager' as const] } } }
    expect((await by.call(calls.changePerson, { params: { id: person.staffId }, body })).status).toBe(200)
    const ofPerson = (await told('guarded_change')).filter((each) => each.person === 'Packer')
    expect(ofPerson.map(({ to }) => to)).toEqual(expect.arrayContaining([first.email, second.email, person.email]))
    const mails = await readSentMails(shop.shop)
    expect(mails.filter(({ subject }) => subject.includes('Razorpay account changed')).length).toBeGreaterThan(0)
  })

  it('of another mail server by the former one too, where it can', async () => {
    const [former, next] = [await openMailServer(), await openMailServer()]
    const { email } = await joinStaff(shop, ['owner'], 'Third')
    await put(await owner(), 'mail.smtp', former.url)
    const transport = openTransport(shop.shop)
    const send = () => sendDueMails(shop.shop, { kinds: mailKinds, transport })
    await send()
    await put(await owner(), 'mail.smtp', next.url)
    const before = former.received.length
    await send()
    const to = (server: typeof former, from: number) => server.received.slice(from).join('')
    expect(to(former, before)).toContain(email)
    expect(to(next, 0)).toContain(email)
    former.close()
    await put(await owner(), 'mail.smtp', null)
    await send()
    const left = await shop.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
    expect(left).toEqual([])
    transport.close()
    next.close()
  })
})
