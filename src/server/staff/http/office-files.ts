import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { noPhoto } from '../../../shared/pictures/no-photo.ts'
import type { Shop } from '../../platform/shop.ts'
import { homeScreenFiles } from './home-screen-files.ts'

const drawing = path.join(import.meta.dirname, '../../../web/public/no-photo.svg')
const folder = path.join(import.meta.dirname, '../../../../dist/back-office')
const yearInSeconds = 31_536_000

/** Serves the back office's one page at every address that is no call, and its files, which are named by their content. */
export async function officeFiles(office: FastifyInstance, shop: Shop): Promise<void> {
  const noPhotoDrawing = readFileSync(drawing, 'utf8')
  // the shop's own host is another site here
  office.get(noPhoto, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(noPhotoDrawing),
  )
  const index = path.join(folder, 'index.html')
  if (!existsSync(index)) {
    shop.log.warn('The back office is not built (npm run build): only its calls are served')
    return
  }
  const page = readFileSync(index, 'utf8')
  await office.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply) => reply.header('cache-control', `public, max-age=${yearInSeconds}, immutable`),
  })
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8')
  // at the root, so that it is the whole office's; asked for anew by browsers with every visit
  office.get('/sw.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  )
  homeScreenFiles(office, shop)
  office.get('/*', async (request, reply) => {
    if (/^\/(api|assets)\//.test(request.url)) throw new Failure('not_found', failures.notFound)
    // nobody's data is in it: the worker keeps it, and nothing else of what is shown here
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
