import * as z from 'zod/mini'
import { encryptedService } from '../encrypted-service.ts'
import { bucket, region, service, word } from '../setting-kinds.ts'
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

const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** The environment's settings of S3. */
export const s3Settings = {
  S3_BUCKET: z.optional(bucket),
  BACKUP_BUCKET: z.optional(bucket),
  S3_ENDPOINT: z.optional(service),
  S3_REGION: z._default(region, 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(word),
  S3_SECRET_ACCESS_KEY: z.optional(word),
}
type S3Settings = z.infer<z.ZodMiniObject<typeof s3Settings>> & { BACKUP_KEY?: string | undefined }

/**
 * The buckets for uploads and for backups; null: that one is not wanted. Throws StartFailure where only half of it is set: copies that
 * somebody believes in are not left out without a word. A backup holds every customer and the key of sealed settings: it leaves the
 * machine encrypted or not at all.
 */
export function readBuckets(settings: S3Settings): Record<'uploadsBucket' | 'backupBucket', S3Place | null> {
  const { S3_BUCKET: uploads, BACKUP_BUCKET: backups, S3_REGION: region, S3_ENDPOINT: address } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  const hasPlace = uploads !== undefined || backups !== undefined
  if (!hasPlace && !accessKeyId && !secretAccessKey && !address) return { uploadsBucket: null, backupBucket: null }
  if (!hasPlace || !accessKeyId || !secretAccessKey) throw halfSet(settings, hasPlace)
  const endpoint = encryptedService('S3_ENDPOINT', address ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '')
  if (backups !== undefined && settings.BACKUP_KEY === undefined) throw new StartFailure(keyNeeded)
  const placeOf = (name: string | undefined) =>
    name === undefined ? null : { endpoint, region, accessKeyId, secretAccessKey, ...inBucket(name) }
  return { uploadsBucket: placeOf(uploads), backupBucket: placeOf(backups) }
}

const keyNeeded = 'BACKUP_KEY must be set where BACKUP_BUCKET is: backups are encrypted before they leave this machine.'

function halfSet(settings: S3Settings, hasPlace: boolean): StartFailure {
  const missing = [...(hasPlace ? [] : ['S3_BUCKET or BACKUP_BUCKET']), ...keys.filter((name) => !settings[name])]
  const all = ['S3_BUCKET', 'BACKUP_BUCKET', ...keys, 'S3_ENDPOINT']
  return new StartFailure(`${missing.join(' and ')} must be set too, or none of ${all.join(', ')}.`)
}

function inBucket(place: string): Pick<S3Place, 'bucket' | 'folder'> {
  const [bucket = '', ...folders] = place.split('/')
  return { bucket, folder: folders.map((each) => `${each}/`).join('') }
}
