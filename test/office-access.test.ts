import { request } from 'node:http'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { staffCommand, staffRoute } from '../src/server/staff/http/staff-route.ts'
import { success } from '../src/shared/contract/endpoint.ts'
import { officeEndpoints } from '../src/shared/contract/office/endpoints.ts'
import { officeBase, type StaffEndpoint, staffEndpoint } from '../src/shared/contract/office/staff-endpoint.ts'
import { permissions, type Role, roles } from '../src/shared/office/permissions.ts'
import { matchRoute } from '../src/ui/router/match-route.ts'
import { openShop, type TestShop } from './app.ts'
import { buildStaff, officeHost } from './office.ts'
import { type Access, officeAccess } from './office-access.ts'
import { writesWithoutCommand } from './writes-without-command.ts'

const calls = Object.entries<StaffEndpoint>(officeEndpoints)
const table: Record<string, Access> = officeAccess

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const nonsense = '{"not":"what is wanted"}'

/** Returns a call's answer before it looks at the input: the status, or the code of its refusal. */
function knock(endpoint: StaffEndpoint, cookie: string): Promise<string> {
  const host = `${officeHost}:${new URL(shop.url).port}`
  const path = endpoint.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
  const isWrite = endpoint.method !== 'GET'
  const headers = {
    host,
    cookie,
    'x-office': '1',
    'sec-fetch-site': 'same-origin',
    ...(isWrite && {
      origin: `http://${host}`,
      'content-type': 'application/json',
      'content-length': String(nonsense.length),
    }),
  }
  return new Promise((resolve, reject) => {
    const asked = request(shop.url + officeBase + path, { method: endpoint.method, headers }, (response) => {
      const { statusCode: status = 0, headers } = response
      // a stream of events goes on for ever: that it began is the answer
      if (headers['content-type']?.startsWith('text/event-stream')) {
        asked.destroy()
        return resolve('in')
      }
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => {
        const { code } = status === 401 || status === 403 ? JSON.parse(text) : { code: 'in' }
        resolve(code === 'wrong_credentials' ? 'in' : code)
      })
    })
    asked.on('error', reject)
    asked.end(isWrite ? nonsense : undefined)
  })
}

function expected({ full, pin, stepUp }: Access, role: Role, factor: 'full' | 'pin'): string {
  const letter = role.charAt(0)
  if (factor === 'full') return full.includes(letter) ? 'in' : 'not_allowed'
  return pin.includes(letter) ? (stepUp ? 'step_up' : 'in') : 'not_allowed'
}

describe('every call of the back office', () => {
  it('is in the reviewed table of who may make it', () => {
    const missing = calls.map(([name]) => name).filter((name) => !(name in table))
    expect(missing, `add the call to test/office-access.ts: ${missing.join(', ')}`).toEqual([])
    const gone = Object.keys(table).filter((name) => !(name in officeEndpoints))
    expect(gone, `take the call out of test/office-access.ts: ${gone.join(', ')}`).toEqual([])
  })

  it.each(calls)('%s lets in whom the table names, and nobody else', async (name, endpoint) => {
    const access = table[name]
    if (!access) throw new Error(`add the call to test/office-access.ts: ${name}`)
    const [answers, wanted]: Record<string, string>[] = [{}, {}]
    const note = (who: string, answer: string, want: string) => {
      Object.assign(answers ?? {}, { [who]: answer })
      Object.assign(wanted ?? {}, { [who]: want })
    }
    note('nobody', await knock(endpoint, ''), access.nobody ? 'in' : 'not_signed_in')
    const forged = `__Host-office=${'x'.repeat(43)}`
    note('a forged cookie', await knock(endpoint, forged), access.nobody ? 'in' : 'not_signed_in')
    for (const role of roles) {
      for (const factor of ['full', 'pin'] as const) {
        // each anew: some calls end the session that makes them
        const { cookie } = await buildStaff(shop, [role], { factor })
        note(`${role} by ${factor}`, await knock(endpoint, cookie), expected(access, role, factor))
      }
    }
    expect(answers).toEqual(wanted)
  })

  it('that writes is a command, or is named with a reason', () => {
    const writes = calls.filter(([, { method, command }]) => method !== 'GET' && !command).map(([name]) => name)
    const unnamed = writes.filter((name) => !writesWithoutCommand[name])
    expect(unnamed, `make it a command, or say why not in test/office-access.ts: ${unnamed.join(', ')}`).toEqual([])
    expect(Object.keys(writesWithoutCommand).filter((name) => !writes.includes(name))).toEqual([])
    expect(calls.filter(([, { method, command }]) => method === 'GET' && command)).toEqual([])
  })

  const openNames = ['addCoupon.code']
  it('marks what opens something as secret: the history keeps none of it', () => {
    const unmarked = calls
      .flatMap(([name, { body, command, secrets = [] }]) => {
        if (!command) return []
        const { properties = {} } = z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }) as {
          properties?: object
        }
        const telling = Object.keys(properties).filter((field) => /passw|secret|token|^pin$|^code$|key$/i.test(field))
        return telling.filter((field) => !secrets.includes(field)).map((field) => `${name}.${field}`)
      })
      // what every shopper may type, or everybody reads
      .filter((field) => !openNames.includes(field))
    expect(unmarked, `add to secrets of the call: ${unmarked.join(', ')}`).toEqual([])
  })
})

describe('a call that does not say what its caller needs', () => {
  const parts = { method: 'GET', path: '/x', summary: 'x', answer: success({}) } as const

  it('does not compile, and cannot be registered', () => {
    // @ts-expect-error: `needs` is missing
    const without = staffEndpoint(parts)
    // @ts-expect-error: there is no such permission
    const unknown = staffEndpoint({ ...parts, needs: 'orders.burn' })
    const office = fastify()
    for (const endpoint of [without, unknown] as StaffEndpoint[]) {
      expect(() => staffRoute(office, shop.shop, endpoint, async () => ({}))).toThrow(
        'does not say what its caller needs',
      )
    }
  })

  it('a command cannot be registered as a mere route, nor a route as a command', () => {
    const office = fastify()
    expect(() => staffRoute(office, shop.shop, officeEndpoints.undo, async () => ({ message: '' }))).toThrow(
      'is a command',
    )
    expect(() => staffCommand(office, shop.shop, officeEndpoints.me, async () => ({}) as never)).toThrow(
      'names no command',
    )
  })
})

describe('permissions', () => {
  it('the menu and the addresses of the screens ask for the same', async () => {
    const [{ menu, ownPages }, { routes }] = await Promise.all([
      import('../src/back-office/shell/menu.ts'),
      import('../src/back-office/start/routes.ts'),
    ])
    for (const { path, needs } of [...menu.flatMap(({ pages }) => pages), ...ownPages]) {
      expect({ path, needs: routes.find((route) => matchRoute([route], path))?.needs }).toEqual({ path, needs })
    }
    for (const { path, needs } of routes) {
      if (needs !== 'signed-in' && needs !== 'signed-out') expect(permissions, path).toHaveProperty([needs])
    }
  })

  it('the owner has every one', () => {
    for (const [name, holders] of Object.entries(permissions)) expect(holders, name).toContain('owner')
  })
})
