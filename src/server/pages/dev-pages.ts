import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fillDocument } from './fill-document.ts'
import type { PageRenderer } from './page-renderer.ts'

const root = path.join(import.meta.dirname, '../../..')

// Vite's client would bring the styles only with the scripts: the page would be seen without them first.
const stylesheet = '<link rel="stylesheet" href="/src/web/styles.css">'

/** The pages straight from their sources, by Vite's development server inside this process. */
export async function devPages(app: FastifyInstance): Promise<PageRenderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  const entry = () => vite.ssrLoadModule('/src/web/start/entry-server.tsx')
  return {
    addressOf: async (path, search) => (await entry()).addressOf(path, search),
    missing: (await entry()).missing,
    render: async (...args) => (await entry()).renderPage(...args),
    async toDocument(page, url) {
      const template = readFileSync(path.join(root, 'index.html'), 'utf8')
      return fillDocument(await vite.transformIndexHtml(url, template), page, { drawing: stylesheet, scripts: '' })
    },
  }
}
