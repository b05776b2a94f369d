import { isIP } from 'node:net'

/** The push services of the browsers, by host; with a dot before it every host below. */
const services = [
  'fcm.googleapis.com', // Chrome, Edge on Android, Opera, Samsung Internet
  'jmt17.google.com', // Chrome's second one
  '.push.services.mozilla.com', // Firefox
  '.notify.windows.com', // Edge
  '.push.apple.com', // Safari
]

/**
 * Returns whether a browser's address may be called: https, at a known push service, without another port, name or password. The
 * address comes from a browser, and the shop's machine would call whatever it names.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return services.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service))
}

/** Returns whether an IP address is public, on nobody's own network: a push service's name must resolve to such a one. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 6) {
    const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
    // of IPv6 only what is given out for the open internet
    return mapped ? isPublicAddress(mapped) : /^[23][\da-f]{3}:/i.test(address) && !/^2001:db8:/i.test(address)
  }
  const [a = 0, b = 0] = address.split('.').map(Number)
  const isOwn =
    a === 0 || a === 10 || a === 127 || a >= 224 || (a === 100 && b >= 64 && b <= 127) || (a === 169 && b === 254)
  return (
    isIP(address) === 4 &&
    !isOwn &&
    !(a === 172 && b >= 16 && b <= 31) &&
    !(a === 192 && (b === 168 || b === 0)) &&
    !(a === 198 && (b === 18 || b === 19))
  )
}
