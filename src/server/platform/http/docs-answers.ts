import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { type CachedAnswer, makeAnswer } from '../cache/cached-answer.ts'
import type { Shop } from '../shop.ts'

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static')
/** Of the page's files those that are large, and what they are. */
const files: Record<string, string> = {
  '/static/swagger-ui-bundle.js': 'application/javascript; charset=utf-8',
  '/static/swagger-ui-standalone-preset.js': 'application/javascript; charset=utf-8',
  '/static/swagger-ui.js': 'application/javascript; charset=utf-8',
  '/static/swagger-ui.css': 'text/css; charset=utf-8',
}

/**
 * The description below `prefix` and the large files of its page are written and compressed once, not for everybody who asks: that
 * took as long as ten pages do. It is JSON; as YAML, which takes longer still, it is not there.
 */
export function keepDocs(app: FastifyInstance, { cache, settings }: Shop, prefix: string): void {
  const kept = new Map<string, Promise<CachedAnswer>>()
  let described: { title: string; answer: CachedAnswer } | undefined
  const description = () => {
    // the shop may get another name while it is open
    const title = settings.identity().name
    if (described?.title !== title) described = { title, answer: writeDescription(app, title) }
    return described.answer
  }
  app.addHook('onRequest', async ({ url, raw }, reply) => {
    const part = url.replace(/\?.*/s, '').slice(prefix.length)
    if (part === '/yaml') throw new Failure('not_found', failures.notFound)
    if (part !== '/json' && !(part in files)) return
    const answer = part === '/json' ? description() : await (kept.get(part) ?? keep(kept, part))
    reply.hijack()
    cache.write(raw, reply.raw, answer)
  })
}

function writeDescription(app: FastifyInstance, title: string): CachedAnswer {
  const made = app.swagger()
  const text = JSON.stringify({ ...made, info: { ...made.info, title } })
  return makeAnswer(200, 'application/json; charset=utf-8', text, { tags: [] })
}

function keep(kept: Map<string, Promise<CachedAnswer>>, part: string): Promise<CachedAnswer> {
  const answer = readFile(path.join(folder, path.basename(part)), 'utf8').then((text) =>
    makeAnswer(200, files[part] ?? '', text, { tags: [] }),
  )
  kept.set(part, answer)
  return answer
}
