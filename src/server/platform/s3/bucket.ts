import { bucketCopy as copy } from '../../../shared/copy/bucket.ts'
import { readObject } from './read-object.ts'
import { readListing, readOpenUploads, type StoredObject } from './read-s3-xml.ts'
import { type S3Failure, WrongContent } from './s3-failure.ts'
import type { S3Place } from './s3-place.ts'
import { type Patience, S3Requests } from './s3-requests.ts'
import { sendFile } from './send-file.ts'

/** More than that lies in no folder of backups; each page of a list has a thousand. */
const pagesMost = 20

/** A folder of a bucket, by the names of what lies in it. Everything throws S3Failure, or what `stopping` was aborted with. */
export interface Bucket {
  /** Everything in the folder. */
  list: () => Promise<StoredObject[]>
  /** Puts a file there under a name: whole or not at all. */
  send: (file: string, name: string) => Promise<void>
  /** The bytes of an object; where the line breaks they go on behind the last one. */
  read: (object: StoredObject) => AsyncGenerator<Buffer>
  remove: (name: string) => Promise<void>
  /** Lets go of what was being sent since before that moment, and never came to its end: it is paid for too. */
  forgetUnfinished: (before: Date) => Promise<void>
}

/** Opens a bucket; nothing is asked of it yet. Names are letters, digits, dots, dashes, underscores. */
export function openBucket(place: S3Place, stopping: AbortSignal, patience: Partial<Patience> = {}): Bucket {
  const requests = new S3Requests(place, stopping, patience)
  const keyOf = (name: string) => place.folder + name
  return {
    list: () => listFolder(requests),
    send: (file, name) => sendFile(requests, file, keyOf(name)),
    read: ({ key, bytes }) => readObject(requests, keyOf(key), bytes),
    remove: async (name) => {
      await requests.ask({ method: 'DELETE', key: keyOf(name) })
    },
    forgetUnfinished: (before) => forgetUnfinished(requests, before),
  }
}

async function listFolder(requests: S3Requests): Promise<StoredObject[]> {
  const { folder } = requests.place
  const found: StoredObject[] = []
  let next: string | undefined
  for (let page = 0; page < pagesMost; page += 1) {
    const query = { 'list-type': '2', prefix: folder, ...(next && { 'continuation-token': next }) }
    const listed = readListing((await requests.ask({ method: 'GET', key: '', query })).text)
    for (const { key, bytes } of listed.objects) {
      if (key.startsWith(folder)) found.push({ key: key.slice(folder.length), bytes })
    }
    next = listed.next
    if (!next) return found
  }
  throw new WrongContent(copy.tooMany)
}

async function forgetUnfinished(requests: S3Requests, before: Date): Promise<void> {
  const { folder } = requests.place
  const { text } = await requests.ask({ method: 'GET', key: '', query: { uploads: '', prefix: folder } })
  for (const { key, id, began } of readOpenUploads(text)) {
    if (!key.startsWith(folder) || !(began < before)) continue
    await requests.ask({ method: 'DELETE', key, query: { uploadId: id } }).catch((error: S3Failure) => {
      // somebody else was quicker
      if (error.status !== 404) throw error
    })
  }
}
