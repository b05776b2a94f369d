import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../../../shared/copy/failures.ts'
import { photoFaults } from '../../../shared/copy/photo-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import type { MediaFormat } from '../media/sniff-media.ts'
import { temporaryFolder } from '../media/temporary-folder.ts'
import type { Shop } from '../shop.ts'
import { type Accepts, type Admit, anyMedia, openGate, photoFiles } from './media-gate.ts'

/** A file that a caller sent, on disk under DATA_DIR until the request ends. */
export interface Upload {
  path: string
  bytes: number
  /** By its first bytes; whether the rest holds together is not known yet. */
  format: MediaFormat
}

/** Fields that may hold files: a review's picture or video, and a frame of the video. */
type FileField = 'image' | 'poster'

/** A file that somebody sent for its content (a table, a data sheet), on disk until the request ends: nobody has looked into it. */
export interface PlainUpload {
  path: string
  /** Name that its sender gave it: one line, without folders. */
  name: string
}

/** Contents of a multipart request (or of the same fields as JSON, without a file). */
export interface MultipartBody {
  fields: unknown
  uploads: ReadonlyMap<FileField, Upload>
  /** Of a call that takes them, in their order. */
  photos: readonly Upload[]
  file: PlainUpload | undefined
}

/**
 * Rules for the files other than pictures that a call accepts: the field, the most bytes, and the messages for a file with more
 * or with none.
 */
export interface PlainFiles {
  field: 'table' | 'sheet'
  most: number
  tooLarge: string
  empty: string
}

/** Rules for the photos that a call accepts instead of a picture or a video: JPEG, PNG or WebP, each in a field `photos`. */
export interface Photos {
  photosMost: number
}

const partLimits = { files: 2, fields: 10, parts: 12, fieldSize: 16_384, fileSize: limits.uploadVideoBytes }
/** One more than a call takes is refused by a sentence of ours, whatever comes behind it. */
const photoLimits = { ...partLimits, files: 40, parts: 50 }

/**
 * The text fields and the optional files (`image`, `poster`) of a multipart request. They are removed when the request
 * ends, whatever happens. `admit` is asked before the first byte of a file is written. With `takes` it is a plain file that may
 * come instead, or photos. Throws `too_large`, `wrong_type`, `bad_input`, and what `admit` throws.
 */
export async function readMultipart(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  admit: Admit,
  takes?: PlainFiles | Photos,
): Promise<MultipartBody> {
  if (!request.isMultipart()) return { fields: request.body ?? {}, uploads: new Map(), photos: [], file: undefined }
  try {
    return await readParts(shop, request, reply, { admit, takes })
  } catch (error) {
    // what is still on its way is read and thrown away, so that the caller gets to read why
    request.raw.unpipe()
    request.raw.resume()
    throw isOurs(error) ? error : new Failure('bad_input', failures.badInput)
  }
}

/** Parts of a request as far as they are read. */
interface Parts {
  fields: Map<string, unknown>
  uploads: Map<FileField, Upload>
  photos: Upload[]
  file: PlainUpload | undefined
}

type Rules = { admit: Admit; takes: PlainFiles | Photos | undefined }

async function readParts(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  rules: Rules,
): Promise<MultipartBody> {
  const read: Parts = { fields: new Map(), uploads: new Map(), photos: [], file: undefined }
  const most = rules.takes && isPhotos(rules.takes) ? photoLimits : partLimits
  for await (const part of request.parts({ limits: most })) {
    if (part.type === 'file') await readFile(shop, part, reply, { ...rules, read })
    else {
      if (part.valueTruncated) throw new Failure('too_large', failures.tooLarge)
      // forms send every line break as CR LF
      read.fields.set(part.fieldname, typeof part.value === 'string' ? part.value.replaceAll('\r\n', '\n') : part.value)
    }
  }
  return { ...read, fields: Object.fromEntries(read.fields) }
}

