import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

type Listener = (event: object) => void

const listeners = new Map<string, Listener>()
const shown: [string, object][] = []
const went: string[] = []
const kept = new Map<string, string>()
let windows: object[] = []
let online = true

/** The surroundings of a worker, as far as it uses them. */
beforeAll(async () => {
  const frame = {
    add: async (path: string) => void kept.set(path, `page at ${path}`),
    put: async (key: Request | string, answer: Response) =>
      void kept.set(typeof key === 'string' ? key : new URL(key.url).pathname, await answer.text()),
    match: async (key: Request | string) => {
      const text = kept.get(typeof key === 'string' ? key : new URL(key.url).pathname)
      return text === undefined ? undefined : new Response(text)
    },
  }
  vi.stubGlobal('self', {
    location: new URL('http://office.localhost:3000/sw.js'),
    caches: { open: async () => frame, keys: async () => [], delete: async () => true },
    skipWaiting: async () => undefined,
    registration: { showNotification: async (title: string, options: object) => void shown.push([title, options]) },
    clients: {
      claim: async () => undefined,
      matchAll: async () => windows,
      openWindow: async (path: string) => void went.push(`new ${path}`),
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  })
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!online) throw new TypeError('no link')
    const { pathname } = new URL(request.url)
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
    const rule = /preview|private/.test(pathname) ? 'no-store' : 'no-cache'
    return new Response(`fresh ${pathname}`, { headers: { 'content-type': type, 'cache-control': rule } })
  })
  await import('./sw.ts')
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  shown.length = 0
  went.length = 0
  kept.clear()
  windows = []
  online = true
})

/** Tells the worker of an event; waits for its work, and gives what it answered. */
async function tell(type: string, event: object): Promise<string | undefined> {
  const work: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  listeners.get(type)?.({
    waitUntil: (each: Promise<unknown>) => work.push(each),
    respondWith: (given: Promise<Response>) => {
      answer = given
    },
    ...event,
  })
  await Promise.all(work)
  return (await answer)?.text()
}

const ask = (path: string, mode = 'cors', method = 'GET') =>
  tell('fetch', { request: Object.assign(new Request(`http://office.localhost:3000${path}`, { method }), {}), mode })

test('what is pushed is shown, one notice for each kind of place', async () => {
  const message = { title: 'New order', body: 'BMS-100001 · ₹1,240', path: '/orders/abc' }
  await tell('push', { data: { json: () => message } })
  expect(shown).toEqual([
    ['New order', { body: 'BMS-100001 · ₹1,240', tag: 'orders', renotify: true, data: { path: '/orders/abc' } }],
  ])
})

test('a press on it leads to the order, in the office that is open or in a new window', async () => {
  const notification = { close: () => undefined, data: { path: '/orders/abc' } }
  await tell('notificationclick', { notification })
  windows = [{ focus: async () => undefined, navigate: async (path: string) => void went.push(`same ${path}`) }]
  await tell('notificationclick', { notification })
  expect(went).toEqual(['new http://office.localhost:3000/orders/abc', 'same http://office.localhost:3000/orders/abc'])
})

test('it leads nowhere but into the office', async () => {
  for (const path of ['https://evil.example/', '//evil.example/x']) {
    await tell('notificationclick', { notification: { close: () => undefined, data: { path } } })
  }
  expect(went).toEqual([])
})

test('files that are named by their content are kept, calls never', async () => {
  expect(await ask('/assets/shell-abc.js')).toBe('fresh /assets/shell-abc.js')
  online = false
  expect(await ask('/assets/shell-abc.js')).toBe('fresh /assets/shell-abc.js')
  expect(await ask('/api/office/v1/orders')).toBeUndefined()
  expect(await ask('/assets/x.js', 'cors', 'POST')).toBeUndefined()
  expect([...kept.keys()]).toEqual(['/assets/shell-abc.js'])
})

/** Opens an address, in a window or in a frame within one. */
function navigate(path: string) {
  const request = new Request(`http://office.localhost:3000${path}`)
  Object.defineProperty(request, 'mode', { value: 'navigate' })
  return tell('fetch', { request })
}

test.each(['/api/office/v1/products/saw/preview', '/products/saw/preview', '/private', '/x.js'])(
  'the frame is never replaced by another document: %s',
  async (path) => {
    await navigate('/orders')
    const answered = await navigate(path)
    // of a call the worker has nothing to say
    expect(answered).toBe(path.startsWith('/api/') ? undefined : `fresh ${path}`)
    expect([...kept.values()]).toEqual(['fresh /orders'])
    online = false
    expect(await navigate('/orders')).toBe('fresh /orders')
  },
)

test('without a link the frame is there as it was last', async () => {
  await tell('install', {})
  expect(await navigate('/orders')).toBe('fresh /orders')
  online = false
  expect(await navigate('/health')).toBe('fresh /orders')
})
