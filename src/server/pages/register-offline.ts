import { readFileSync } from 'node:fs'
import path from 'node:path'
import { clientFiles } from './built-pages.ts'
import { drawFrame, type Studio } from './draw-page.ts'

/** Takes the place of a service worker that is no longer wanted: forgets all that was kept, and itself. */
const endOfWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/** The service worker at its fixed address, and the frame that it shows of every page without a connection (decision 086). */
export function registerOffline(studio: Studio): void {
  const { app, shop } = studio
  if (shop.config.dev) return
  const worker = shop.config.offline ? readFileSync(path.join(clientFiles, 'sw.js'), 'utf8') : endOfWorker
  app.get('/sw.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  )
  app.get('/app-frame', { schema: { hide: true } }, async (request, reply) => {
    const answer = await shop.cache.remember('frame', '/app-frame', () => drawFrame(studio))
    reply.hijack()
    shop.cache.write(request.raw, reply.raw, answer)
  })
}
