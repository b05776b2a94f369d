// The service worker of the back office: shows what is pushed while it is closed, and keeps its frame for a dead link. It
// keeps no answer of a call, no page that is shown within another one, and nothing that anybody typed.

/** The part of a worker's environment used here: the DOM's types and a worker's cannot be in one program. */
interface Surroundings {
  location: Location
  caches: CacheStorage
  skipWaiting: () => Promise<void>
  registration: { showNotification: (title: string, options: object) => Promise<void> }
  clients: {
    claim: () => Promise<void>
    matchAll: (options: object) => Promise<OpenWindow[]>
    openWindow: (path: string) => Promise<unknown>
  }
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}
interface OpenWindow {
  focus: () => Promise<OpenWindow>
  navigate: (path: string) => Promise<unknown>
}
interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
  request: Request
  data?: { json: () => unknown }
  notification: { close: () => void; data?: { path?: string } }
}

const worker = self as unknown as Surroundings
/** A new name forgets what was kept under the old one. */
const kept = 'office-frame-2'
const page = '/'

worker.addEventListener('install', (event) => {
  event.waitUntil(
    worker.caches
      .open(kept)
      .then((frame) => frame.add(page))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await worker.caches.keys()) if (name !== kept) await worker.caches.delete(name)
    await worker.clients.claim()
  }
  event.waitUntil(forget())
})

worker.addEventListener('push', (event) => {
  const { title = '', body = '', path = page } = (event.data?.json() ?? {}) as Record<string, string>
  // one notice for all new orders: the newest says how many wait
  const tag = path.split('/')[1] ?? ''
  event.waitUntil(worker.registration.showNotification(title, { body, tag, renotify: true, data: { path } }))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { href, origin } = new URL(event.notification.data?.path ?? page, worker.location.origin)
  const show = async () => {
    const [open] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (!open) return worker.clients.openWindow(href)
    await open.focus()
    return open.navigate(href)
  }
  if (origin === worker.location.origin) event.waitUntil(show())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(presentPage(request))
  // named by their content: what is kept is never old
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFile(request))
})

/** From the server; without a link the frame as it was last. */
async function presentPage(request: Request): Promise<Response> {
  const frame = await worker.caches.open(kept)
  try {
    const answer = await fetch(request)
    if (isFrame(answer)) await frame.put(page, answer.clone())
    return answer
  } catch {
    return (await frame.match(page)) ?? Response.error()
  }
}

/** The office's own document. What the server lets nobody keep is not kept here either: a draft that somebody looks at is such a page. */
function isFrame({ ok, redirected, headers }: Response): boolean {
  const mayBeKept = !/no-store/i.test(headers.get('cache-control') ?? 'no-store')
  return ok && !redirected && mayBeKept && headers.get('content-type')?.startsWith('text/html') === true
}

async function keptFile(request: Request): Promise<Response> {
  const frame = await worker.caches.open(kept)
  const known = await frame.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await frame.put(request, answer.clone())
  return answer
}

export {}
