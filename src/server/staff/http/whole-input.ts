import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { StaffEndpoint } from '../../../shared/contract/office/staff-endpoint.ts'

interface Said {
  params: unknown
  query: unknown
  body: unknown
  upload: { path: string } | undefined
  file: { path: string; name: string } | undefined
}

/** All that a call says, with the sums of its files: what makes one command another one. */
export async function wholeInput({ params, query, body, upload, file }: Said): Promise<unknown> {
  const files = await Promise.all([upload, file].map((each) => each && sumOf(each.path)))
  return { params, query, body, name: file?.name, files }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** The input without what the contract marks as secret. */
export function withoutSecrets(
  { secrets = [] }: Pick<StaffEndpoint, 'secrets'>,
  { params, body }: Pick<Said, 'params' | 'body'>,
): Record<string, unknown> {
  const all = { ...(params as object), ...(body as object) }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !secrets.includes(name)))
}
