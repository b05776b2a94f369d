import type { FileHandle } from 'node:fs/promises'
import { BrokenMedia, NotMedia, readBytes } from './byte-source.ts'

/** What is known of a video's container. */
export interface VideoFacts {
  /** Undefined where the container does not say. */
  seconds: number | undefined
  /** Parts with notes of the camera (position, device, owner) that no player needs. */
  notes: Span[]
}

/** A part of a file, from its first byte to behind its last one. */
export interface Span {
  start: number
  end: number
}

interface Box extends Span {
  type: string
  /** Where its content begins. */
  content: number
}

/** Boxes that are looked at in one file: hostile ones may not keep us busy. */
const boxesMax = 20_000

/** A file, and how many boxes may still be read of it. */
interface Walk {
  file: FileHandle
  left: number
}

const noteTypes = new Set(['udta', 'meta', 'uuid'])

/**
 * Walks the boxes of an MP4 file (ISO 14496-12): they must fill the file exactly, with a film header, a video track and
 * media data. Throws BrokenMedia, NotMedia.
 */
export async function readMp4(file: FileHandle, size: number): Promise<VideoFacts> {
  await checkBeginning(file, size)
  const walk = { file, left: boxesMax }
  const top = await readBoxes(walk, 0, size)
  const movie = top.find((box) => box.type === 'moov')
  if (top[0]?.type !== 'ftyp' || !movie || !top.some((box) => box.type === 'mdat')) {
    throw new BrokenMedia('no film in it')
  }
  const inMovie = await readBoxes(walk, movie.content, movie.end)
  const tracks: Box[][] = []
  for (const box of inMovie) if (box.type === 'trak') tracks.push(await readBoxes(walk, box.content, box.end))
  if (!(await hasVideo(walk, tracks))) throw new BrokenMedia('no video track')
  const notes = [...top, ...inMovie, ...tracks.flat()].filter((box) => noteTypes.has(box.type))
  return { seconds: await readDuration(file, inMovie), notes }
}

/** What may follow the file type at the top of a film. */
const topTypes = new Set(['moov', 'mdat', 'moof', 'free', 'skip', 'wide', 'uuid', 'meta', 'sidx', 'styp', 'pdin'])

/** A file type and the head of a box after it: without both it is no film at all. */
async function checkBeginning(file: FileHandle, size: number): Promise<void> {
  const second = readBox(file, 0, size).then(({ end }) => readBytes(file, end, 8))
  const head = await second.catch(() => undefined)
  if (!head || !topTypes.has(head.toString('latin1', 4, 8))) throw new NotMedia('it only begins like a film')
}

async function readBoxes(walk: Walk, start: number, end: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = start; at < end; ) {
    if (walk.left-- === 0) throw new BrokenMedia('too many boxes')
    const box = await readBox(walk.file, at, end)
    boxes.push(box)
    at = box.end
  }
  return boxes
}

async function readBox(file: FileHandle, at: number, end: number): Promise<Box> {
  const head = await readBytes(file, at, 8)
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  const headBytes = short === 1 ? 16 : 8
  // 0: to the end; 1: the size follows with 64 bits
  const bytes =
    short === 0 ? end - at : short === 1 ? Number((await readBytes(file, at + 8, 8)).readBigUInt64BE()) : short
  if (bytes < headBytes || at + bytes > end || !/^[\x20-\x7e\xa9]{4}$/.test(type)) throw new BrokenMedia('a broken box')
  return { type, start: at, content: at + headBytes, end: at + bytes }
}

async function hasVideo(walk: Walk, tracks: Box[][]): Promise<boolean> {
  for (const track of tracks) {
    const media = track.find((box) => box.type === 'mdia')
    const handler = media && (await readBoxes(walk, media.content, media.end)).find((box) => box.type === 'hdlr')
    if (handler && (await readBytes(walk.file, handler.content + 8, 4)).toString('latin1') === 'vide') return true
  }
  return false
}

/** From the film header; fragmented files say 0 there. */
async function readDuration(file: FileHandle, inMovie: Box[]): Promise<number | undefined> {
  const header = inMovie.find((box) => box.type === 'mvhd')
  if (!header) throw new BrokenMedia('no film header')
  const long = (await readBytes(file, header.content, 1))[0] === 1
  const fields = await readBytes(file, header.content + (long ? 20 : 12), long ? 12 : 8)
  const scale = fields.readUInt32BE(0)
  const duration = long ? Number(fields.readBigUInt64BE(4)) : fields.readUInt32BE(4)
  const unknown = duration === 0 || duration === 0xffffffff || duration > 2 ** 53
  return scale === 0 || unknown ? undefined : duration / scale
}
