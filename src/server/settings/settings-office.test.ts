import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../test/office.ts'
import { officeEndpoints } from '../../shared/contract/office/endpoints.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'], { name: 'Khadeeja Umma' })
})
afterAll(() => shop.close())

const { settings, changeSettings, changeSecret, restoreSetting, withdrawSetting, settingHistory } = officeEndpoints

const read = async (key: string, by = owner) => {
  const { body } = await by.call(settings)
  const found = body.data.find((each) => each.key === key)
  if (!found) throw new Error(`no setting ${key}`)
  return found
}

const change = async (key: string, value: unknown, more: { from?: string; command?: string; seen?: number } = {}) => {
  const { from, command, seen = (await read(key)).seen } = more
  const body = { changes: [{ key, value, seen }], ...(from && { from }) }
  return owner.call(changeSettings, { body, ...(command && { command }) })
}

describe('settings in the office', () => {
  it('are set, shown to shoppers by the next read, and stand in the history with who set them', async () => {
    const command = randomUUID()
    expect(await change('shop.name', 'Chaliyam Tools', { command })).toMatchObject({ status: 200 })
    expect(await (await fetch(`${shop.url}/site.webmanifest`)).text()).toContain('Chaliyam Tools')
    expect((await read('shop.name')).value).toBe('Chaliyam Tools')
    const written = await shop.db.selectFrom('commands').selectAll().where('id', '=', command).executeTakeFirstOrThrow()
    expect(written).toMatchObject({ name: 'settings.change', by_name: 'Khadeeja Umma', subject_id: 'shop.name' })
    const [line] = await shop.db.selectFrom('changes').selectAll().where('command_id', '=', command).execute()
    expect(line).toMatchObject({ entity: 'setting', entity_id: 'shop.name', after: { value: 'Chaliyam Tools' } })
  })

  it('are read in the history as people write them: amounts in rupees', async () => {
    const before = (await read('delivery.charge')).value
    const command = randomUUID()
    await change('delivery.charge', 7_550, { command })
    const { body } = await owner.call(officeEndpoints.listHistory, { query: { kind: 'setting' } })
    const entry = body.data.find(({ _id }) => _id === command)
    expect(entry?.changes).toMatchObject([{ fields: [{ before: expect.stringMatching(/^₹/), after: '₹75.50' }] }])
    await change('delivery.charge', before)
  })

  it('take a logo, which shoppers see at once, and none again; a file that is no picture is refused', async () => {
    const { setLogo, undo } = officeEndpoints
    const create = { width: 400, height: 200, channels: 3, background: '#c81e5a' } as const
    const image = await sharp({ create }).png().toBuffer()
    const seen = async () => String((await read('brand.logo')).seen)
    const icon = async () => / rel="icon"[^>]* type="([^"]+)"/.exec(await (await fetch(`${shop.url}/`)).text())?.[1]
    const command = randomUUID()
    expect(await owner.call(setLogo, { body: { seen: await seen() }, image, command })).toMatchObject({ status: 200 })
    expect(await icon()).toBe('image/png')
    // the office shows it, too
    const { hash } = (await read('brand.logo')).value as { hash: string }
    const shown = await askHost(shop.url, { path: `/brand/${hash}/logo`, headers: { host: officeHost } })
    expect(shown.headers['content-type']).toBe('image/webp')
    const broken = await owner.call(setLogo, { body: { seen: await seen() }, image: Buffer.from('no picture') })
    expect(broken).toMatchObject({ status: 415, body: { code: 'wrong_type' } })
    expect(await icon()).toBe('image/png')
    expect(await owner.call(undo, { params: { id: command }, body: {} })).toMatchObject({ status: 200 })
    expect(await icon()).toBe('image/svg+xml')
  })

  it('are set once, however often the same command comes', async () => {
    const command = randomUUID()
    const { seen } = await read('delivery.charge')
    const values = async () =>
      (await owner.call(settingHistory, { params: { key: 'delivery.charge' } })).body.data.length
    const before = await values()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change('delivery.charge', 7_500, { command, seen })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await values()).toBe(before + 1)
    expect(await change('delivery.charge', 9_000, { command })).toMatchObject({
      status: 409,
      body: { code: 'command_reused' },
    })
  })

  it('say who came first where two set the same at once, and lose nothing', async () => {
    const { seen } = await read('shop.tagline')
    const both = await Promise.all([
      change('shop.tagline', 'Bearings and belts', { seen }),
      change('shop.tagline', 'Pumps and pipes', { seen }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'edit_conflict' })
  })

  it('wait for their day, and can be taken back until then', async () => {
    const from = new Date(shop.shop.clock().getTime() + 3_600_000).toISOString()
    await change('delivery.freeFrom', 150_000, { from })
    const [waiting] = (await read('delivery.freeFrom')).waiting
    expect(waiting).toMatchObject({ value: 150_000, from })
    const key = { key: 'delivery.freeFrom' }
    await owner.call(withdrawSetting, { params: key, body: { version: waiting?.version } })
    expect((await read('delivery.freeFrom')).waiting).toEqual([])
    const beyond = await owner.call(withdrawSetting, { params: key, body: { version: 2 ** 31 } })
    expect(beyond.status).toBe(400)
  })

  it('go back to what they were', async () => {
    const before = await read('numbers.order')
    await change('numbers.order', 'CT')
    const { seen } = await read('numbers.order')
    const back = await owner.call(restoreSetting, {
      params: { key: 'numbers.order' },
      body: { version: before.set?.version ?? 0, seen },
    })
    expect(back.status).toBe(200)
    expect((await read('numbers.order')).value).toBe(before.value)
  })

  it('are undone from the history, a secret too, unless somebody has set them since', async () => {
    const undoing = async (id: string) => owner.call(officeEndpoints.undo, { params: { id } })
    const [first, second] = [randomUUID(), randomUUID()]
    const before = (await read('delivery.charge')).value
    await change('delivery.charge', 4_100, { command: first })
    await change('delivery.charge', 4_200, { command: second })
    expect(await undoing(first)).toMatchObject({ status: 409, body: { code: 'cannot_undo' } })
    expect((await undoing(second)).status).toBe(200)
    expect((await read('delivery.charge')).value).toBe(4_100)
    expect((await read('delivery.charge')).value).not.toBe(before)
    const [secret, value] = [randomUUID(), { keyId: 'rzp_a', keySecret: 'first-secret', webhookSecret: 'first-hook' }]
    const set = async (to: unknown, command: string = randomUUID()) =>
      owner.call(changeSecret, {
        params: { key: 'payment.razorpay' },
        body: { value: to, seen: (await read('payment.razorpay')).seen },
        command,
      })
    await set(value)
    await set({ ...value, keyId: 'rzp_b', keySecret: 'second-secret' }, secret)
    expect((await undoing(secret)).status).toBe(200)
    expect((await read('payment.razorpay')).value).toEqual({ keyId: 'rzp_a' })
    expect(shop.shop.settings.now()['payment.razorpay']).toMatchObject({ keySecret: 'first-secret' })
  })

  it('are undone one after the other, the last first: what the later undo brought back is what the earlier one set', async () => {
    const undoing = async (id: string) => (await owner.call(officeEndpoints.undo, { params: { id } })).status
    const before = (await read('delivery.freeFrom')).value
    const [first, second, secret, other] = Array.from({ length: 4 }, () => randomUUID())
    await change('delivery.freeFrom', 410_000, { command: first ?? '' })
    await change('delivery.freeFrom', 420_000, { command: second ?? '' })
    expect([await undoing(second ?? ''), await undoing(first ?? '')]).toEqual([200, 200])
    expect((await read('delivery.freeFrom')).value).toBe(before)
    const set = async (keySecret: string, command: string) =>
      owner.call(changeSecret, {
        params: { key: 'payment.razorpay' },
        body: {
          value: { keyId: 'rzp_c', keySecret, webhookSecret: `hook-of-${keySecret}` },
          seen: (await read('payment.razorpay')).seen,
        },
        command,
      })
    const held = shop.shop.settings.now()['payment.razorpay']
    await set('one-secret', secret ?? '')
    await set('other-secret', other ?? '')
    expect([await undoing(other ?? ''), await undoing(secret ?? '')]).toEqual([200, 200])
    expect(shop.shop.settings.now()['payment.razorpay']).toEqual(held)
  })

  it('that wait are undone beside one that holds, and it beside them only once they are gone', async () => {
    const undoing = async (id: string) => (await owner.call(officeEndpoints.undo, { params: { id } })).status
    const before = (await read('delivery.charge')).value
    const [now, later] = [randomUUID(), randomUUID()]
    const from = new Date(shop.shop.clock().getTime() + 3_600_000).toISOString()
    await change('delivery.charge', 6_100, { command: later, from })
    await change('delivery.charge', 6_000, { command: now })
    expect([await undoing(now), await undoing(later), await undoing(now)]).toEqual([409, 200, 200])
    expect(await read('delivery.charge')).toMatchObject({ value: before, waiting: [] })
  })

  it('are refused with a sentence at the field', async () => {
    const answer = await change('company.gstin', '32AAKFB7421M1Z')
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { 'company.gstin': expect.stringContaining('GSTIN') } },
    })
    expect(await change('no.such', 1, { seen: 0 })).toMatchObject({ status: 400 })
  })

  it('that are secret are written by who has just shown a factor, and shown nowhere again', async () => {
    const value = { keyId: 'rzp_live_abc', keySecret: 'kept-very-secret', webhookSecret: 'hook-very-secret' }
    const { seen } = await read('payment.razorpay')
    const call = { params: { key: 'payment.razorpay' }, body: { value, seen } }
    expect(await change('payment.razorpay', value)).toMatchObject({ status: 400 })
    const resting = await buildStaff(shop, ['owner'])
    await shop.db
      .updateTable('staff_sessions')
      .set({ stepped_up_at: new Date(0) })
      .where('staff_id', '=', resting.staffId)
      .execute()
    expect(await resting.call(changeSecret, call)).toMatchObject({ status: 403, body: { code: 'step_up' } })
    const { status, body } = await owner.call(changeSecret, call)
    expect(status).toBe(200)
    const everything = JSON.stringify([
      body,
      (await owner.call(settings)).body,
      (await owner.call(settingHistory, { params: { key: 'payment.razorpay' } })).body,
      await shop.db.selectFrom('commands').selectAll().execute(),
      await shop.db.selectFrom('changes').selectAll().execute(),
      await shop.db.selectFrom('command_answers').selectAll().execute(),
      await shop.db.selectFrom('settings').select(['key', 'value']).execute(),
    ])
    expect(everything).toContain('rzp_live_abc')
    expect(everything).not.toContain('very-secret')
  })

  it('are read by manager and accountant, and changed by the owner alone', async () => {
    for (const role of ['manager', 'accountant'] as const) {
      const staff = await buildStaff(shop, [role])
      expect((await staff.call(settings)).status).toBe(200)
      const body = { changes: [{ key: 'shop.name', value: 'Mine', seen: 1 }] }
      expect(await staff.call(changeSettings, { body })).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    }
    expect((await (await buildStaff(shop, ['packer'])).call(settings)).status).toBe(403)
  })
})
