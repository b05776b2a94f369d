import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { endpoint, type Rate, success } from '../../../shared/contract/endpoint.ts'
import { staffEndpoint } from '../../../shared/contract/office/staff-endpoint.ts'
import { staffRoute } from '../../staff/http/staff-route.ts'
import { requireDeclared } from './require-declared.ts'
import { route } from './route.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

function server() {
  const app = fastify()
  app.decorate('publicReads', new Map())
  requireDeclared(app, { except: '/played' })
  return app
}

const parts = { path: '/x', summary: 'x', answer: success({}) } as const
const write = (access: 'public' | 'optional' | 'shopper', rate?: Rate) =>
  endpoint({ ...parts, method: 'POST', access, ...(rate && { rate }) })

test.each<[string, ReturnType<typeof write>, string]>([
  ['without a rate', write('shopper'), 'POST /api/v1/x writes and names no rate'],
  ['with an empty one', write('shopper', {}), 'names no rate that is counted'],
  ['with no reason', write('shopper', { none: '' }), 'has no reason to name no rate'],
  ['of anybody, counted by account', write('public', { account: 'wish' }), 'may come without one'],
  ['of who may be signed in, counted by account', write('optional', { account: 'wish' }), 'may come without one'],
])('a write %s cannot be registered', (_, declared, fault) => {
  expect(() => route(server(), shop.shop, declared, async () => ({}))).toThrow(fault)
})

test.each([
  ['by account', write('shopper', { account: 'wish' })],
  ['by network', write('public', { network: ['subscribe'] })],
  ['by its use case', write('public', { within: ['guess'] })],
  ['not at all, for a reason', write('public', { none: 'changes nothing' })],
])('a write that is counted %s can', (_, declared) => {
  expect(() => route(server(), shop.shop, declared, async () => ({}))).not.toThrow()
})

test('a write of the office that is no command names its own rate', () => {
  const draft = { ...parts, method: 'POST', needs: 'signed-in' } as const
  const register = (declared: ReturnType<typeof staffEndpoint>) => () =>
    staffRoute(server(), shop.shop, declared, async () => ({}))
  expect(register(staffEndpoint(draft))).toThrow('POST /api/office/v1/x writes and names no rate')
  expect(register(staffEndpoint({ ...draft, needs: 'signed-out', rate: { account: 'officeCall' } }))).toThrow(
    'may come without one',
  )
  expect(register(staffEndpoint({ ...draft, rate: { account: 'officeCall' } }))).not.toThrow()
  expect(staffEndpoint({ ...draft, command: 'own.pin' }).rate).toEqual({ account: 'officeCall' })
})

test('a public read without tags cannot be registered', () => {
  const read = endpoint({ ...parts, method: 'GET', access: 'public' })
  expect(() => route(server(), shop.shop, read, async () => ({}))).toThrow('is public and names no tags')
  expect(() => route(server(), shop.shop, read, async () => ({}), { tags: () => ['x'] })).not.toThrow()
})

test('a route that is no call of the contract says its rate itself; what is only played is left out', () => {
  const answer = async () => ({})
  expect(() => server().post('/form', answer)).toThrow('POST /form writes and names no rate')
  expect(() => server().post('/form', { config: { rate: { none: 'is signed' } } }, answer)).not.toThrow()
  expect(() => server().all('/played/*', answer)).not.toThrow()
  expect(() => server().get('/read', answer)).not.toThrow()
})
