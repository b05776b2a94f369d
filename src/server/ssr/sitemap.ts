import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { catalogue } from '../../shared/contract/catalogue.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { makeAnswer } from '../cache/cached-answer.ts'
import { listingTag, structureTag } from '../cache/tags.ts'
import { readPublic } from '../http/serve-public.ts'
import type { Shop } from '../shop.ts'

const xml = 'application/xml; charset=utf-8'
/** The protocol allows 50,000 addresses in one file. */
const perFile = 45_000

/** Registers /sitemap.xml; a catalogue too large for one file is split into /sitemap-1.xml and so on. */
export function registerSitemap(app: FastifyInstance, shop: Shop): void {
  const answer = async (part: string, request: FastifyRequest, reply: FastifyReply) => {
    const answer = await shop.cache.remember(`sitemap ${part}`, request.raw.url ?? '', async () => {
      const { paths, tags } = await publicPaths(app)
      return makeAnswer(200, xml, sitemapPart(part, paths, shop.config.publicUrl), tags)
    })
    reply.hijack()
    shop.cache.write(request.raw, reply.raw, answer)
  }
  app.get('/sitemap.xml', (request, reply) => answer('', request, reply))
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[0-9]{1,4}).xml', (request, reply) =>
    answer(request.params.part, request, reply),
  )
}

async function publicPaths(app: FastifyInstance): Promise<{ paths: string[]; tags: string[] }> {
  const categories = await readPublic(app, catalogue.categories, {}, {})
  const products = await readPublic(app, catalogue.searchIndex, {}, {})
  const paths = [
    '/',
    '/products',
    ...categories.envelop.data.map(({ _id }) => `/products?categoryId=${encodeURIComponent(_id)}`),
    ...products.data.map(({ _id }) => `/products/${encodeURIComponent(_id)}`),
    '/terms',
    '/privacy',
  ]
  return { paths, tags: [listingTag, structureTag] }
}

/** The text of one sitemap file: '' is the only one or the index of the others, '1' the first of several. */
export function sitemapPart(part: string, paths: readonly string[], publicUrl: string): string {
  const files = Math.ceil(paths.length / perFile)
  if (part === '' && files > 1) {
    const each = Array.from({ length: files }, (_, index) => `/sitemap-${index + 1}.xml`)
    return list('sitemapindex', 'sitemap', each, publicUrl)
  }
  const number = part === '' ? 1 : Number(part)
  if (number < 1 || number > files) throw new Failure('not_found', failures.notFound)
  return list('urlset', 'url', paths.slice((number - 1) * perFile, number * perFile), publicUrl)
}

function list(outer: string, inner: string, paths: readonly string[], publicUrl: string): string {
  const rows = paths.map((path) => `<${inner}><loc>${escapeXml(publicUrl + path)}</loc></${inner}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${outer} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</${outer}>\n`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
