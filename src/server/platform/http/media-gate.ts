import { Transform } from 'node:stream'
import { failures } from '../../../shared/copy/failures.ts'
import { photoFaults } from '../../../shared/copy/photo-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import { refuseWithoutRoom } from '../media/refuse-upload.ts'
import { isVideo, type MediaFormat, sniffBytes, sniffMedia } from '../media/sniff-media.ts'
import type { Shop } from '../shop.ts'

/** Throws where no file may come in. */
export type Admit = () => Promise<void>

/** Each of many files that come at once had room when it began: after so many bytes it is looked whether there still is. */
const lookForRoomBytes = 1024 * 1024

/** Media that a call accepts: their format by the first bytes, and the failures where one is another or too large. */
export interface Accepts {
  sniff: (head: Buffer) => MediaFormat | undefined
  mostBytes: (format: MediaFormat) => number
  wrong: () => Failure
  tooLarge: (format: MediaFormat) => Failure
}

/** A picture or a video. */
export const anyMedia: Accepts = {
  sniff: sniffMedia,
  mostBytes: (format) => (isVideo(format) ? limits.uploadVideoBytes : limits.uploadImageBytes),
  wrong: () => new Failure('wrong_type', failures.wrongMedia),
  tooLarge: (format) => new Failure('too_large', isVideo(format) ? failures.videoTooLarge : failures.imageTooLarge),
}

const photoFormats: readonly (MediaFormat | undefined)[] = ['jpeg', 'png', 'webp']
const ofPhotos = (code: 'wrong_type' | 'too_large', message: string) =>
  new Failure(code, message, { errors: { photos: message } })

/** A photo in JPEG, PNG or WebP, by its content. */
export const photoFiles: Accepts = {
  sniff: (head) => [sniffMedia(head)].find((format) => photoFormats.includes(format)),
  mostBytes: () => limits.uploadImageBytes,
  wrong: () => ofPhotos('wrong_type', photoFaults.wrong),
  tooLarge: () => ofPhotos('too_large', photoFaults.tooLarge),
}

/** Lets a file through as long as it can be one that we take, is small enough for what it is, and there is room for it. */
export function openGate(shop: Shop, admit: Admit, accepts: Accepts) {
  let head = Buffer.alloc(0)
  let bytes = 0
  let lookAt = lookForRoomBytes
  let format: MediaFormat | undefined
  const check = (chunk: Buffer) => {
    if (head.length < sniffBytes) {
      head = Buffer.concat([head, chunk.subarray(0, sniffBytes - head.length)])
      format = accepts.sniff(head)
      if (!format && head.length === sniffBytes) throw accepts.wrong()
    }
    bytes += chunk.length
    if (format && bytes > accepts.mostBytes(format)) throw accepts.tooLarge(format)
  }
  const findRoom = async () => {
    if (bytes < lookAt) return
    lookAt = bytes + lookForRoomBytes
    await refuseWithoutRoom(shop)
  }
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const admitted = bytes === 0 ? admit() : findRoom()
      admitted.then(() => check(chunk)).then(() => done(null, chunk), done)
    },
  })
  return { stream, passed: () => ({ bytes, format }) }
}
