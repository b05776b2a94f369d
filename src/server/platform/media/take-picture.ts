import { open } from 'node:fs/promises'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import type { Shop } from '../shop.ts'
import { checkMedia } from './check-media.ts'
import { isVideo, sniffBytes, sniffMedia } from './sniff-media.ts'

/** Takes a picture of the owner's from a file, as strictly as those of shoppers. Gives its address. Throws `wrong_type`, `too_large`, `bad_input`. */
export async function takePicture(shop: Shop, path: string): Promise<string> {
  const { head, bytes } = await readHead(path)
  const format = sniffMedia(head)
  if (!format || isVideo(format)) throw new Failure('wrong_type', failures.wrongMedia)
  if (bytes > serverLimits.ownerImageBytes) throw new Failure('too_large', failures.tooLarge)
  const picture = await checkMedia(shop, { path, bytes, format })
  try {
    await picture.keep()
  } finally {
    await picture.discard()
  }
  return picture.url
}

async function readHead(path: string): Promise<{ head: Buffer; bytes: number }> {
  const file = await open(path).catch(() => undefined)
  if (!file) throw new Failure('not_found', failures.notFound)
  try {
    const head = Buffer.alloc(sniffBytes)
    const { bytesRead } = await file.read(head, 0, sniffBytes, 0)
    return { head: head.subarray(0, bytesRead), bytes: (await file.stat()).size }
  } finally {
    await file.close()
  }
}
