import { bucketCopy as copy } from '../../../shared/copy/bucket.ts'
import { WrongContent } from './s3-failure.ts'

/** Something that lies in a bucket. */
export interface StoredObject {
  key: string
  bytes: number
  /** The moment at which it was last stored. */
  changedAt: Date
}

/** A page of what is in a bucket; `next` asks for the one behind it. */
export interface ListedPage {
  objects: StoredObject[]
  next: string | undefined
}

/** An upload in parts that nobody has finished. */
export interface OpenUpload {
  key: string
  id: string
  began: Date
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }

/** The text of the first element of a name; undefined where there is none. The answers of S3 have neither attributes nor CDATA in them. */
export function textOf(xml: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return found?.replace(/&(?:#(\d+)|#x([0-9a-f]+)|\w+);/gi, (entity, decimal, hexadecimal) => {
    if (decimal) return character(Number(decimal), entity)
    return hexadecimal ? character(Number.parseInt(hexadecimal, 16), entity) : (entities[entity] ?? entity)
  })
}

/** Reads the answer of ListObjectsV2. Throws WrongContent where there is more and nothing says how to ask for it. */
export function readListing(xml: string): ListedPage {
  const objects = partsOf(xml, 'Contents').map((part) => ({
    key: textOf(part, 'Key') ?? '',
    bytes: Number(textOf(part, 'Size')),
    changedAt: new Date(textOf(part, 'LastModified') ?? ''),
  }))
  if (textOf(xml, 'IsTruncated') !== 'true') return { objects, next: undefined }
  const next = textOf(xml, 'NextContinuationToken')
  if (!next) throw new WrongContent(copy.notAll)
  return { objects, next }
}

/** Reads the answer of ListMultipartUploads. */
export function readOpenUploads(xml: string): OpenUpload[] {
  return partsOf(xml, 'Upload').map((part) => ({
    key: textOf(part, 'Key') ?? '',
    id: textOf(part, 'UploadId') ?? '',
    began: new Date(textOf(part, 'Initiated') ?? ''),
  }))
}

function partsOf(xml: string, name: string): string[] {
  return xml
    .split(`<${name}>`)
    .slice(1)
    .map((part) => part.split(`</${name}>`)[0] ?? '')
}

function character(code: number, otherwise: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise
}
