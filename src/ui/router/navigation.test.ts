import { expect, test } from 'vitest'
import { createNavigation } from './navigation.ts'
import type { PageHistory, PageLocation } from './page-history.ts'

test('the present page and its address stay until the next page has come', async () => {
  const { navigation, history, arrive } = open()
  navigation.navigate('/cart')
  expect(navigation.loading()).toBe(true)
  expect(history.location().pathname).toBe('/')
  expect(navigation.shown().location.pathname).toBe('/')
  await arrive('/cart')
  expect(navigation.loading()).toBe(false)
  expect(history.location().pathname).toBe('/cart')
  expect(navigation.shown()).toMatchObject({ location: { pathname: '/cart' }, wentBack: false })
})

test('what is asked for later is shown, whichever comes first', async () => {
  const { navigation, arrive } = open()
  navigation.navigate('/cart')
  navigation.navigate('/login')
  await arrive('/login')
  await arrive('/cart')
  expect(navigation.shown().location.pathname).toBe('/login')
})

test('it is heading for what was asked for last: on its way, arrived, and after going back', async () => {
  const { navigation, history, arrive } = open()
  expect(navigation.heading()).toBe('/')
  navigation.navigate('/stock?sort=days')
  expect(navigation.heading()).toBe('/stock?sort=days')
  navigation.navigate('/stock?sort=days&view=low')
  await arrive('/stock?sort=days')
  expect(navigation.heading()).toBe('/stock?sort=days&view=low')
  await arrive('/stock?sort=days&view=low')
  expect(navigation.heading()).toBe('/stock?sort=days&view=low')
  history.back()
  expect(navigation.heading()).toBe('/')
})

test('a link that hands something over, one that replaces, and back', async () => {
  const { navigation, history, arrive } = open()
  navigation.navigate('/products?page=2', { state: { from: 'here' } })
  await arrive('/products?page=2')
  expect(navigation.shown().location).toMatchObject({ search: '?page=2', state: { from: 'here' } })
  navigation.navigate('/terms', { replace: true })
  await arrive('/terms')
  expect(navigation.shown()).toMatchObject({ location: { pathname: '/terms', state: null }, wentBack: false })
  history.back()
  await arrive('/')
  expect(navigation.shown()).toMatchObject({ location: { pathname: '/' }, wentBack: true })
})

test('a page that cannot be loaded has its address and says why; the next one is shown again', async () => {
  const { navigation, arrive, fail } = open()
  let told = 0
  navigation.follow(() => told++)
  navigation.navigate('/cart')
  const failure = new Error('no file')
  await fail('/cart', failure)
  expect(navigation.shown()).toMatchObject({ location: { pathname: '/cart' }, failure })
  navigation.navigate('/login')
  await arrive('/login')
  expect(navigation.shown().failure).toBeUndefined()
  expect(told).toBe(4)
})

/** A navigation at '/', whose pages arrive and fail when told. */
function open() {
  const history = memoryHistory()
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

/** The history of a tab without a browser. */
function memoryHistory(): PageHistory & { back: () => void } {
  const entries = [entry('/', null)]
  let wentBack = () => {}
  return {
    location: () => entries.at(-1) ?? entry('/', null),
    push: (to, state) => void entries.push(entry(to, state)),
    replace: (to, state) => void entries.splice(-1, 1, entry(to, state)),
    follow: (listener) => {
      wentBack = listener
    },
    back: () => {
      entries.pop()
      wentBack()
    },
  }
}

function entry(to: string, state: unknown): PageLocation {
  const { pathname, search, hash } = new URL(to, 'http://shop')
  return { pathname, search, hash, state, key: to }
}
