import type fc from 'fast-check'
import { openStaffSession } from '../../src/server/staff/staff-session-queries.ts'
import { endpoints } from '../../src/shared/contract/endpoints.ts'
import { officeEndpoints } from '../../src/shared/contract/office/endpoints.ts'
import type { ReachedShop } from '../app.ts'
import { buildShopper } from '../builders/build-shopper.ts'
import { buildStaff } from '../office.ts'
import type { Known } from './from-schema.ts'
import { faultOf, needCart, show, signOut } from './judge.ts'
import { readIds } from './known-ids.ts'
import { outsideCalls } from './outside-calls.ts'
import { type Held, openRehearsals } from './rehearsed.ts'
import { type Called, requestsTo, type WildRequest } from './requests.ts'
import type { RawAnswer } from './send-raw.ts'
import { fillCart, stockTheShop } from './stock-the-shop.ts'
import { sendBytes, wildBytes } from './wild-bytes.ts'

/** One request that can be sent, judged and shown. */
export interface Aimed {
  name: string
  send: () => Promise<RawAnswer>
  judge: (answer: RawAnswer) => string | null
  show: () => string
}
/** Requests of one name, and how each is sent. */
export interface Target {
  name: string
  requests: fc.Arbitrary<WildRequest>
  aim: (request: WildRequest, name: string) => Aimed
  /** Commands of it that are ready to be done since this was asked before. */
  ready: () => WildRequest[]
}

/** Everything that is aimed at. */
export interface Range {
  targets: Target[]
  /** Reads anew what there is in the shop, and makes some commands ready. */
  renew: () => Promise<void>
}

type Send = (request: WildRequest, token: string) => Promise<RawAnswer>

/** Commands that are made ready with each round. */
const REHEARSED = 12

const noRequest = { door: 'shop', method: 'GET', path: '', token: 'none', headers: {} } as const

/** Whoever gets one of these from somebody of the shop ends a session. */
const endsStaff = new Set<Called>([officeEndpoints.signOut, officeEndpoints.endOwnSessions])

/** Puts something of everything into a shop, and knows who sends what to which of its calls. */
export async function openRange(reached: ReachedShop, port: number, send: Send): Promise<Range> {
  const known = new Map(await stockTheShop(reached))
  known.set('version', [0, 1, 2, 3])
  const owner = await buildStaff(reached, ['owner'])
  let ids = new Map<string, string[]>()
  let held: Held[] = []
  const rehearse = openRehearsals(reached)
  let cookie = owner.token
  const newCookie = () => {
    const start = { staffId: owner.staffId, factor: 'full' as const, shared: false }
    return openStaffSession(reached.db, reached.shop, start, { ip: '127.0.0.1', userAgent: 'fuzz' })
  }
  const [token, another] = (known.get('token') ?? []) as string[]
  const tokenFor = async (endpoint: Called): Promise<string> => {
    if (endpoint.access === 'staff') return endsStaff.has(endpoint) ? newCookie() : cookie
    if (signOut.has(endpoint)) return (await buildShopper(reached.shop)).token
    return String(endpoint === endpoints.userOrders ? another : token)
  }
  const target = (name: string, endpoint: Called, base?: string): Target => {
    const word = endpoint.path.split('/')[1] ?? ''
    const values: Known = (field) =>
      (endpoint.access === 'staff' && field === 'id' && ids.get(word)) || known.get(field) || []
    const aim = (request: WildRequest): Aimed => ({
      name,
      send: async () => {
        if (needCart.has(endpoint)) await fillCart(reached, (field) => known.get(field) ?? [], endpoint)
        const answer = await send(request, await tokenFor(endpoint))
        if (endpoint.access === 'staff' && request.token === 'living' && answer.status === 401)
          cookie = await newCookie()
        return answer
      },
      judge: (answer) =>
        base === undefined ? faultOf(endpoint, request, answer) : (answer.broken ?? beyond(answer.status)),
      show: () => show(request),
    })
    const ready = () => {
      const own = held.filter((each) => each.endpoint === endpoint)
      held = held.filter((each) => each.endpoint !== endpoint)
      return own.map(({ request }) => request)
    }
    return { name, requests: requestsTo(endpoint, values, base), aim, ready }
  }
  const wire: Target = {
    name: 'bytes that are no HTTP',
    requests: wildBytes.map((body) => ({ ...noRequest, body })),
    aim: ({ body }, name) => ({
      name,
      send: () => sendBytes(port, body ?? Buffer.alloc(0)),
      judge: ({ status, broken }) => broken ?? beyond(status),
      show: () => JSON.stringify(body?.toString('latin1').slice(0, 1500)),
    }),
    ready: () => [],
  }
  return {
    targets: [
      ...Object.entries(endpoints).map(([name, endpoint]) => target(name, endpoint)),
      ...Object.entries(officeEndpoints).map(([name, endpoint]) => target(`office ${name}`, endpoint)),
      ...Object.entries(outsideCalls).map(([name, endpoint]) => target(name, endpoint, '')),
      wire,
    ],
    renew: async () => {
      ids = await readIds(reached, [owner.staffId])
      held.push(...(await rehearse(REHEARSED)))
    },
  }
}

function beyond(status: number): string | null {
  return status >= 500 ? `answered ${status}` : null
}
