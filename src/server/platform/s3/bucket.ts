import { bucketCopy as copy } from '../../../shared/copy/bucket.ts'
import { answerOf, type ObjectQuestion } from './answer-of.ts'
import { readObject } from './read-object.ts'
import { readListing, readOpenUploads, type StoredObject } from './read-s3-xml.ts'
import { S3Failure, WrongContent } from './s3-failure.ts'
import type { S3Place } from './s3-place.ts'
import { type Patience, S3Requests } from './s3-requests.ts'
import { sendFile } from './send-file.ts'

/** More than that lies in no folder of backups. */
const fewMost = 20_000

/** A folder of a bucket, by the names of what lies in it. Everything throws S3Failure, or what `stopping` was aborted with. */
export interface Bucket {
  /** Everything in the folder; it has no more than a few pages. */
  list: () => Promise<StoredObject[]>
  /** Everything in the folder whose name begins so, in the order of names, however much it is. */
  below: (beginning: string) => AsyncGenerator<StoredObject>
  /** Undefined where there is none of this name. */
  find: (name: string) => Promise<StoredObject | undefined>
  /** Puts a file there under a name: whole or not at all. */
  send: (file: string, name: string) => Promise<void>
  /** The bytes of an object; where the line breaks they go on behind the last one. */
  read: (object: Pick<StoredObject, 'key' | 'bytes'>) => AsyncGenerator<Buffer>
  /** The storage's own answer, which may be one of a part, of nothing new (304) or of a part that is not there (416). */
  answer: (name: string, question: ObjectQuestion) => Promise<Response>
  remove: (name: string) => Promise<void>
  /** Lets go of what was being sent since before that moment, and never came to its end: it is paid for too. */
  forgetUnfinished: (before: Date) => Promise<void>
}

/** Opens a bucket; nothing is asked of it yet. Names are letters, digits, dots, dashes, underscores. */
export function openBucket(place: S3Place, stopping: AbortSignal, patience: Partial<Patience> = {}): Bucket {
  const requests = new S3Requests(place, stopping, patience)
  const keyOf = (name: string) => place.folder + name
  return {
    list: () => listFew(requests),
    below: (beginning) => listFolder(requests, beginning),
    find: (name) => find(requests, name),
    send: (file, name) => sendFile(requests, file, keyOf(name)),
    read: ({ key, bytes }) => readObject(requests, keyOf(key), bytes),
    answer: (name, question) => answerOf(requests, keyOf(name), question),
    remove: async (name) => {
      await requests.ask({ method: 'DELETE', key: keyOf(name) })
    },
    forgetUnfinished: (before) => forgetUnfinished(requests, before),
  }
}

async function listFew(requests: S3Requests): Promise<StoredObject[]> {
  const found: StoredObject[] = []
  for await (const object of listFolder(requests, '')) {
    if (found.length >= fewMost) throw new WrongContent(copy.tooMany)
    found.push(object)
  }
  return found
}

async function* listFolder(requests: S3Requests, beginning: string): AsyncGenerator<StoredObject> {
  const { folder } = requests.place
  let next: string | undefined
  do {
    const query = { 'list-type': '2', prefix: folder + beginning, ...(next && { 'continuation-token': next }) }
    const listed = readListing((await requests.ask({ method: 'GET', key: '', query })).text)
    for (const object of listed.objects) {
      if (object.key.startsWith(folder)) yield { ...object, key: object.key.slice(folder.length) }
    }
    next = listed.next
  } while (next)
}

async function find(requests: S3Requests, name: string): Promise<StoredObject | undefined> {
  try {
    const headers = await requests.headersOf(requests.place.folder + name)
    const bytes = Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length'))
    return { key: name, bytes, changedAt: new Date(headers.get('last-modified') ?? '') }
  } catch (error) {
    if (error instanceof S3Failure && error.status === 404 && error.code !== 'NoSuchBucket') return undefined
    throw error
  }
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
