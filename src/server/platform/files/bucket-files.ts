import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import type { ObjectQuestion } from '../s3/answer-of.ts'
import { type Bucket, openBucket } from '../s3/bucket.ts'
import { S3Failure, WrongContent } from '../s3/s3-failure.ts'
import type { S3Place } from '../s3/s3-place.ts'
import { isFileName, isVideoName, keptNameOf } from './file-names.ts'
import type { FolderFiles } from './folder-files.ts'
import { NearFiles } from './near-files.ts'
import type { FilesNeed, HeldFile, KeptName, StoredFiles } from './stored-files.ts'

/** Somebody waits, at last the database: a storage that does not answer is away. */
const waited = { answerMs: 4000, sendMs: 16_000, retryMs: 200, tries: 2 }
/** Nobody waits for what the shop does by itself. */
const unwaited = { answerMs: 30_000, sendMs: 120_000, retryMs: 1000, tries: 3 }
/** So long no page asks a storage again that did not answer. */
const awayMs = 5000
/** Sizes of a picture that are sent at once. */
const sentAtOnce = 6
/** Time in milliseconds: a file sent within it is safe from sweeps for longer than any request lasts. */
const youngMs = 30 * 60_000
const never = new AbortController().signal

/**
 * Uploads in S3-compatible storage: any number of machines have the same ones. What lay on this machine before is still
 * served, until it is sent there.
 */
export class BucketFiles implements StoredFiles {
  readonly bucket: string
  readonly folder: string
  private readonly quick: Bucket
  private readonly patient: Bucket
  private readonly looking: Bucket
  private readonly here: FolderFiles
  private readonly near: NearFiles
  private readonly clock: () => Date
  private readonly log: FastifyBaseLogger
  private readonly freeDisk: () => Promise<number>
  private readonly coming = new Map<string, Promise<boolean>>()
  private awayUntil = 0

  constructor(
    place: S3Place,
    here: FolderFiles,
    { clock, log, freeDisk, nearFolder }: FilesNeed & { nearFolder: string },
  ) {
    this.bucket = place.bucket
    this.quick = openBucket(place, never, waited)
    this.patient = openBucket(place, never, unwaited)
    this.looking = openBucket(place, never, { ...waited, tries: 1 })
    this.here = here
    this.near = new NearFiles(nearFolder, clock)
    this.folder = nearFolder
    this.clock = clock
    this.log = log
    this.freeDisk = freeDisk
  }

  /** In a transaction, after it was done once before, this only asks whether all of it is there. */
  async keep(from: string, name: string): Promise<void> {
    await this.asked(() => this.send(this.quick, from, name))
  }

  async keptAt(name: string): Promise<Date | undefined> {
    const newest = await this.asked(() => newestOf(this.quick, name))
    return newest ?? this.here.keptAt(name)
  }

  async *names(): AsyncGenerator<KeptName> {
    let last: KeptName | undefined
    for await (const { key, changedAt } of this.patient.below('')) {
      if (!isFileName(key)) continue
      const name = keptNameOf(key)
      if (last?.name === name) last.keptAt = later(last.keptAt, changedAt)
      else {
        if (last) yield last
        last = { name, keptAt: changedAt }
      }
    }
    if (last) yield last
  }

  async remove(name: string): Promise<void> {
    const keys: string[] = []
    for await (const { key } of this.quick.below(name)) if (isFileName(key) && keptNameOf(key) === name) keys.push(key)
    await Promise.all(keys.map((key) => this.quick.remove(key)))
    await this.near.forget(name)
    await this.here.remove(name)
  }

  forgetUnfinished(before: Date): Promise<void> {
    return this.patient.forgetUnfinished(before)
  }

  /** They stay there until the backup has read them: it holds the lock that removals ask for (upload-locks.ts). */
  async hold(work: string): Promise<HeldFile[]> {
    const held = await this.here.hold(work)
    const left = new Set(held.map(({ name }) => name))
    for await (const { key, bytes } of this.patient.below('')) {
      if (!isFileName(key) || left.has(key)) continue
      held.push({ name: key, size: bytes, content: () => this.patient.read({ key, bytes }) })
    }
    return held
  }

