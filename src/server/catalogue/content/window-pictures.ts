import type { Transaction } from 'kysely'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { type WindowPicture, windowPictures } from '../../../shared/office/window-kinds.ts'
import { sizedPicture } from '../../../shared/pictures/picture-address.ts'
import type { Database } from '../../platform/db/schema.ts'
import { keptNameOf, uploadsPrefix } from '../../platform/files/file-names.ts'
import type { StoredFiles } from '../../platform/files/stored-files.ts'
import type { Upload } from '../../platform/http/read-multipart.ts'
import { checkMedia } from '../../platform/media/check-media.ts'
import { refuseWithoutRoom } from '../../platform/media/refuse-upload.ts'
import { isVideo } from '../../platform/media/sniff-media.ts'
import { holdOffSweep } from '../../platform/media/upload-locks.ts'
import type { Shop } from '../../platform/shop.ts'

type Tx = Transaction<Database>

/** A picture that was taken: its address, and its points. */
export interface TakenPicture {
  image: string
  width: number
  height: number
}

/**
 * Takes a picture for the shop window, made anew of its points in the sizes that pages draw. Nothing names it yet: one that is
 * named within the hour stays. Throws `wrong_type`, `bad_input` for what cannot be read or is too small, `unavailable`.
 */
export async function takeWindowPicture(
  shop: Shop,
  upload: Upload | undefined,
  use: WindowPicture,
): Promise<TakenPicture> {
  if (!upload) throw wrong(copy.pictureNeeded)
  if (isVideo(upload.format)) throw new Failure('wrong_type', copy.pictureOnly, { errors: { image: copy.pictureOnly } })
  await refuseWithoutRoom(shop)
  const taken = await checkMedia(shop, upload, windowPictures[use].most)
  try {
    const problem = sizeProblem(use, taken.url)
    const picture = sizedPicture(taken.url)
    if (problem || !picture) throw wrong(problem ?? copy.pictureOnly)
    await taken.keep()
    return { image: taken.url, width: picture.width, height: picture.height }
  } finally {
    await taken.discard()
  }
}

/**
 * Returns the problem with a picture's address in a record: it is none of ours, too small, or not stored any more. `seen`: the
 * one that the record has already; that one stays good. Until the transaction ends no sweep removes the picture.
 */
export async function pictureProblem(
  files: Pick<StoredFiles, 'keptAt'>,
  tx: Tx,
  use: WindowPicture,
  image: unknown,
  seen: unknown,
): Promise<string | undefined> {
  if (image === seen) return undefined
  const address = String(image)
  const problem = sizeProblem(use, address)
  if (problem) return problem
  // drawn and rendered ones of the demo lie elsewhere, for ever
  if (!address.startsWith(uploadsPrefix)) return undefined
  await holdOffSweep(tx)
  const keptAt = await files.keptAt(keptNameOf(address.slice(uploadsPrefix.length)))
  return keptAt ? undefined : copy.pictureGone
}

function sizeProblem(use: WindowPicture, address: string): string | undefined {
  const picture = sizedPicture(address)
  if (!picture) return copy.pictureNeeded
  const { width, height } = windowPictures[use]
  if (picture.width >= width && picture.height >= height) return undefined
  return copy.pictureSmall(width, height, `${picture.width} × ${picture.height}`)
}

function wrong(sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { image: sentence } })
}
