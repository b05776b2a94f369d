import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readTrustedProxies, trustProxyOption, warnOfUntrustedProxy } from './trusted-proxies.ts'

const forged = '198.51.100.1'
const shopper = '203.0.113.9'

test.each([
  ['false', shopper, '127.0.0.1'],
  ['1', shopper, shopper],
  // what nginx sends on where the caller wrote a line of their own
  ['1', `${forged}, ${shopper}`, shopper],
  ['2', `${forged}, ${shopper}, 10.0.0.7`, shopper],
  ['loopback', `${forged}, ${shopper}`, shopper],
  ['loopback, 10.0.0.0/8', `${forged}, ${shopper}, 10.0.0.7`, shopper],
  ['10.0.0.0/8', `${forged}, ${shopper}`, '127.0.0.1'],
  ['1', '', '127.0.0.1'],
])('TRUST_PROXY=%s with X-Forwarded-For: %s takes %s for the caller', async (setting, header, ip) => {
  const app = fastify({ trustProxy: trustProxyOption(readTrustedProxies(setting) ?? null) })
  app.get('/', async (request) => request.ip)
  const answer = await app.inject({ url: '/', headers: header ? { 'x-forwarded-for': header } : {} })
  expect(answer.body).toBe(ip)
})

test('a proxy on this machine that is not believed is told of once', async () => {
  const lines: string[] = []
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } })
  warnOfUntrustedProxy(app, null)
  app.get('/', async () => 'x')
  await app.inject({ url: '/' })
  expect(lines).toEqual([])
  for (const ip of [shopper, forged]) await app.inject({ url: '/', headers: { 'x-forwarded-for': ip } })
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY=1')])
})
