import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { indianDay } from '../../../../shared/india-time.ts'
import type { FileAnswer } from '../../../platform/http/file-route.ts'
import { drawnInTurn, type PaperFor } from '../../../platform/pdf/draw-in-turn.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { drawManifests } from './paper/draw-manifests.ts'
import { manifestsOf } from './paper/manifests.ts'

const drawInTurn = drawnInTurn<typeof drawManifests>(
  new URL('./paper/draw-manifests.ts', import.meta.url),
  'drawManifests',
)

/**
 * The parcels of these orders that are packed or on their way, a list for each courier with lines for both signatures, as a PDF. It is
 * in no order's story. Throws `not_found` where there is none.
 */
export async function printManifests(shop: Shop, orders: readonly StoredOrder[], by: PaperFor): Promise<FileAnswer> {
  const manifests = manifestsOf(orders)
  if (manifests.length === 0) throw new Failure('not_found', failures.nothingToPrint)
  const now = shop.clock()
  const bytes = await drawInTurn(by, manifests, { seller: shop.settings.identity(), now })
  return { contentType: 'application/pdf', fileName: `manifest-${indianDay(now)}.pdf`, bytes }
}
