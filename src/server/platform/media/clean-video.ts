import { type FileHandle, open } from 'node:fs/promises'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import { BrokenMedia, NotMedia, type Span, TrackOfNotes } from './byte-source.ts'
import { readMp4 } from './read-mp4.ts'
import { readWebm } from './read-webm.ts'

/**
 * Checks that a video's container holds together, is short enough and has tracks of picture and sound alone; blanks all
 * that no player needs, where telephones write the place of recording. Changes the file in place. Throws `bad_input`, and
 * `wrong_type` where the file only begins like a video.
 */
export async function cleanVideo(path: string, format: 'mp4' | 'webm'): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const { seconds, notes, fields } = await (format === 'mp4' ? readMp4(file, size) : readWebm(file, size))
    // half a second more: what is shown as 60 seconds is often a frame longer
    if (seconds !== undefined && !(seconds >= 0 && seconds <= serverLimits.uploadVideoSeconds + 0.5)) {
      throw new Failure('bad_input', failures.videoTooLong)
    }
    for (const note of notes) await blank(file, note, format)
    for (const { start, end } of fields) await file.write(Buffer.alloc(end - start), 0, end - start, start)
  } catch (error) {
    if (error instanceof NotMedia) throw new Failure('wrong_type', failures.wrongMedia)
    if (error instanceof TrackOfNotes) throw new Failure('bad_input', failures.videoTracks)
    throw error instanceof BrokenMedia ? new Failure('bad_input', failures.brokenMedia) : error
  } finally {
    await file.close()
  }
}

/** The same number of bytes that mean nothing, so that everything else stays where the index of the film says. */
async function blank(file: FileHandle, { start, end }: Span, format: 'mp4' | 'webm'): Promise<void> {
  const bytes = Buffer.alloc(end - start)
  if (format === 'mp4') {
    bytes.writeUInt32BE(bytes.length, 0)
    bytes.write('free', 4, 'latin1')
  } else {
    voidElement(bytes)
  }
  await file.write(bytes, 0, bytes.length, start)
}

/** EBML's Void, its size in one byte or in four. */
function voidElement(bytes: Buffer): void {
  bytes[0] = 0xec
  if (bytes.length < 128) bytes[1] = 0x80 + (bytes.length - 2)
  else bytes.writeUInt32BE(0x10000000 + (bytes.length - 5), 1)
}
