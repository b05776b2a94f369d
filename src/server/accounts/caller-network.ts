import { isIPv6 } from 'node:net'

/**
 * Which network a caller is counted under: an IPv4 address, or the /64 that an IPv6 customer gets. Undefined for this
 * machine itself: behind a proxy that we are not told to trust, every shopper would be the same one.
 */
export function callerNetwork(ip: string): string | undefined {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (address.startsWith('127.') || address === '::1') return undefined
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  const hextets = [...first, ...zeros, ...last].slice(0, 4)
  return hextets.map((hextet) => Number.parseInt(hextet, 16).toString(16)).join(':')
}
