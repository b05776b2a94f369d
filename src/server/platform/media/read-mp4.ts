import type { FileHandle } from 'node:fs/promises'
import { BrokenMedia, NotMedia, readBytes, type Span, TrackOfNotes } from './byte-source.ts'
import { type Box, childOf } from './mp4-box.ts'
import { mp4Boxes, mp4Codecs, type Needed } from './player-boxes.ts'
import { checkSamples } from './read-mp4-samples.ts'

/** Facts about a video's container. */
export interface VideoFacts {
  /** Undefined where the container does not say. */
  seconds: number | undefined
  /** Parts that no player needs, where cameras note position, device and owner. */
  notes: Span[]
  /** Fields inside of parts that are needed, for the same: names and times. */
  fields: Span[]
}

/** Boxes that are looked at in one file: hostile ones may not keep us busy. */
const boxesMax = 20_000

/** A file, how many boxes may still be read of it, and what was found that no player needs. */
interface Walk {
  file: FileHandle
  left: number
  notes: Span[]
  fields: Span[]
}

/**
 * Walks the boxes of an MP4 file (ISO 14496-12): they must fill the file exactly, with a film header, tracks of picture and
 * sound alone, one picture at least, and samples that lie in the media data. Throws BrokenMedia, NotMedia, TrackOfNotes.
 */
export async function readMp4(file: FileHandle, size: number): Promise<VideoFacts> {
  await checkBeginning(file, size)
  const walk: Walk = { file, left: boxesMax, notes: [], fields: [] }
  const top = await readBoxes(walk, 0, size, mp4Boxes)
  const movie = childOf(top, 'moov')
  if (top[0]?.type !== 'ftyp' || !movie || !childOf(top, 'mdat')) throw new BrokenMedia('no film in it')
  const tracks = movie.inside.filter((box) => box.type === 'trak')
  const handlers = await Promise.all(tracks.map((track) => readHandler(file, track)))
  if (handlers.some((handler) => handler !== 'vide' && handler !== 'soun')) throw new TrackOfNotes('a track of notes')
  if (!handlers.includes('vide')) throw new BrokenMedia('no video track')
  await checkSamples(file, top, tracks)
  await findFields(walk, movie, tracks)
  return { seconds: await readDuration(file, movie.inside), notes: walk.notes, fields: walk.fields }
}

/** Types of box that may follow the file type at the top of a film. */
const topTypes = new Set(['moov', 'mdat', 'moof', 'free', 'skip', 'wide', 'uuid', 'meta', 'sidx', 'styp', 'pdin'])

/** A file type and the head of a box after it: without both it is no film at all. */
async function checkBeginning(file: FileHandle, size: number): Promise<void> {
  const second = readBox(file, 0, size).then(({ end }) => readBytes(file, end, 8))
  const head = await second.catch(() => undefined)
  if (!head || !topTypes.has(head.toString('latin1', 4, 8))) throw new NotMedia('it only begins like a film')
}

/** The boxes of a part that a player needs, with theirs; the others are noted. */
async function readBoxes(walk: Walk, start: number, end: number, needed: Needed): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = start; at < end; ) {
    if (walk.left-- === 0) throw new BrokenMedia('too many boxes')
    const box = await readBox(walk.file, at, end)
    at = box.end
    const inside = Object.hasOwn(needed, box.type) ? needed[box.type] : undefined
    if (inside === undefined) {
      walk.notes.push(box)
      continue
    }
    boxes.push(box)
    // a sample description begins with a version and a count
    const content = box.content + (box.type === 'stsd' ? 8 : 0)
    if (inside !== true) box.inside = await readBoxes(walk, content, box.end, inside)
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
  return { type, start: at, content: at + headBytes, end: at + bytes, inside: [] }
}

async function readHandler(file: FileHandle, track: Box): Promise<string> {
  const handler = childOf(track.inside, 'mdia', 'hdlr')
  if (!handler || handler.end < handler.content + 24) throw new BrokenMedia('a track of nothing')
  return (await readBytes(file, handler.content + 8, 4)).toString('latin1')
}

/** Bytes of a picture's description before the boxes of its codec, and where in them the encoder's name is. */
const pictureFields = 78
const encoderName = { from: 42, to: 74 }

/** Collects the fields with the time of recording, the names of the tracks and the encoder. */
async function findFields(walk: Walk, movie: Box, tracks: Box[]): Promise<void> {
  const headers = tracks.flatMap((track) => [childOf(track.inside, 'tkhd'), childOf(track.inside, 'mdia', 'mdhd')])
  for (const header of [childOf(movie.inside, 'mvhd'), ...headers]) {
    if (header) addField(walk, header, 4, 4 + ((await isLong(walk.file, header)) ? 16 : 8))
  }
  for (const track of tracks) {
    const handler = childOf(track.inside, 'mdia', 'hdlr')
    if (handler) addField(walk, handler, 24, handler.end - handler.content)
    if ((await readHandler(walk.file, track)) !== 'vide') continue
    for (const entry of childOf(track.inside, 'mdia', 'minf', 'stbl', 'stsd')?.inside ?? []) {
      addField(walk, entry, encoderName.from, encoderName.to)
      await readBoxes(walk, entry.content + pictureFields, entry.end, mp4Codecs)
    }
  }
}

function addField(walk: Walk, { content, end }: Box, from: number, to: number): void {
  if (content + to > end) throw new BrokenMedia('a box that is too short')
  if (to > from) walk.fields.push({ start: content + from, end: content + to })
}

/** Version 1 has times of 64 bits. */
async function isLong(file: FileHandle, box: Box): Promise<boolean> {
  return (await readBytes(file, box.content, 1))[0] === 1
}

/** From the film header; fragmented files say 0 there. */
async function readDuration(file: FileHandle, inMovie: Box[]): Promise<number | undefined> {
  const header = childOf(inMovie, 'mvhd')
  if (!header) throw new BrokenMedia('no film header')
  const long = await isLong(file, header)
  const fields = await readBytes(file, header.content + (long ? 20 : 12), long ? 12 : 8)
  const scale = fields.readUInt32BE(0)
  const duration = long ? Number(fields.readBigUInt64BE(4)) : fields.readUInt32BE(4)
  const unknown = duration === 0 || duration === 0xffffffff || duration > 2 ** 53
  return scale === 0 || unknown ? undefined : duration / scale
}
