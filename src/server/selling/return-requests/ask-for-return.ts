import {
  type BoughtLine,
  faultOfAsked,
  isSameAsked,
  type LineFault,
} from '../../../domain/selling/return-requests/check-asked-lines.ts'
import { refuseReturn } from '../../../domain/selling/return-requests/may-ask.ts'
import type { ReturnRequestInput } from '../../../shared/contract/return-requests.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { returnRequestFaults as faults } from '../../../shared/copy/return-request-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { requestLimits } from '../../../shared/return-requests.ts'
import { transact, type Work } from '../../platform/db/transact.ts'
import type { Upload } from '../../platform/http/read-multipart.ts'
import type { Shop } from '../../platform/shop.ts'

import { findOrder, lockOrder, notReturnableOf } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { recordRequest, repeatHashOf } from './record-request.ts'
import {
  findRepeatedRequest,
  findRequestsOfOrder,
  insertPhoto,
  type RequestRow,
  type WholeRequest,
} from './return-request-queries.ts'
import { lastDayInWords, waysToReach } from './said-of-returns.ts'

/** An order of a shopper's, and what they ask back of it; `key`: the header Idempotency-Key. */
export interface AskedReturn {
  userId: string
  orderId: string
  input: ReturnRequestInput
  photos: readonly Upload[]
  key: string | undefined
}

/** A request, and whether it was there already: the call is a repeat. */
export interface MadeRequest {
  request: RequestRow
  repeated: boolean
}

/**
 * A shopper asks to return pieces of an own delivered order, within the days of the terms. Refunds nothing. Throws `not_found` for
 * another's order; `order_state` where it is not delivered; `return_over` after the last day, which it names; `bad_input` for lines
 * that are none, twice or too many; `request_open` where an open request asks for the same, or has the pieces already.
 */
export async function askForReturn(shop: Shop, asked: AskedReturn): Promise<MadeRequest> {
  const { userId, orderId, input, key } = asked
  // before the work on the photos; the order is looked at again once it is locked
  if (!(await findOrder(shop.db, { id: orderId, userId }))) throw unknownOrder()
  const photos = await readPhotos(asked.photos)
  const repeatHash = repeatHashOf(key, userId, orderId, input)
  return transact(shop, async (work) => {
    const order = await lockOrder(work.tx, { id: orderId, userId })
    if (!order) throw unknownOrder()
    const first = repeatHash && (await findRepeatedRequest(work.tx, repeatHash))
    if (first) return { request: first, repeated: true }
    refuseByOrder(shop, order)
    const kept = await notReturnableOf(work.tx, orderId)
    const bought = order.lines.map((line) => ({ ...line, returnable: !kept.includes(line.position) }))
    refuseByLines(input, bought, await findRequestsOfOrder(work.tx, orderId))
    const { lines, why, text } = input
    const checked = { kind: 'return' as const, orderId, userId, why, text: text ?? '', lines, repeatHash }
    const request = await recordRequest(shop, work, checked)
    await keepPhotos(shop, work, request.id, photos)
    return { request, repeated: false }
  })
}

/** Photos as they are kept. What converts them comes with the first one. */
async function readPhotos(uploads: readonly Upload[]): Promise<Buffer[]> {
  const photos: Buffer[] = []
  for (const { path } of uploads) {
    const { convertPhoto } = await import('../../platform/media/convert-image.ts')
    photos.push(await convertPhoto(path, requestLimits.photoSidePx).catch(atPhotos))
  }
  return photos
}

function atPhotos(error: unknown): never {
  throw error instanceof Failure ? new Failure(error.code, error.message, { errors: { photos: error.message } }) : error
}

async function keepPhotos(shop: Shop, { tx }: Work, requestId: string, photos: readonly Buffer[]): Promise<void> {
  for (const [position, content] of photos.entries()) {
    await insertPhoto(tx, { id: shop.newId(), request_id: requestId, position, content })
  }
}

function refuseByOrder(shop: Shop, { status, delivered_at: deliveredAt }: StoredOrder): void {
  const days = shop.settings.now()['returns.days']
  const refusal = refuseReturn({ status, deliveredAt }, days, shop.clock())
  if (!refusal) return
  if (refusal.why === 'over') {
    const reach = waysToReach(shop.settings.identity())
    throw new Failure('return_over', faults.over(lastDayInWords(refusal.endedAt), reach))
  }
  const sentences = { not_delivered: faults.notDelivered, came_back: faults.cameBack, cancelled: faults.cancelled }
  throw new Failure('order_state', sentences[refusal.why])
}

function refuseByLines(
  { lines, why }: ReturnRequestInput,
  sold: readonly Omit<BoughtLine, 'asked'>[],
  requests: readonly WholeRequest[],
): void {
  const standing = requests.filter(({ kind, state }) => kind === 'return' && state !== 'refused')
  const bought = sold.map((line) => ({ ...line, asked: piecesAsked(standing, line.position) }))
  const fault = faultOfAsked(lines, bought, why)
  if (fault && fault.why !== 'asked_already') throw faultAt(fault, lines)
  const same = standing.find((request) => request.is_open && isSameAsked(request.lines, lines))
  if (same) throw new Failure('request_open', faults.openAlready(same.number))
  if (!fault) return
  const position = lines[fault.index]?.position
  const holder = standing.find((request) => request.lines.some((line) => line.position === position))
  const said = holder ? faults.piecesAskedAlready(holder.number, fault.left) : faults.cameBackAlready(fault.left)
  throw new Failure(holder ? 'request_open' : 'bad_input', said, { errors: { [`lines.${fault.index}.pieces`]: said } })
}

function piecesAsked(requests: readonly WholeRequest[], position: number): number {
  const lines = requests.flatMap((request) => request.lines.filter((line) => line.position === position))
  return lines.reduce((sum, { pieces }) => sum + pieces, 0)
}

function faultAt(fault: LineFault, lines: ReturnRequestInput['lines']): Failure {
  const sentence = {
    unknown: faults.noLine,
    twice: faults.sameLine,
    not_returnable: faults.notReturnable,
    too_many: faults.bought('left' in fault ? fault.left : 0),
    came_back: faults.piecesCameBack('left' in fault ? fault.left : 0),
    asked_already: faults.tooManyPieces,
  }[fault.why]
  const field = fault.why === 'too_many' || fault.why === 'came_back' ? 'pieces' : 'position'
  const at = lines[fault.index] ? `lines.${fault.index}.${field}` : 'lines'
  return new Failure('bad_input', sentence, { errors: { [at]: sentence } })
}

function unknownOrder(): Failure {
  return new Failure('not_found', failures.orderNotFound)
}
