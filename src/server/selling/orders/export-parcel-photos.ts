import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { findParcelPhoto, listPhotos } from './parcel-queries.ts'

/** The photos of an order's parcels, each with its content as a data address, for who asks what the shop keeps about them. */
export async function exportParcelPhotos(db: Kysely<Database>, orderId: string): Promise<object[]> {
  const photos: object[] = []
  for (const parcel of await listPhotos(db, orderId)) {
    const bytes = await findParcelPhoto(db, orderId, parcel)
    if (bytes) photos.push({ parcel, content: `data:image/webp;base64,${bytes.toString('base64')}` })
  }
  return photos
}
