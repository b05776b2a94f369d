import { endpoints } from '../../src/shared/contract/endpoints.ts'
import { checkAnswer } from '../call.ts'
import type { Called, WildRequest } from './requests.ts'
import type { RawAnswer } from './send-raw.ts'

/** These need something in the cart, or in the one that was emptied last. */
export const needCart = new Set<Called>([
  endpoints.placeorder,
  endpoints.placeOrder,
  endpoints.applyCoupon,
  endpoints.updateQuantity,
  endpoints.removeFromCart,
  endpoints.restoreCart,
  endpoints.paymentIntent,
])

/** These need a deal of the shopper. */
export const needDeal = new Set<Called>([endpoints.takeDeal, endpoints.endDeal])

/** Whoever gets one of these may be signed out by it, also by a wrong method at its path. */
export const signOut = new Set<Called>([
  endpoints.logout,
  endpoints.sessions,
  endpoints.endSession,
  endpoints.endSessions,
])

/** Size in bytes above which the shop may close the connection while the body is still being sent. */
const MAY_BE_CUT_OFF = 60_000

/** Returns the reason why the shop may not answer this to anything sent to it; null if it may. */
export function faultOf(endpoint: Called, wild: WildRequest, { status, text, broken }: RawAnswer): string | null {
  if (broken) return (wild.body?.length ?? 0) > MAY_BE_CUT_OFF && broken !== 'no answer in time' ? null : broken
  if (status >= 500) return `answered ${status}`
  if (wild.method !== endpoint.method || status === 304 || text === '') return null
  try {
    if (endpoint.access === 'staff') checkOfOffice(endpoint, status, text)
    else checkOfShop(endpoint, wild, status, text)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

function checkOfShop(endpoint: Called, wild: WildRequest, status: number, text: string): void {
  const path = wild.path.split('?')[0]?.slice('/api/v1'.length) ?? ''
  const known = path === endpoint.path || (endpoint.path.includes('{') && status < 400)
  checkAnswer(endpoint.method, known ? endpoint.path.replace(/\{\w+\}/, 'x') : path, status, JSON.parse(text))
}

/** Its files are no JSON; a strange path may lead to another call, whose answer is its own. */
function checkOfOffice(endpoint: Called, status: number, text: string): void {
  if (status >= 400) {
    const { success, message } = JSON.parse(text)
    if (success !== false || typeof message !== 'string') throw new Error(`a failure without a sentence: ${text}`)
  } else if (!endpoint.path.includes('{') && text.startsWith('{')) endpoint.answer.parse(JSON.parse(text))
}

/** A request so that it can be read, and sent again. */
export function show({ door, method, path, token, headers, body }: WildRequest): string {
  return JSON.stringify({
    door,
    method,
    path: path.slice(0, 500),
    token,
    headers,
    body: body?.toString('latin1').slice(0, 800),
  })
}
