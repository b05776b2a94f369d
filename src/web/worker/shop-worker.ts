// The shop's service worker (decision 086): what was seen opens without a connection. It keeps files of the build, pictures
// and one empty frame for pages; answers of calls it never touches, so nothing personal can get into it. It answers only what
// it is asked to keep: everything else goes the browser's own way.

/** The part of a worker's surroundings that is used here: the DOM's types and a worker's cannot be in one program. */
interface Surroundings {
  location: Location
  caches: CacheStorage
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}
interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
  request: Request
  data?: { seen?: string[] }
}

const worker = self as unknown as Surroundings
/** Written in by the build: its own mark, and the files that every page needs. With another build this file is another one. */
const build = '__BUILD__'
const files = '__FILES__'

const frame = '/app-frame'
const frames = `frame ${build}`
/** Named by their content: never old, so that an open page of the build before still finds its own. */
const kept = { files: 'files', pictures: 'pictures' }
const most = { files: 250, pictures: 200 }

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', (event) => event.waitUntil(keepSeen(event.data?.seen ?? [])))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (!/^\/(api|media|assets)\//.test(pathname)) event.respondWith(page(request))
    return
  }
  const place = placeOf(pathname)
  if (place) event.respondWith(file(place, request))
})

/** Whole or not at all: with a file missing, the worker of the build before stays. */
async function install(): Promise<void> {
  const store = await worker.caches.open(frames)
  await store.add(new Request(frame, { cache: 'no-cache' }))
  const own = await worker.caches.open(kept.files)
  const known = new Set((await own.keys()).map(({ url }) => new URL(url).pathname))
  await own.addAll(files.split(' ').filter((path) => !known.has(path)))
  await worker.skipWaiting()
}

async function takeOver(): Promise<void> {
  for (const name of await worker.caches.keys()) {
    if (name.startsWith('frame ') && name !== frames) await worker.caches.delete(name)
  }
  await worker.clients.claim()
}

/** From the server; without a connection the frame, in which the page draws itself of what was kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await (await worker.caches.open(frames)).match(frame)
    if (!found) throw error
    return found
  }
}

async function file(place: keyof typeof kept, request: Request): Promise<Response> {
  const store = await worker.caches.open(kept[place])
  const known = await store.match(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200) void keep(place, store, request.url, answer.clone()).catch(() => undefined)
  return answer
}

async function keep(place: keyof typeof kept, store: Cache, url: string, answer: Response): Promise<void> {
  await store.put(url, answer)
  const all = await store.keys()
  for (const old of all.slice(0, Math.max(0, all.length - most[place]))) await store.delete(old)
}

/** Stores what a page had loaded before there was a worker: the browser still has it. */
async function keepSeen(seen: readonly string[]): Promise<void> {
  for (const address of seen.slice(0, 300)) {
    const { pathname, origin } = new URL(address, worker.location.origin)
    const place = placeOf(pathname)
    if (place && origin === worker.location.origin) await file(place, new Request(address)).catch(() => undefined)
  }
}

function placeOf(path: string): keyof typeof kept | undefined {
  // the reader of codes has a policy of its own, which a kept answer carries; its other half is a megabyte
  if (path.startsWith('/assets/')) return /code-reader|\.wasm$/.test(path) ? undefined : 'files'
  return /^\/(pictures|brand)\/|^\/(favicon\.svg|icon-\d+\.png)$/.test(path) ? 'pictures' : undefined
}

export {}
