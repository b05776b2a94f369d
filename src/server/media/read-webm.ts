import type { FileHandle } from 'node:fs/promises'
import { BrokenMedia, NotMedia, readBytes } from './byte-source.ts'
import type { Span, VideoFacts } from './read-mp4.ts'

interface Element extends Span {
  id: number
  content: number
}

const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  tags: 0x1254c367,
}
/** What may stand at the top of a segment (Matroska, RFC 9559 §5.1), and Void. */
const topLevel = new Set([
  ids.info,
  ids.tracks,
  ids.cluster,
  ids.tags,
  0x114d9b74,
  0x1c53bb6b,
  0x1941a469,
  0x1043a770,
  0xec,
  0xbf,
])
const elementsMax = 20_000
const videoTrack = 1

/** Walks the elements of a WebM file: a header, one segment with a video track and at least one cluster. Throws BrokenMedia, NotMedia. */
export async function readWebm(file: FileHandle, size: number): Promise<VideoFacts> {
  const segment = await findSegment(file, size)
  if (segment.end !== size) throw new BrokenMedia('no segment')
  const parts = await readSegment(file, segment)
  const inside = async (id: number) => {
    const part = parts.find((each) => each.id === id)
    return part ? readElements(file, part) : []
  }
  if (!parts.some((part) => part.id === ids.cluster)) throw new BrokenMedia('no film in it')
  if (!(await hasVideo(file, await inside(ids.tracks)))) throw new BrokenMedia('no video track')
  const notes = parts.filter((part) => part.id === ids.tags)
  return { seconds: await readDuration(file, await inside(ids.info)), notes }
}

/** After the header. Where nothing of the kind follows it, this is no film at all. */
async function findSegment(file: FileHandle, size: number): Promise<Element> {
  const header = await readElement(file, 0, size).catch(() => undefined)
  const id = header && (await readBytes(file, header.end, 4).catch(() => undefined))
  if (header?.id !== ids.ebml || id?.readUInt32BE() !== ids.segment) throw new NotMedia('it only begins like a film')
  return readElement(file, header.end, size)
}

/** The parts of a segment. A cluster of unknown size (live recordings) is walked through to the next part. */
async function readSegment(file: FileHandle, segment: Element): Promise<Element[]> {
  const parts: Element[] = []
  let at = segment.content
  for (let count = 0; at < segment.end; count++) {
    if (count > elementsMax) throw new BrokenMedia('too many parts')
    const part = await readElement(file, at, segment.end)
    const inCluster = parts.at(-1)?.id === ids.cluster
    if (topLevel.has(part.id)) parts.push(part)
    else if (!inCluster) throw new BrokenMedia('an unknown part')
    at = part.id === ids.cluster && part.end === segment.end ? part.content : part.end
  }
  return parts
}

async function readElements(file: FileHandle, parent: Element): Promise<Element[]> {
  const elements: Element[] = []
  for (let at = parent.content; at < parent.end; ) {
    const element = await readElement(file, at, parent.end)
    elements.push(element)
    if (elements.length > 200) throw new BrokenMedia('too many elements')
    at = element.end
  }
  return elements
}

/** Id and size are numbers of variable length; a size of nothing but ones reaches to the end of what holds it. */
async function readElement(file: FileHandle, at: number, end: number): Promise<Element> {
  const head = await readBytes(file, at, Math.min(12, end - at))
  const idBytes = Math.clz32(head[0] ?? 0) - 23
  const sizeBytes = Math.clz32(head[idBytes] ?? 0) - 23
  if (idBytes > 4 || sizeBytes > 8 || idBytes + sizeBytes > head.length) throw new BrokenMedia('a broken element')
  const id = head.readUIntBE(0, idBytes)
  const size = readSize(head.subarray(idBytes, idBytes + sizeBytes))
  const content = at + idBytes + sizeBytes
  const elementEnd = size === undefined ? end : content + size
  if (elementEnd > end) throw new BrokenMedia('an element that is too long')
  return { id, start: at, content, end: elementEnd }
}

function readSize(bytes: Buffer): number | undefined {
  const mask = 2 ** (8 - bytes.length) - 1
  const first = (bytes[0] ?? 0) & mask
  if (first === mask && bytes.subarray(1).every((byte) => byte === 0xff)) return undefined
  return bytes.subarray(1).reduce((size, byte) => size * 256 + byte, first)
}

async function hasVideo(file: FileHandle, tracks: Element[]): Promise<boolean> {
  for (const track of tracks.filter((each) => each.id === ids.track)) {
    const type = (await readElements(file, track)).find((each) => each.id === ids.trackType)
    if (type && (await readUnsigned(file, type)) === videoTrack) return true
  }
  return false
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
