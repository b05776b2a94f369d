import { encryptedService } from '../encrypted-addresses.ts'
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
type S3Settings = { [Name in (typeof together)[number] | 'S3_ENDPOINT']?: string | undefined } & { S3_REGION: string }

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
  const [bucket = '', ...folders] = place.split('/')
  return { endpoint, region, accessKeyId, secretAccessKey, bucket, folder: folders.map((name) => `${name}/`).join('') }
}
