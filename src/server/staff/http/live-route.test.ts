import { once } from 'node:events'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { openStream } from '../../../../test/live.ts'
import { askHost, buildStaff, inCommand, officeHost } from '../../../../test/office.ts'
import { livePath } from '../../../shared/contract/office/live.ts'
import { ownSignIn } from '../../../shared/contract/office/own-sign-in.ts'
import { officeSession } from '../../../shared/contract/office/session.ts'
import { transact } from '../../platform/db/transact.ts'
import { openStaffSession } from '../staff-session-queries.ts'
import { liveRoute } from './live-route.ts'

let shop: TestShop
let beside: TestShop
beforeAll(async () => {
  shop = await openShop()
  beside = await openShop({ beside: shop })
})
afterAll(async () => {
  await beside.close()
  await shop.close()
})

const tell = (from: TestShop, id: string) =>
  transact(from.shop, async ({ news }) => news({ topic: 'orders', id, version: 2 }))

/** The route alone with a beat of its own, on the same shop. */
async function withBeat(heartbeatMs: number) {
  const office = fastify()
  office.decorateRequest('staff')
  liveRoute(office, shop.shop, { heartbeatMs })
  const url = await office.listen({ host: '127.0.0.1', port: 0 })
  return { url, office }
}

describe('the stream of news', () => {
  it('tells what was committed, in this process and in another one, and names records only', async () => {
    const { cookie } = await buildStaff(shop, ['owner'])
    const [here, there] = [await openStream(shop.url, cookie), await openStream(beside.url, cookie)]
    await tell(shop, 'order-1')
    for (const stream of [here, there]) {
      const news = await stream.until(({ id }) => id === 'order-1')
      expect(news).toEqual({ topic: 'orders', id: 'order-1', version: 2 })
      expect(stream.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      expect(stream.headers['content-encoding']).toBeUndefined()
      expect(stream.headers['content-security-policy']).toContain("default-src 'none'")
      stream.close()
    }
  })

  it('is not asked for its head alone, which would wait for the end of a stream', async () => {
    const { cookie } = await buildStaff(shop, ['owner'])
    const headers = { host: `${officeHost}:${new URL(shop.url).port}`, cookie, 'sec-fetch-site': 'same-origin' }
    expect((await askHost(shop.url, { method: 'HEAD', path: livePath, headers })).status).toBe(404)
  })

  it('tells nothing of what was rolled back', async () => {
    const { cookie } = await buildStaff(shop, ['owner'])
    const stream = await openStream(shop.url, cookie)
    const failing = transact(shop.shop, async ({ news }) => {
      news({ topic: 'orders', id: 'never' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await tell(shop, 'after')
    await stream.until(({ id }) => id === 'after')
    expect(stream.heard.map(({ id }) => id)).not.toContain('never')
    stream.close()
  })

  it('tells nobody of what their roles do not show', async () => {
    const { cookie } = await buildStaff(shop, ['packer'])
    const stream = await openStream(shop.url, cookie)
    shop.shop.news.tell([{ topic: 'payments', id: 'hidden' }])
    await tell(shop, 'seen')
    await stream.until(({ id }) => id === 'seen')
    expect(stream.heard).toEqual([{ topic: 'orders', id: 'seen', version: 2 }])
    stream.close()
  })

  it('says that anything may have changed where news were missed', async () => {
    const { cookie } = await buildStaff(shop, ['packer'])
    const stream = await openStream(shop.url, cookie)
    shop.shop.news.missed()
    expect(await stream.until(() => true)).toEqual({ topic: '*', id: '' })
    stream.close()
  })

  it('is for who is signed in, on this host, from its own pages, and three times in one session', async () => {
    const { cookie } = await buildStaff(shop, ['packer'])
    expect(await openStream(shop.url, '')).toMatchObject({ status: 401 })
    expect(await openStream(shop.url, cookie, { 'sec-fetch-site': 'same-site' })).toMatchObject({ status: 403 })
    expect(await openStream(shop.url, cookie, {})).toMatchObject({ status: 403 })
    const open = await Promise.all([1, 2, 3].map(() => openStream(shop.url, cookie)))
    const fourth = await openStream(shop.url, cookie)
    expect(fourth).toMatchObject({ status: 429 })
    expect(fourth.headers['retry-after']).toBe('30')
    for (const stream of open) stream.close()
  })

  it('ends in every process when its session is ended', async () => {
    const leaving = await buildStaff(shop, ['counter'])
    const [here, there] = [await openStream(shop.url, leaving.cookie), await openStream(beside.url, leaving.cookie)]
    await leaving.call(officeSession.signOut)
    await Promise.all([here.ended, there.ended])
    expect(here.heard).toEqual([])
  })

  it('ends when its session is ended from another one', async () => {
    const here = await buildStaff(shop, ['counter'])
    const start = { staffId: here.staffId, factor: 'full' as const, shared: false }
    const caller = { ip: '127.0.0.1', userAgent: 'test' }
    const there = await openStaffSession(shop.db, shop.shop, start, caller)
    const stream = await openStream(beside.url, `__Host-office=${there}`)
    expect((await here.call(ownSignIn.endOwnSessions)).status).toBe(200)
    await stream.ended
  })

  it('ends with the next beat when its person was removed or its session rested too long; an open one keeps none awake', async () => {
    const { url, office } = await withBeat(5)
    const [removed, resting] = [await buildStaff(shop, ['packer']), await buildStaff(shop, ['packer'])]
    const [first, second] = [await openStream(url, removed.cookie), await openStream(url, resting.cookie)]
    await first.nextBeat()
    await inCommand(shop.db, (tx) =>
      tx.updateTable('staff').set({ active: false }).where('id', '=', removed.staffId).execute(),
    )
    await first.ended
    for (let hours = 0; hours < 13; hours += 1) {
      shop.advance(3_600_000)
      if (hours < 11) await second.nextBeat()
    }
    await second.ended
    expect(second.heard).toEqual([])
    await office.close()
  })

  it('ends when the shop closes', async () => {
    const { url, office } = await withBeat(60_000)
    const { cookie } = await buildStaff(shop, ['packer'])
    const stream = await openStream(url, cookie)
    const closed = once(office.server, 'close')
    await office.close()
    await Promise.all([stream.ended, closed])
    expect(stream.status).toBe(200)
  })
})
