import * as z from 'zod/mini'
import { encryptedService } from '../encrypted-addresses.ts'
import { address, bucket, word } from '../setting-kinds.ts'
import { StartFailure } from '../start-failure.ts'

/** A bucket of S3-compatible storage, and the keys that open it. */
export interface S3Place {
  /** The service's address, without a slash at its end; buckets are named in the path, which every service understands. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  bucket: string
  /** A folder in the bucket with a slash at its end; empty: the bucket itself. */
  folder: string
}

const together = ['BACKUP_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** The environment's settings of S3. */
export const s3Settings = {
  BACKUP_BUCKET: z.optional(bucket),
  S3_ENDPOINT: z.optional(address('https', 'http')),
  S3_REGION: z._default(word, 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(word),
  S3_SECRET_ACCESS_KEY: z.optional(word),
}
type S3Settings = z.infer<z.ZodMiniObject<typeof s3Settings>>

/**
 * The bucket for backups; null: none is wanted. Throws StartFailure where only half of it is set: copies that somebody believes in
 * are not left out without a word.
 */
export function readBackupBucket(settings: S3Settings): S3Place | null {
  const { BACKUP_BUCKET: place, S3_REGION: region, S3_ENDPOINT: address } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!place && !accessKeyId && !secretAccessKey && !address) return null
  if (!place || !accessKeyId || !secretAccessKey) {
    const missing = together.filter((name) => !settings[name])
    throw new StartFailure(`${missing.join(' and ')} must be set too, or none of ${together.join(', ')}, S3_ENDPOINT.`)
  }
  const endpoint = encryptedService('S3_ENDPOINT', address ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '')
  const [name = '', ...folders] = place.split('/')
  const folder = folders.map((each) => `${each}/`).join('')
  return { endpoint, region, accessKeyId, secretAccessKey, bucket: name, folder }
}
