import type { FastifyInstance, FastifyReply } from 'fastify'
import { officeEndpoints } from '../../shared/contract/office/endpoints.ts'
import type { WindowRecord } from '../../shared/contract/office/window.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { isListed, listedBy } from '../../shared/office/window-kinds.ts'
import { getAnyProduct } from '../catalogue/get-product.ts'
import { getWindow } from '../catalogue/storefront/list-window.ts'
import { shelvesOf } from '../catalogue/storefront/window-kinds-of.ts'
import { reviewsOf } from '../feedback/reviews/reviews-of.ts'
import type { FileAnswer } from '../platform/http/file-route.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { readForPreview } from '../shoppers/policies/read-policy.ts'
import { staffFile } from '../staff/http/staff-route.ts'
import { drawList, drawPolicy, drawProduct, type Studio } from './draw-page.ts'

/**
 * In place of the office's: the page's own style element, no script at all, and a frame of the office only. What the browser or
 * anybody between keeps of it is nothing (`no-store` is the office's).
 */
const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

/**
 * Registers pages as the shop would show them, for who is signed in to the office, on the office's host: a product, on sale or not,
 * the goods of a category, subcategory, brand or label (where that is not shown now, at its own time), and a page about the shop with its draft. On the shop's host there is no address of a draft, so that nobody can be
 * sent to one, and none can be kept for everybody.
 */
export function previewRoutes(office: FastifyInstance, shop: PayingShop, studioOf: () => Studio | undefined): void {
  staffFile(office, shop, officeEndpoints.previewGoods, async ({ params: { id }, reply }) => {
    const product = await getAnyProduct(shop, id, reviewsOf)
    return asPicture(reply, await drawProduct(openStudio(studioOf), product))
  })
  staffFile(office, shop, officeEndpoints.previewWindow, async ({ params: { kind, id }, reply }) => {
    if (!isListed(kind)) throw new Failure('not_found', failures.notFound)
    const at = timeOf(await getWindow(shop.db, shelvesOf(shop)[kind].kind, id, shop.clock()))
    const query = `?${new URLSearchParams({ [listedBy[kind]]: id })}`
    return asPicture(reply, await drawList(openStudio(studioOf), query, at))
  })
  staffFile(office, shop, officeEndpoints.previewPolicy, async ({ params: { name }, reply }) => {
    const policy = await readForPreview(shop, name)
    return asPicture(reply, await drawPolicy(openStudio(studioOf), name, policy))
  })
}

/** A moment at which it is shown, where that is not now. */
function timeOf({ state, fields: { startsAt, endsAt } }: WindowRecord): Date | undefined {
  if (state === 'waiting' && startsAt) return new Date(startsAt)
  return state === 'over' && endsAt ? new Date(new Date(endsAt).getTime() - 1) : undefined
}

function openStudio(studioOf: () => Studio | undefined): Studio {
  const studio = studioOf()
  if (!studio) throw new Failure('unavailable', failures.unavailable)
  return studio
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="(?:modulepreload|manifest)"[^>]*>/g

/** A document of the shop without what runs in it; its links lead nowhere in the frame that shows it. */
function asPicture(reply: FastifyReply, document: string): FileAnswer {
  const still = document
    .replace(scripts, '')
    .replace('<head>', '<head><base target="_blank"><meta name="robots" content="noindex, nofollow">')
  reply.headers(headers)
  return { contentType: 'text/html; charset=utf-8', fileName: 'preview.html', bytes: Buffer.from(still) }
}
