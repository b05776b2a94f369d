import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../shared/contract/endpoints.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { settingsTag } from '../platform/cache/tags.ts'
import { route } from '../platform/http/route.ts'
import type { Shop } from '../platform/shop.ts'
import { type BrandForm, selectBrandFile } from './brand-queries.ts'
import { presentManifest } from './present-manifest.ts'
import { presentTerms } from './present-terms.ts'

/** A drawing can bring no script and fetch nothing, even where it is opened by itself. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const aYear = 'public, max-age=31536000, immutable'
const hashShape = /^[0-9a-f]{24}$/
const forms = new Set<string>(['logo', 'small', 'apple', 'large'] satisfies BrandForm[])

/** Registers the public addresses of the settings: terms of sale, the logo in its forms, the manifest for a phone. */
export function settingRoutes(app: FastifyInstance, shop: Shop): void {
  const terms = () => presentTerms(shop.settings.now(), shop.settings.identity().onlineDiscountPercent)
  route(app, shop, endpoints.shopTerms, async () => ({ data: terms() }), { tags: () => [settingsTag] })
  brandRoutes(app, shop)
  app.get('/site.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').header('content-type', 'application/manifest+json')
    return reply.send(JSON.stringify(presentManifest(shop.settings.identity())))
  })
}

/** The logo in its forms, which the back office shows, too. */
export function brandRoutes(app: FastifyInstance, shop: Shop): void {
  type Names = { Params: { hash: string; form: string } }
  app.get<Names>('/brand/:hash/:form', { schema: { hide: true } }, async (request, reply) => {
    const { hash, form } = request.params
    const known = hashShape.test(hash) && forms.has(form)
    const file = known ? await selectBrandFile(shop.db, hash, form as BrandForm) : undefined
    if (!file) throw new Failure('not_found', failures.notFound)
    const etag = `"${hash}-${form}"`
    reply.headers({ 'content-security-policy': drawingPolicy, 'cache-control': aYear, etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.header('content-type', file.contentType).send(file.content)
  })
}
