import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { TrustedProxies } from './trusted-proxies.ts'

/** Longer ones, and other signs, are nobody's id. */
const readable = /^[\w.:-]{1,64}$/

const named: Record<string, readonly [string, number][]> = {
  loopback: [
    ['127.0.0.0', 8],
    ['::1', 128],
  ],
  linklocal: [
    ['169.254.0.0', 16],
    ['fe80::', 10],
  ],
  uniquelocal: [
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['fc00::', 7],
  ],
}

/**
 * The id of a request: what a trusted proxy calls it (X-Request-Id), else a new one. What anybody else sends is not taken: it
 * would stand in the log in another's place.
 */
export function requestIds(proxies: TrustedProxies | null): (request: IncomingMessage) => string {
  const process = randomBytes(6).toString('base64url')
  const isTrusted = trusting(proxies)
  let last = 0
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    if (typeof given === 'string' && readable.test(given) && isTrusted(socket.remoteAddress ?? '')) return given
    last += 1
    return `${process}-${last.toString(36)}`
  }
}

/** Returns a test whether an address that connects is a proxy of ours; where proxies are only counted, every address is one. */
function trusting(proxies: TrustedProxies | null): (address: string) => boolean {
  if (proxies === null) return () => false
  if (typeof proxies === 'number') return () => true
  const list = new BlockList()
  for (const network of proxies)
    for (const [address, bits] of rangesOf(network)) list.addSubnet(address, bits, family(address))
  return (address) => {
    const bare = address.replace(/^::ffff:(?=\d+\.)/, '')
    return (isIPv4(bare) || isIPv6(bare)) && list.check(bare, family(bare))
  }
}

function rangesOf(network: string): readonly (readonly [string, number])[] {
  const known = named[network]
  if (known) return known
  const [address = '', bits] = network.split('/')
  return [[address, bits === undefined ? (isIPv4(address) ? 32 : 128) : Number(bits)]]
}

const family = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')
