import { isIPv6 } from 'node:net'
import { isOnThisMachine } from '../on-this-machine.ts'
import type { Shop } from '../shop.ts'

/** Returns the network that a caller is counted under: an IPv4 address, or the /64 that an IPv6 customer gets. */
export function callerNetwork(ip: string): string {
  const address = plain(ip)
  return isIPv6(address) ? hextets(address).slice(0, 4).join(':') : address
}

/**
 * The network that a limit may be kept by, as a list: empty for this machine itself where the shop is another one's to
 * visitors. Behind a proxy that we are not told to trust, every shopper would be the same one.
 */
export function limitedNetwork({ config }: Pick<Shop, 'config'>, ip: string): string[] {
  const address = plain(ip)
  const isLocal = address.startsWith('127.') || address === '::1'
  return isLocal && !isOnThisMachine(config.publicUrl) ? [] : [callerNetwork(ip)]
}

/** Roughly where somebody was, for the list of their sessions: without the last part of the address. */
export function coarseNetwork(ip: string): string {
  const address = plain(ip)
  if (isIPv6(address)) return `${hextets(address).slice(0, 3).join(':')}:…`
  return address.replace(/\.\d+$/, '.…')
}

/** Without the port that some proxies write behind it, and an IPv4 address that is written as an IPv6 one as itself. */
function plain(ip: string): string {
  const [, inBrackets, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(ip) ?? []
  const address = (inBrackets ?? beforePort ?? ip).replace(/^::ffff:(?=\d+\.)/i, '')
  const written = isIPv6(address) ? hextets(address) : []
  if (written.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return address
  const bytes = written.slice(6).map((hextet) => Number.parseInt(hextet, 16))
  return bytes.flatMap((each) => [each >> 8, each & 255]).join('.')
}

function hextets(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return [...first, ...zeros, ...last].map((hextet) => Number.parseInt(hextet, 16).toString(16))
}