/** Saves a file of the kind that the call takes, and adds it to what is read. */
async function readFile(
  shop: Shop,
  part: MultipartFile,
  reply: FastifyReply,
  { admit, takes, read }: Rules & { read: Parts },
): Promise<void> {
  if (takes && isPhotos(takes)) {
    refusePhoto(part, read.photos.length, takes)
    const photo = await saveFile(shop, part, reply, { admit, accepts: photoFiles })
    if (photo) read.photos.push(photo)
  } else if (takes) {
    read.file = await savePlain(shop, part, reply, { plain: takes, other: read.file })
  } else {
    const upload = await saveFile(shop, part, reply, { admit, accepts: anyMedia })
    if (upload) addUpload(read.uploads, part.fieldname, upload)
  }
}

function isPhotos(takes: PlainFiles | Photos): takes is Photos {
  return 'photosMost' in takes
}

/** Throws `bad_input` for a file in another field, and for one more than the call takes. An empty place for a file is none. */
function refusePhoto(part: MultipartFile, saved: number, { photosMost }: Photos): void {
  if (part.fieldname !== 'photos') throw new Failure('bad_input', failures.badInput)
  if (saved < photosMost || !part.filename) return
  const many = photoFaults.tooMany(photosMost)
  throw new Failure('bad_input', many, { errors: { photos: many } })
}

function addUpload(uploads: Map<FileField, Upload>, field: string, upload: Upload): void {
  if (!isFileField(field)) throw new Failure('bad_input', failures.badInput)
  if (uploads.has(field)) throw new Failure('bad_input', failures.oneFile)
  uploads.set(field, upload)
}

function isFileField(name: string): name is FileField {
  return name === 'image' || name === 'poster'
}

/** Undefined where the form had a place for a file, and none was chosen. */
async function saveFile(
  shop: Shop,
  part: MultipartFile,
  reply: FastifyReply,
  { admit, accepts }: { admit: Admit; accepts: Accepts },
): Promise<Upload | undefined> {
  const gate = openGate(shop, admit, accepts)
  const target = await saveTemporary(shop, part, reply, gate.stream)
  const { bytes, format } = gate.passed()
  if (bytes === 0 && !part.filename) return undefined
  if (bytes === 0) throw new Failure('bad_input', failures.brokenMedia)
  if (!format) throw accepts.wrong()
  if (part.file.truncated) throw accepts.tooLarge(format)
  return { path: target, bytes, format }
}

/** Writes what passes the gate to a file that is gone with the request; gives its path. */
async function saveTemporary(shop: Shop, part: MultipartFile, reply: FastifyReply, gate: Transform): Promise<string> {
  const folder = temporaryFolder(shop.config)
  const target = path.join(folder, shop.newId())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const remove = () => rm(target, { force: true }).catch((error) => shop.log.warn({ err: error }, 'an upload is left'))
  reply.raw.once('close', remove)
  try {
    await pipeline(part.file, gate, createWriteStream(target, { mode: 0o600 }))
  } catch (error) {
    await remove()
    throw error
  }
  return target
}

/** Saves a file and checks only that it is not too large: whoever reads it checks its content. */
async function savePlain(
  shop: Shop,
  part: MultipartFile,
  reply: FastifyReply,
  { plain, other }: { plain: PlainFiles; other: PlainUpload | undefined },
): Promise<PlainUpload> {
  if (part.fieldname !== plain.field || other) throw new Failure('bad_input', failures.oneFile)
  let bytes = 0
  const gate = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > plain.most ? new Failure('too_large', plain.tooLarge) : null, chunk)
    },
  })
  const target = await saveTemporary(shop, part, reply, gate)
  if (bytes === 0) throw new Failure('bad_input', plain.empty)
  const name = path
    .basename((part.filename ?? '').replaceAll('\\', '/'))
    .replace(/[\p{C}]/gu, '')
    .slice(0, 100)
  return { path: target, name: name || 'file' }
}

/** A failure of ours, of the framework's (limits), or of the disk; the rest is a body that cannot be read. */
function isOurs(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return error instanceof Failure || syscall !== undefined || (typeof code === 'string' && code.startsWith('FST_'))
}
