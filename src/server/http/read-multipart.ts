import type { FastifyRequest } from 'fastify'
import type { Shop } from '../shop.ts'

/** A file that a caller sent, on disk under DATA_DIR until the request ends. */
export interface Upload {
  path: string
  bytes: number
}

/** The text fields and the one optional file (field `image`) of a multipart request. Throws `too_large`, `wrong_type`, `bad_input`. */
export async function readMultipart(
  _shop: Shop,
  _request: FastifyRequest,
): Promise<{ fields: Record<string, string>; upload: Upload | undefined }> {
  return { fields: {}, upload: undefined }
}
