import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Rate } from '../../../shared/contract/endpoint.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is no call of the contract. */
    rate?: Rate
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets a server start only if each route that writes says how often it may be called: call it before any is registered. The first
 * one that does not throws. `except`: the root of what is no part of the shop.
 */
export function requireDeclared(app: FastifyInstance, { except }: { except?: string } = {}): void {
  app.addHook('onRoute', (route) => {
    if (except !== undefined && route.url.startsWith(`${except}/`)) return
    if ([route.method].flat().every((method) => reading.has(method))) return
    const fault = faultOf(route)
    if (fault) throw new Error(`${[route.method].flat().join(', ')} ${route.url} ${fault}`)
  })
}

function faultOf({ config = {} }: RouteOptions): string | undefined {
  const { endpoint, staffEndpoint } = config
  const rate = endpoint?.rate ?? staffEndpoint?.rate ?? config.rate
  if (!rate) return 'writes and names no rate: see Rate in shared/contract/endpoint.ts'
  if (rate.none !== undefined) return rate.none === '' ? 'has no reason to name no rate' : undefined
  if (rate.within?.length || rate.network?.length) return undefined
  if (!rate.account) return 'names no rate that is counted'
  // who is not signed in has no account
  const isSignedIn = endpoint ? endpoint.access === 'shopper' : staffEndpoint && staffEndpoint.needs !== 'signed-out'
  return isSignedIn ? undefined : 'is counted for an account, and may come without one'
}
