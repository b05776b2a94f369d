import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { staffFile } from '../src/server/staff/http/staff-route.ts'
import { success } from '../src/shared/contract/endpoint.ts'
import { officeEndpoints } from '../src/shared/contract/office/endpoints.ts'
import { officeBase, type StaffEndpoint, staffEndpoint } from '../src/shared/contract/office/staff-endpoint.ts'
import { officeLimits } from '../src/shared/office-limits.ts'
import { openShop, type TestShop } from './app.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from './office.ts'

/** Calls that give a file without a fresh factor, each with its reason. A new one is added after thinking of who may be at the screen. */
const withoutFactor: Record<string, string> = {
  fetchSubscribers: 'the parts of an export whose beginning has asked for one, minutes ago and by the same person',
  fetchCustomers: 'the parts of an export whose beginning has asked for one, minutes ago and by the same person',
  fetchCustomer: 'the data of an export whose beginning has asked for one, minutes ago and by the same person',
  fetchHistoryExport: 'the parts of an export whose beginning has asked for one, minutes ago and by the same person',
  wrongRows: 'rows of a file that the same people have just brought: it has nothing that they did not have',
  printOrders: 'the slips and labels of some chosen orders: packers print them all day, by PIN',
  printReorder: 'what is ordered from one supplier, for that supplier',
  printLabels: 'labels of goods, printed all day by PIN',
  returnRequestPhoto: 'one picture, shown beside what was asked for',
  parcelPhoto: 'one picture, shown beside its parcel to who packs and ships, by PIN',
  downloadCash: 'amounts by order number that the same people see at the till by PIN, and nothing of customers',
  previewGoods: 'a page of the shop, shown on the screen',
  previewPolicy: 'a page of the shop, shown on the screen',
  previewWindow: 'a page of the shop, shown on the screen',
}

const calls = Object.entries<StaffEndpoint>(officeEndpoints)
const files = calls.filter(([, { givesFile }]) => givesFile)
const guarded = files.filter(([, { stepUp }]) => stepUp)

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
  shop.advance(officeLimits.staffStepUpMs + 1000)
})
afterAll(() => shop.close())

it('every call that gives a file asks for a fresh factor, or goes without one for a reason', () => {
  const without = files.filter(([, { stepUp }]) => !stepUp).map(([name]) => name)
  const unnamed = without.filter((name) => !(name in withoutFactor))
  expect(unnamed, `give it stepUp, or say why not in test/office-files.test.ts: ${unnamed.join(', ')}`).toEqual([])
  expect(Object.keys(withoutFactor).filter((name) => !without.includes(name))).toEqual([])
})

it('a call that gives a file says so: by what it answers, and by its address', () => {
  const fieldsOf = ({ answer }: StaffEndpoint) =>
    Object.keys((z.toJSONSchema(answer, { unrepresentable: 'any' }) as { properties?: object }).properties ?? {})
  const looksLikeOne = ([, call]: [string, StaffEndpoint]) =>
    call.method === 'GET'
      ? fieldsOf(call).includes('csv') || /\b(file|exports?|papers?|download)\b/.test(call.path)
      : fieldsOf(call).includes('csv')
  expect(calls.filter((call) => looksLikeOne(call) && !call[1].givesFile).map(([name]) => name)).toEqual([])
})

it.each(guarded)('%s gives nothing to whom showed their factor too long ago', async (_, { method, path }) => {
  const headers = {
    host: `${officeHost}:${new URL(shop.url).port}`,
    cookie: owner.cookie,
    'x-office': '1',
    'sec-fetch-site': 'same-origin',
  }
  const { status, text } = await askHost(shop.url, { method, path: officeBase + path, headers })
  expect({ status, code: JSON.parse(text).code }).toEqual({ status: 403, code: 'step_up' })
})

it('a file that does not say that it is one cannot be registered', () => {
  const call = staffEndpoint({ method: 'GET', path: '/x', summary: 'x', needs: 'signed-in', answer: success({}) })
  const register = () => staffFile(fastify(), shop.shop, call, async () => ({}) as never)
  expect(register).toThrow('does not say so')
})
