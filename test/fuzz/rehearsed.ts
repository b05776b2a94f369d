import { randomUUID } from 'node:crypto'
import { officeBase, type StaffEndpoint } from '../../src/shared/contract/office/staff-endpoint.ts'
import type { CommandName } from '../../src/shared/office/commands.ts'
import type { ReachedShop, TestShop } from '../app.ts'
import type { BuiltStaff } from '../office.ts'
import { rehearsals } from '../rehearsals/every-command.ts'
import { buildStage } from '../rehearsals/rehearsal.ts'
import type { WildRequest } from './requests.ts'

/** With another mail server or payment account the shop would speak to the world outside. */
const LEFT_OUT = new Set<CommandName>(['settings.secret'])
const chosen = rehearsals.filter(([name]) => !LEFT_OUT.has(name))

type OfficeCall = Parameters<BuiltStaff['call']>[1]
/** A command's own request, held back: it would be taken just now. */
export interface Held {
  endpoint: StaffEndpoint
  request: WildRequest
}

class HeldBack extends Error {}

/**
 * Commands that are ready to be done, some more with each call: the suite's rehearsals (test/rehearsals) build what they need, and the
 * request that does it is held back, for the fuzz to send it, whole and with parts exchanged.
 */
export function openRehearsals(reached: ReachedShop): (count: number) => Promise<Held[]> {
  // the clock of a shop in another process is moved by nobody
  const shop = { ...reached, advance: () => undefined } as unknown as TestShop
  let turn = 0
  const one = async (): Promise<Held[]> => {
    const [, rehearsal] = chosen[turn++ % chosen.length] ?? []
    const stage = await buildStage(shop)
    const held: Held[] = []
    let isReady = false
    const call = (endpoint: StaffEndpoint, given?: OfficeCall) => {
      if (!isReady || !endpoint.command) return stage.owner.call(endpoint as never, given)
      if (!given?.image) held.push({ endpoint, request: asRequest(endpoint, given) })
      throw new HeldBack()
    }
    const owner = { ...stage.owner, call: call as unknown as BuiltStaff['call'] }
    try {
      const rehearsed = await rehearsal?.({ ...stage, owner })
      isReady = true
      await rehearsed?.perform()
    } catch {
      // held back; or another request came between, and this one is not ready
    }
    return held
  }
  return async (count) => {
    const all: Held[] = []
    for (let n = 0; n < count; n += 1) all.push(...(await one()))
    return all
  }
}

function asRequest(endpoint: StaffEndpoint, { params = {}, query = {}, body = {} }: OfficeCall = {}): WildRequest {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
  return {
    door: 'office',
    method: endpoint.method,
    path: officeBase + path + search,
    token: 'living',
    headers: { 'x-command': randomUUID(), 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  }
}

/** So many of the same request with another command's id, each with one part of its body exchanged for something hostile, or left out. */
export function exchanged(
  request: WildRequest,
  hostile: readonly unknown[],
  random: () => number,
  count: number,
): WildRequest[] {
  const any = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  return Array.from({ length: count }, () => {
    const body = JSON.parse(String(request.body))
    const places = placesIn(body)
    if (places.length > 0) {
      const { holder, key } = any(places)
      if (random() < 0.15) delete holder[key]
      else holder[key] = any(hostile)
    }
    const headers = { ...request.headers, 'x-command': randomUUID() }
    return { ...request, headers, body: Buffer.from(JSON.stringify(body)) }
  })
}

interface Place {
  holder: Record<string, unknown>
  key: string
}

/** Every field of an object, and of what is in it. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}
