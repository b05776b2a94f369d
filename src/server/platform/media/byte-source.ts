import type { FileHandle } from 'node:fs/promises'

/** A part of a file, from its first byte to behind its last one. */
export interface Span {
  start: number
  end: number
}

/** A file that cannot be what it seems to be. */
export class BrokenMedia extends Error {}

/** A file that only begins like what it seems to be. */
export class NotMedia extends BrokenMedia {}

/** A film with a track beside picture and sound: cameras write positions and the like into them. */
export class TrackOfNotes extends BrokenMedia {}

/** Exactly these bytes of a file. Throws BrokenMedia where the file ends before. */
export async function readBytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, at)
  if (bytesRead < length) throw new BrokenMedia('the file ends too early')
  return buffer
}
