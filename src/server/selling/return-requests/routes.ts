import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../../shared/contract/endpoints.ts'
import { returnPhotoPath } from '../../../shared/contract/return-requests.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { returnRequestCopy } from '../../../shared/copy/return-requests.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { fileRoute } from '../../platform/http/file-route.ts'
import { route } from '../../platform/http/route.ts'
import { refuseWithoutRoom } from '../../platform/media/refuse-upload.ts'
import { limitRate, talliesOfNetwork, tally, type Who } from '../../platform/rate-limits/rate-limit.ts'
import type { Shopper } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import { askForCancellation } from './ask-for-cancellation.ts'
import { askForReturn, type MadeRequest } from './ask-for-return.ts'
import { listOwnRequests } from './list-return-requests.ts'
import { findPhoto, payerOf } from './return-request-queries.ts'

type Caller = Who & { shopper: Shopper }

/** Requests of shoppers to return goods or to cancel an order: asking, reading them, and their photos. */
export function returnRequestRoutes(app: FastifyInstance, shop: Shop): void {
  route(
    app,
    shop,
    endpoints.askReturn,
    async ({ shopper, params, body, photos, idempotencyKey, setStatus }) => {
      const asked = { userId: shopper.userId, orderId: params.id, input: body, photos, key: idempotencyKey }
      return answer(await askForReturn(shop, asked), setStatus)
    },
    { admitUpload: (who) => admitPhoto(shop, who) },
  )
  route(app, shop, endpoints.askCancellation, async (call) => {
    const { shopper, params, body, idempotencyKey, setStatus } = call
    const asked = { userId: shopper.userId, orderId: params.id, text: body.text ?? '', key: idempotencyKey }
    return answer(await askForCancellation(shop, asked), setStatus)
  })
  route(app, shop, endpoints.returnRequests, async ({ shopper }) => ({
    data: await listOwnRequests(shop, shopper.userId),
  }))
  fileRoute(app, shop, returnPhotoPath, async ({ userId, id }) => {
    const bytes = await findPhoto(shop.db, id, userId)
    if (!bytes) throw new Failure('not_found', failures.notFound)
    return { contentType: 'image/webp', fileName: 'photo.webp', bytes }
  })
}

/** Asked before a photo is taken. Throws `unavailable`, `too_many_requests`. */
async function admitPhoto(shop: Shop, who: Caller): Promise<void> {
  await refuseWithoutRoom(shop)
  await limitRate(shop, [tally('upload', who.shopper.userId), ...talliesOfNetwork(shop, who, 'uploadOfNetwork')])
}

function answer({ request, repeated }: MadeRequest, setStatus: (status: 200) => void) {
  if (repeated) setStatus(200)
  const answerBy = request.answer_by.toISOString()
  const payer = payerOf(request)
  const asked = returnRequestCopy.asked(request.number, formatMoment(answerBy))
  return {
    message: payer ? `${asked} ${returnRequestCopy.paidBy[payer]}` : asked,
    data: { number: request.number, state: request.state, answerBy },
  }
}
