import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { pushService, subscribeBrowser, withBrowser } from '../../../../test/push-service.ts'
import { officeAlerts } from '../../../shared/contract/office/alerts.ts'
import { peopleToTell } from './people-to-tell.ts'
import { sendAlerts } from './start-alerts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const { myAlerts, changeAlerts, addPushDevice, removePushDevice, testAlert } = officeAlerts

const choose = (person: BuiltStaff, kind: string, way: string, wanted: boolean) =>
  person.call(changeAlerts, { body: { wishes: [{ kind, way, wanted }] } })

describe('what one chooses', () => {
  it('is one’s own, of the kinds that one may see, and begins with what the roles bring', async () => {
    const [owner, packer] = [await buildStaff(shop, ['owner']), await buildStaff(shop, ['packer'])]
    const all = await owner.call(myAlerts)
    expect(all.body.data.kinds).toEqual([
      { kind: 'new_order', wanted: { sound: true, mail: true, push: true } },
      { kind: 'waiting_order', wanted: { mail: true, push: true } },
      { kind: 'problem', wanted: { mail: true, push: true } },
      { kind: 'seal', wanted: { mail: true } },
    ])
    expect(all.body.data.pushKey).toMatch(/^B[\w-]{86}$/)
    await choose(owner, 'new_order', 'mail', false)
    expect((await owner.call(myAlerts)).body.data.kinds[0]?.wanted).toEqual({ sound: true, mail: false, push: true })
    const [own, ...others] = (await packer.call(myAlerts)).body.data.kinds
    expect([own, others]).toEqual([{ kind: 'new_order', wanted: { sound: true, mail: false, push: false } }, []])
  })

  it('is as the roles bring it for a kind that came after the choice', async () => {
    const owner = await buildStaff(shop, ['owner'])
    await choose(owner, 'new_order', 'mail', false)
    await shop.pool.query(`UPDATE alert_wishes SET wishes = wishes - 'seal' WHERE staff_id = $1`, [owner.staffId])
    const { kinds } = (await owner.call(myAlerts)).body.data
    expect(kinds.at(-1)).toEqual({ kind: 'seal', wanted: { mail: true } })
    expect(kinds[0]?.wanted.mail).toBe(false)
    expect((await peopleToTell(shop.db, 'seal')).map(({ id }) => id)).toContain(owner.staffId)
  })

  it.each([
    ['a way that the kind has not', { wishes: [{ kind: 'problem', way: 'sound', wanted: true }] }],
    ['a kind that there is not', { wishes: [{ kind: 'rain', way: 'mail', wanted: true }] }],
    ['no time', { quiet: { from: '25:00', until: '07:00' } }],
    ['more than asked for', { quiet: null, staffId: 'another' }],
  ])('refuses %s', async (_, body) => {
    const owner = await buildStaff(shop, ['owner'])
    expect((await owner.call(changeAlerts, { body })).status).toBe(400)
  })

  it.each([
    ['another host', { endpoint: 'https://169.254.169.254/x' }],
    ['a key that is no point', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a short key', { auth: 'AAAA' }],
    ['an endless address', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` }],
  ])('takes no browser with %s', async (_, wrong) => {
    const owner = await buildStaff(shop, ['owner'])
    const { read: _read, ...right } = subscribeBrowser()
    expect((await owner.call(addPushDevice, { body: { ...right, ...wrong } })).status).toBe(400)
    expect((await owner.call(myAlerts)).body.data.devices).toEqual([])
  })

  it('takes ten browsers, and a browser from who had it before', async () => {
    const [one, other] = [await withBrowser(shop, ['packer']), await buildStaff(shop, ['packer'])]
    for (let count = 0; count < 10; count += 1) {
      const { read: _, ...body } = subscribeBrowser()
      expect((await other.call(addPushDevice, { body })).status).toBe(200)
    }
    const { read: _, ...body } = one.browser
    expect((await other.call(addPushDevice, { body })).status).toBe(400)
    const [first] = (await other.call(myAlerts)).body.data.devices
    await other.call(removePushDevice, { params: { id: first?._id ?? '' } })
    expect((await other.call(addPushDevice, { body })).status).toBe(200)
    expect((await one.call(myAlerts)).body.data.devices).toEqual([])
  })

  it('ends in one’s own browsers only, and keeps no key in the history', async () => {
    const [one, other] = [await withBrowser(shop, ['packer']), await buildStaff(shop, ['owner'])]
    const params = { id: one.deviceId }
    expect((await other.call(removePushDevice, { params })).status).toBe(404)
    expect((await one.call(removePushDevice, { params })).body.data.devices).toEqual([])
    const history = JSON.stringify(await shop.db.selectFrom('commands').select(['name', 'input']).execute())
    expect(history).toContain('alerts.device_on')
    expect(history).not.toContain(one.browser.endpoint)
    expect(history).not.toContain(one.browser.auth)
  })

  it('is tried out: a test reaches the own browsers and the own mail, and says so', async () => {
    const owner = await withBrowser(shop, ['owner'])
    const service = pushService()
    for (const way of ['push', 'mail']) await owner.call(testAlert, { body: { way } })
    await sendAlerts(shop.shop, service.send)
    expect(owner.shownIn(service)).toEqual([
      { title: 'Test notification', body: 'Notifications reach you here.', path: '/alerts' },
    ])
    const mails = await readSentMails(shop.shop)
    expect(mails.map(({ to }) => to)).toContain(`${owner.staffId}@office.example`)
    const { devices, mail } = (await owner.call(myAlerts)).body.data
    expect([devices[0]?.lastSentAt, mail.lastSentAt]).toEqual([expect.any(String), expect.any(String)])
  })
})
