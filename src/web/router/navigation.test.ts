import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { expect, test } from 'vitest'
import { createNavigation } from './navigation.ts'

test('the present page and its address stay until the next page has come', async () => {
  const { navigation, history, arrive } = open()
  navigation.navigator.push('/cart', null)
  expect(navigation.loading()).toBe(true)
  expect(history.location.pathname).toBe('/')
  expect(navigation.shown().location.pathname).toBe('/')
  await arrive('/cart')
  expect(navigation.loading()).toBe(false)
  expect(history.location.pathname).toBe('/cart')
  expect(navigation.shown()).toMatchObject({ location: { pathname: '/cart' }, action: 'PUSH' })
})

test('what is asked for later is shown, whichever comes first', async () => {
  const { navigation, arrive } = open()
  navigation.navigator.push('/cart', null)
  navigation.navigator.push('/login', null)
  await arrive('/login')
  await arrive('/cart')
  expect(navigation.shown().location.pathname).toBe('/login')
})

test('a link that hands something over, one that replaces, and back', async () => {
  const { navigation, history, arrive } = open()
  navigation.navigator.push('/products?page=2', { from: 'here' })
  await arrive('/products?page=2')
  expect(navigation.shown().location).toMatchObject({ search: '?page=2', state: { from: 'here' } })
  navigation.navigator.replace('/terms', null)
  await arrive('/terms')
  expect(navigation.shown().action).toBe('REPLACE')
  history.go(-1)
  await arrive('/')
  expect(navigation.shown()).toMatchObject({ location: { pathname: '/' }, action: 'POP' })
})

test('a page that cannot be loaded has its address and says why; the next one is shown again', async () => {
  const { navigation, arrive, fail } = open()
  let told = 0
  navigation.follow(() => told++)
  navigation.navigator.push('/cart', null)
  const failure = new Error('no file')
  await fail('/cart', failure)
  expect(navigation.shown()).toMatchObject({ location: { pathname: '/cart' }, failure })
  navigation.navigator.push('/login', null)
  await arrive('/login')
  expect(navigation.shown().failure).toBeUndefined()
  expect(told).toBe(4)
})

/** A navigation at '/', whose pages arrive and fail when told. */
function open() {
  const history = createMemoryHistory()
  const ways = new Map<string, { resolve: () => void; reject: (error: Error) => void }>()
  const navigation = createNavigation(
    history,
    (path) => new Promise<void>((resolve, reject) => void ways.set(path, { resolve, reject })),
  )
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    navigation,
    history,
    arrive: (path: string) => {
      ways.get(path)?.resolve()
      return settled()
    },
    fail: (path: string, error: Error) => {
      ways.get(path)?.reject(error)
      return settled()
    },
  }
}
