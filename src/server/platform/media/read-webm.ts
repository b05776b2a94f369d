import type { FileHandle } from 'node:fs/promises'
import { BrokenMedia, NotMedia, readBytes, type Span, TrackOfNotes } from './byte-source.ts'
import { type Needed, webmElements } from './player-boxes.ts'
import type { VideoFacts } from './read-mp4.ts'

/** An element that a player needs; `id` in hexadecimal digits. */
interface Element extends Span {
  id: string
  content: number
  inside: Element[]
}

const ids = {
  ebml: '1a45dfa3',
  segment: '18538067',
  info: '1549a966',
  timestampScale: '2ad7b1',
  duration: '4489',
  muxer: '4d80',
  writer: '5741',
  tracks: '1654ae6b',
  track: 'ae',
  trackType: '83',
  cluster: '1f43b675',
  attachments: '1941a469',
}
/** Elements that may be at the top of a segment beside what is needed (RFC 9559 §5.1): Tags, Chapters, Void, CRC-32. */
const blanked = new Set(['1254c367', '1043a770', 'ec', 'bf'])
/** A minute has a few thousand blocks: hostile files may not keep us busy. */
const elementsMax = 50_000
const videoTrack = 1
const soundTrack = 2

/** A file, how many elements may still be read of it, and what was found that no player needs. */
interface Walk {
  file: FileHandle
  left: number
  notes: Span[]
}

/**
 * Walks the elements of a WebM file: a header, one segment with tracks of picture and sound alone, one picture at least, and
 * at least one cluster. Throws BrokenMedia, NotMedia, TrackOfNotes.
 */
export async function readWebm(file: FileHandle, size: number): Promise<VideoFacts> {
  const walk: Walk = { file, left: elementsMax, notes: [] }
  const segment = await findSegment(walk, size)
  if (segment.end !== size) throw new BrokenMedia('no segment')
  const parts = await readSegment(walk, segment)
  const inside = (id: string) => parts.filter((part) => part.id === id).flatMap((part) => part.inside)
  if (!parts.some((part) => part.id === ids.cluster)) throw new BrokenMedia('no film in it')
  await checkTracks(file, inside(ids.tracks))
  const info = inside(ids.info)
  const names = info.filter(({ id }) => id === ids.muxer || id === ids.writer)
  const fields = names.map(({ content, end }) => ({ start: content, end }))
  return { seconds: await readDuration(file, info), notes: walk.notes, fields }
}

/** After the header. Where nothing of the kind follows it, this is no film at all. */
async function findSegment(walk: Walk, size: number): Promise<Element> {
  const { file } = walk
  const header = await readElement(file, 0, size).catch(() => undefined)
  const id = header && (await readBytes(file, header.end, 4).catch(() => undefined))
  if (header?.id !== ids.ebml || id?.toString('hex') !== ids.segment) throw new NotMedia('it only begins like a film')
  await readElements(walk, header, needed(webmElements, ids.ebml))
  return readElement(file, header.end, size)
}

/** The parts of a segment. A cluster of unknown size (live recordings) is walked through to the next part. */
async function readSegment(walk: Walk, segment: Element): Promise<Element[]> {
  const here = needed(webmElements, ids.segment)
  const inCluster = needed(here, ids.cluster)
  const parts: Element[] = []
  for (let at = segment.content; at < segment.end; ) {
    const part = await nextElement(walk, at, segment.end)
    at = part.end
    const live = part.id === ids.cluster && part.end === segment.end
    if (part.id === ids.attachments) throw new BrokenMedia('files in a film')
    if (live) at = part.content
    else if (Object.hasOwn(here, part.id)) part.inside = await readElements(walk, part, needed(here, part.id))
    if (Object.hasOwn(here, part.id)) parts.push(part)
    else if (blanked.has(part.id)) walk.notes.push(part)
    else if (parts.at(-1)?.id !== ids.cluster) throw new BrokenMedia('an unknown part')
    else await readOne(walk, part, inCluster)
  }
  return parts
}

