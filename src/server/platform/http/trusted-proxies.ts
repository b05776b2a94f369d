import { isIP } from 'node:net'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Number of proxies in front of the shop, or the networks that they are in. */
export type TrustedProxies = number | string[]

const hopsMax = 10
/** Names that the framework knows. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/** TRUST_PROXY as its owner wrote it: null is none, undefined cannot be read. */
export function readTrustedProxies(text: string): TrustedProxies | null | undefined {
  if (text === 'false' || text === '0') return null
  if (/^\d{1,2}$/.test(text)) return Number(text) <= hopsMax ? Number(text) : undefined
  const networks = text.split(',').map((each) => each.trim())
  return networks.every(isNetwork) ? networks : undefined
}

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** For the framework: hops as a rule, since a bare number makes it take the proxy for the caller. */
export function trustProxyOption(proxies: TrustedProxies | null): NonNullable<FastifyServerOptions['trustProxy']> {
  if (proxies === null) return false
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}

/** Says once that a proxy on this machine names its callers and is not believed: to the shop they are all one. */
export function warnOfUntrustedProxy(app: FastifyInstance, proxies: TrustedProxies | null): void {
  if (proxies !== null) return
  let isSaid = false
  app.addHook('onRequest', async ({ headers, socket, log }) => {
    if (
      isSaid ||
      headers['x-forwarded-for'] === undefined ||
      !/^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
    )
      return
    isSaid = true
    log.warn('X-Forwarded-For comes from this machine and is not believed: behind one proxy set TRUST_PROXY=1')
  })
}
