import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transaction } from 'kysely'
import type { Database } from '../server/platform/db/schema.ts'
import { builtFolder, plainFile } from '../server/platform/pictures/built-pictures.ts'
import { selectUnkept, storePictures, storePlainSizes } from '../server/platform/pictures/picture-queries.ts'
import type { MasterPictures } from './master-pictures.ts'

/** Keeps drawings and the plain size of every rendered picture in the database, so that orders show them for good. */
export async function keepMasters(
  tx: Transaction<Database>,
  masters: MasterPictures,
  folder = builtFolder,
): Promise<void> {
  const { drawings, ...lists } = masters
  await storePictures(tx, drawings)
  const urls = Object.values(lists).flatMap((list) => [...list.values()].flat())
  const names = [
    ...new Set(urls.filter((url) => url.endsWith('.webp')).map((url) => path.posix.basename(path.posix.dirname(url)))),
  ]
  const pictures = await Promise.all(
    (await selectUnkept(tx, names)).map(async (name) => {
      const webp = await readFile(path.join(folder, name, plainFile(name))).catch(() => undefined)
      return webp ? [{ name, webp }] : []
    }),
  )
  await storePlainSizes(tx, pictures.flat())
}
