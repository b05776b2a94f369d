import { afterAll, expect, test, vi } from 'vitest'

const kept = new Map([['user-auth-token', 'A'.repeat(43)]])
vi.stubGlobal('window', {
  localStorage: { getItem: (key: string) => kept.get(key) ?? null },
  addEventListener: () => undefined,
})
afterAll(() => vi.unstubAllGlobals())

const { readKeptUser, useSession } = await import('./store.ts')

const user = {
  _id: 'a',
  username: 'Amina',
  phonenumber: '9847012345',
  email: null,
  address: [{ _id: 'b', city: 'Calicut' }],
}

test.each([
  ['as it was kept', user, true],
  ['without a name', { ...user, username: undefined }, false],
  ['with a name that is no text', { ...user, username: { first: 'Amina' } }, false],
  ['without addresses', { ...user, address: undefined }, false],
  ['with an address that is none', { ...user, address: [null] }, false],
  ['with an address of no texts', { ...user, address: [{ city: ['Calicut'] }] }, false],
  ['that is null', null, false],
])('a kept user %s is shown, or nobody until the shop has answered', (_, written, isShown) => {
  kept.set('root', JSON.stringify({ state: { user: { user: written, isLoggedIn: true } }, version: 0 }))
  readKeptUser()
  expect(useSession.getState().user).toEqual(isShown ? { user, isLoggedIn: true } : { user: null, isLoggedIn: false })
})

test('a kept user with an address whose state was confirmed is shown', () => {
  const confirmed = { ...user, address: [{ _id: 'b', city: 'Calicut', stateConfirmed: true }] }
  kept.set('root', JSON.stringify({ state: { user: { user: confirmed, isLoggedIn: true } }, version: 0 }))
  readKeptUser()
  expect(useSession.getState().user).toEqual({ user: confirmed, isLoggedIn: true })
})
