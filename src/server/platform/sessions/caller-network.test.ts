import { expect, test } from 'vitest'
import { callerNetwork, coarseNetwork, limitedNetwork } from './caller-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1', 'fe80:0:0:0'],
  // some proxies write the port as well, which is another one for each connection
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  // an IPv4 address in letters is no network of all IPv4 addresses
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:CB00:7107', '203.0.113.7'],
])('%s is counted as %s', (ip, network) => {
  expect(callerNetwork(ip)).toBe(network)
})

test('this machine itself is counted while the shop is tried out on it, not behind a proxy that is not trusted', () => {
  const at = (publicUrl: string) => ({ config: { publicUrl } }) as Parameters<typeof limitedNetwork>[0]
  for (const ip of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1', '127.0.0.1:9']) {
    expect(limitedNetwork(at('http://localhost:3000'), ip)).toHaveLength(1)
    expect(limitedNetwork(at('https://shop.example'), ip)).toEqual([])
  }
  expect(limitedNetwork(at('https://shop.example'), '203.0.113.7')).toEqual(['203.0.113.7'])
})

test('a session is shown without the last part of its address', () => {
  expect(coarseNetwork('203.0.113.7')).toBe('203.0.113.…')
  expect(coarseNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:…')
})
