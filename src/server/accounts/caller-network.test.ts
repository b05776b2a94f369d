import { expect, test } from 'vitest'
import { callerNetwork } from './caller-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1', 'fe80:0:0:0'],
])('%s is counted as %s', (ip, network) => {
  expect(callerNetwork(ip)).toBe(network)
})

test('this machine itself is not counted', () => {
  for (const ip of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1']) expect(callerNetwork(ip)).toBeUndefined()
})