  async bytes(): Promise<number> {
    let sum = await this.here.bytes()
    for await (const { key, bytes } of this.patient.below('')) if (isFileName(key)) sum += bytes
    return sum
  }

  async bringNear(file: string): Promise<boolean> {
    const has = await this.near.has(file)
    if (has === 'fresh') return true
    const coming = this.coming.get(file) ?? this.fetch(file).finally(() => this.coming.delete(file))
    this.coming.set(file, coming)
    return coming.catch((error) => {
      // better one that may be gone elsewhere than none
      if (has === 'stale') return true
      throw error
    })
  }

  answer(file: string, question: ObjectQuestion): Promise<Response | undefined> {
    return this.asked(() => this.quick.answer(file, question).catch(unlessGone))
  }

  async look(): Promise<{ left: number }> {
    // a name that none has: whoever may say so reaches the bucket
    await this.looking.below('look/').next()
    let left = 0
    for await (const _ of this.here.names()) left += 1
    return { left }
  }

  async sendLeft(): Promise<number> {
    let sent = 0
    for await (const { name } of this.here.names()) {
      await this.send(this.patient, path.join(this.here.folder, name), name)
      await this.here.remove(name)
      sent += 1
    }
    return sent
  }

  /** Gives whether it can be served from here. */
  private async fetch(file: string): Promise<boolean> {
    if (await this.near.take(file, path.join(this.here.folder, file))) return true
    // what is left of a full disk is for orders
    if (isVideoName(file) || (await this.freeDisk()) < serverLimits.uploadFreeDiskBytes) return false
    const found = await this.asked(() => this.quick.find(file))
    if (!found) {
      await this.near.forget(file)
      return true
    }
    try {
      await this.asked(() => this.near.put(file, this.quick.read(found), found))
      return true
    } catch (error) {
      if (error instanceof Failure) throw error
      // a disk that is full: it is served from afar
      this.log.warn({ err: error }, 'an upload cannot be brought to this disk')
      return false
    }
  }

  private async send(bucket: Bucket, from: string, name: string): Promise<void> {
    const files = await filesOf(from, name)
    const youngFrom = this.clock().getTime() - youngMs
    for (let at = 0; at < files.length; at += sentAtOnce) {
      const some = files.slice(at, at + sentAtOnce)
      await Promise.all(
        some.map(async ({ file, key, size }) => {
          const found = await bucket.find(key)
          if (found?.bytes === size && found.changedAt.getTime() > youngFrom) return
          await bucket.send(file, key)
        }),
      )
    }
  }

  /** Asks the storage for somebody who waits. Throws `unavailable` where it does not do what it is asked for. */
  private async asked<T>(question: () => Promise<T>): Promise<T> {
    if (performance.now() < this.awayUntil) throw away()
    try {
      return await question()
    } catch (error) {
      if (!(error instanceof S3Failure || error instanceof WrongContent)) throw error
      if (error instanceof S3Failure && error.status === 0) this.awayUntil = performance.now() + awayMs
      this.log.warn({ said: error.message }, 'the storage of uploads does not do what it is asked for')
      throw away()
    }
  }
}

function away(): Failure {
  return new Failure('unavailable', failures.filesAway, { retryAfterSeconds: 60 })
}

function unlessGone(error: unknown): undefined {
  if (error instanceof S3Failure && error.status === 404) return undefined
  throw error
}

/** The files that are kept under a name: one, or those of a folder. */
async function filesOf(from: string, name: string) {
  const isFolder = (await stat(from)).isDirectory()
  const names = isFolder ? await readdir(from) : []
  const places = isFolder ? names.map((each) => [path.join(from, each), `${name}/${each}`]) : [[from, name]]
  return Promise.all(
    places.map(async ([file = '', key = '']) => {
      return { file, key, size: (await stat(file)).size }
    }),
  )
}

async function newestOf(bucket: Bucket, name: string): Promise<Date | undefined> {
  let newest: Date | undefined
  for await (const { key, changedAt } of bucket.below(name)) {
    if (keptNameOf(key) === name) newest = newest ? later(newest, changedAt) : changedAt
  }
  return newest
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b
}