/** The elements of a part that a player needs, with theirs; the others are noted. */
async function readElements(walk: Walk, parent: Span & { content: number }, here: Needed): Promise<Element[]> {
  const elements: Element[] = []
  for (let at = parent.content; at < parent.end; ) {
    const element = await nextElement(walk, at, parent.end)
    at = element.end
    if (await readOne(walk, element, here)) elements.push(element)
  }
  return elements
}

/** False: no player needs it, and it is noted. */
async function readOne(walk: Walk, element: Element, here: Needed): Promise<boolean> {
  const inside = Object.hasOwn(here, element.id) ? here[element.id] : undefined
  if (inside === undefined) walk.notes.push(element)
  else if (inside !== true) element.inside = await readElements(walk, element, inside)
  return inside !== undefined
}

function needed(here: Needed, id: string): Needed {
  const inside = here[id]
  return inside === undefined || inside === true ? {} : inside
}

function nextElement(walk: Walk, at: number, end: number): Promise<Element> {
  if (walk.left-- === 0) throw new BrokenMedia('too many elements')
  return readElement(walk.file, at, end)
}

/** Id and size are numbers of variable length; a size of nothing but ones reaches to the end of what holds it. */
async function readElement(file: FileHandle, at: number, end: number): Promise<Element> {
  const head = await readBytes(file, at, Math.min(12, end - at))
  const idBytes = Math.clz32(head[0] ?? 0) - 23
  const sizeBytes = Math.clz32(head[idBytes] ?? 0) - 23
  if (idBytes > 4 || sizeBytes > 8 || idBytes + sizeBytes > head.length) throw new BrokenMedia('a broken element')
  const id = head.toString('hex', 0, idBytes)
  const size = readSize(head.subarray(idBytes, idBytes + sizeBytes))
  const content = at + idBytes + sizeBytes
  const elementEnd = size === undefined ? end : content + size
  if (elementEnd > end) throw new BrokenMedia('an element that is too long')
  return { id, start: at, content, end: elementEnd, inside: [] }
}

function readSize(bytes: Buffer): number | undefined {
  const mask = 2 ** (8 - bytes.length) - 1
  const first = (bytes[0] ?? 0) & mask
  if (first === mask && bytes.subarray(1).every((byte) => byte === 0xff)) return undefined
  return bytes.subarray(1).reduce((size, byte) => size * 256 + byte, first)
}

async function checkTracks(file: FileHandle, tracks: Element[]): Promise<void> {
  const types = []
  for (const track of tracks) {
    const type = track.inside.find((each) => each.id === ids.trackType)
    types.push(type ? await readUnsigned(file, type) : undefined)
  }
  if (types.some((type) => type !== videoTrack && type !== soundTrack)) throw new TrackOfNotes('a track of notes')
  if (!types.includes(videoTrack)) throw new BrokenMedia('no video track')
}

async function readDuration(file: FileHandle, info: Element[]): Promise<number | undefined> {
  const duration = info.find((each) => each.id === ids.duration)
  const scale = info.find((each) => each.id === ids.timestampScale)
  if (!duration) return undefined
  const length = duration.end - duration.content
  if (length !== 4 && length !== 8) throw new BrokenMedia('a broken duration')
  const bytes = await readBytes(file, duration.content, length)
  const units = length === 4 ? bytes.readFloatBE() : bytes.readDoubleBE()
  const nanoseconds = scale ? await readUnsigned(file, scale) : 1_000_000
  return (units * nanoseconds) / 1e9
}

async function readUnsigned(file: FileHandle, element: Element): Promise<number> {
  const length = element.end - element.content
  if (length < 1 || length > 6) throw new BrokenMedia('a broken number')
  return (await readBytes(file, element.content, length)).readUIntBE(0, length)
}
