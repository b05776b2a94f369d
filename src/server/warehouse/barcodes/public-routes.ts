import type { FastifyInstance } from 'fastify'
import { codesTag, productTag, structureTag } from '../../../shared/cache-tags.ts'
import { endpoints } from '../../../shared/contract/endpoints.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { findGoodsByCode } from './find-goods-by-code.ts'

/** Registers the public look-up of bar codes. */
export function barcodeReads(app: FastifyInstance, shop: Shop): void {
  route(app, shop, endpoints.goodsByCode, async ({ params }) => ({ data: await findGoodsByCode(shop, params.code) }), {
    tags: ({ data }) => [codesTag, structureTag, productTag(data.productId)],
  })
}
