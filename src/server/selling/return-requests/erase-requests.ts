import type { Kysely, Transaction } from 'kysely'
import { returnPhotoPath } from '../../../shared/contract/return-requests.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { forgetInHistory } from '../../staff/commands/command-queries.ts'
import { listOwnRequests } from './list-return-requests.ts'
import { deleteRequestsOfShopper, findPhoto, findReturnUnderWay } from './return-request-queries.ts'

/** Erases the requests of a shopper with their texts and photos, also from the history. */
export async function eraseRequests(tx: Transaction<Database>, userId: string): Promise<void> {
  const ids = await deleteRequestsOfShopper(tx, userId)
  await forgetInHistory(
    tx,
    ids.map((id) => ({ kind: 'return_request', id })),
  )
}

/** The number of a return that the shop has accepted and not ended: goods or money are still on their way. Undefined: none. */
export function findOpenReturn(db: Kysely<Database>, userId: string): Promise<string | undefined> {
  return findReturnUnderWay(db, userId)
}

/** The requests of a shopper as they see them, each photo with its content as a data address. */
export async function exportRequests(shop: Shop, userId: string): Promise<object[]> {
  const exported: object[] = []
  for (const request of await listOwnRequests(shop, userId)) {
    const photos: object[] = []
    for (const id of request.photos) {
      const bytes = await findPhoto(shop.db, id, userId)
      if (bytes) {
        const content = `data:image/webp;base64,${bytes.toString('base64')}`
        photos.push({ path: returnPhotoPath.replace('{id}', id), content })
      }
    }
    exported.push({ ...request, photos })
  }
  return exported
}
