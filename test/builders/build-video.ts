// Containers of videos, byte by byte: enough for what checks them, no player would show more than a black picture.

function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const anyBox = (text: string | undefined, type: string) => (text === undefined ? [] : [box(type, latin1(text))])

type Mp4 = {
  seconds?: number
  brand?: string
  place?: string
  handler?: string
  media?: Buffer
  /** A text in every part that no player needs, and in names and times. */
  hidden?: string
  /** The handler of a second track: `meta` is a camera's positions. */
  second?: string
  /** With its samples in fragments, as some recorders write it. */
  fragmented?: boolean
  /** The offset of the only chunk from the beginning of the media data, in bytes. */
  chunkAt?: number
  /** Bytes of the only sample; default all media data. */
  sampleBytes?: number
}

/** An MP4 file; `place` is what a telephone notes of where it was recorded. */
export function buildMp4(options: Mp4 = {}): Buffer {
  const { brand = 'isom', media = Buffer.alloc(300, 7), hidden, fragmented } = options
  const fileType = box('ftyp', latin1(brand), uint32(512), latin1('isomiso2avc1mp41'))
  const head = [...anyBox(hidden, 'free'), ...anyBox(hidden, 'uuid')]
  const fragment = box(
    'moof',
    box('mfhd', uint32(0, 1)),
    box('traf', box('trun', uint32(0, 1)), ...anyBox(hidden, 'uuid')),
  )
  const data = box('mdat', media)
  const film = (chunk: number) =>
    Buffer.concat([fileType, movie(options, chunk), ...head, ...(fragmented ? [fragment] : [])])
  const chunk = film(0).length + 8 + (options.chunkAt ?? 0)
  return Buffer.concat([film(chunk), data, ...anyBox(hidden, 'smta')])
}

function movie(options: Mp4, chunk: number): Buffer {
  const { seconds = 5, place, handler = 'vide', hidden, second } = options
  const times = hidden === undefined ? uint32(0, 0) : latin1(hidden.slice(0, 8).padEnd(8))
  const movieHeader = box('mvhd', uint32(0), times, uint32(1000, seconds * 1000), Buffer.alloc(80))
  const tracks = [handler, ...(second ? [second] : [])].map((kind) => track(options, kind, chunk, times))
  const notes = place === undefined ? [] : [box('udta', box('\xa9xyz', latin1(place)))]
  return box('moov', movieHeader, ...tracks, ...notes, ...anyBox(hidden, 'meta'))
}

function track({ media, hidden, fragmented, sampleBytes }: Mp4, kind: string, chunk: number, times: Buffer): Buffer {
  const size = fragmented ? 0 : (sampleBytes ?? media?.length ?? 300)
  const encoder = Buffer.concat([latin1(hidden ?? ''), Buffer.alloc(32)]).subarray(0, 32)
  const entry = box(
    'avc1',
    Buffer.alloc(42),
    encoder,
    Buffer.alloc(4),
    box('avcC', Buffer.alloc(7)),
    ...anyBox(hidden, 'note'),
  )
  const tables = [
    box('stsd', uint32(0, 1), entry),
    box('stts', uint32(0, 1, 1, 1)),
    box('stsc', uint32(0, 1, 1, 1, 1)),
    box('stsz', uint32(0, size, fragmented ? 0 : 1)),
    box('stco', fragmented ? uint32(0, 0) : uint32(0, 1, chunk)),
    ...anyBox(hidden, 'note'),
  ]
  const name = Buffer.concat([latin1(hidden ?? ''), Buffer.alloc(1)])
  const handler = box('hdlr', uint32(0, 0), latin1(kind), Buffer.alloc(12), name)
  const mediaHeader = box('mdhd', uint32(0), times, uint32(1000, 1000, 0))
  const information = box('minf', box('vmhd', uint32(0, 0, 0)), box('stbl', ...tables), ...anyBox(hidden, 'meta'))
  const inMedia = box('mdia', mediaHeader, handler, information, ...anyBox(hidden, 'udta'))
  return box('trak', box('tkhd', uint32(0), times, Buffer.alloc(72)), inMedia, ...anyBox(hidden, 'smta'))
}

function element(id: string, content: Buffer, size?: Buffer): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(0x10000000 + content.length)
  return Buffer.concat([Buffer.from(id, 'hex'), size ?? bytes, content])
}

const short = (id: string, content: Buffer) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 + content.length]), content])

type Webm = {
  seconds?: number
  live?: boolean
  place?: string
  docType?: string
  trackType?: number
  /** A text in every element that no player needs, and in names. */
  hidden?: string
  /** A file that is carried along. */
  attachment?: string
}

/** A WebM file; `live` as browsers record it: sizes unknown, no duration. */
export function buildWebm(options: Webm = {}): Buffer {
  const { seconds = 5, live = false, place, docType = 'webm', trackType = 1, hidden, attachment } = options
  const text = (id: string, value: string | undefined = hidden) =>
    value === undefined ? [] : [short(id, latin1(value))]
  const header = short('1a45dfa3', Buffer.concat([short('4282', latin1(docType)), ...text('ec')]))
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(seconds * 1000)
  const scale = short('2ad7b1', Buffer.from([0x0f, 0x42, 0x40]))
  const length = live ? [] : [short('4489', duration)]
  const info = element('1549a966', Buffer.concat([scale, ...length, ...text('7ba9'), ...text('4d80'), ...text('bf')]))
  const track = element('ae', Buffer.concat([short('83', Buffer.from([trackType])), ...text('536e')]))
  const unknown = live ? Buffer.from('01ffffffffffffff', 'hex') : undefined
  const block = element('a3', Buffer.alloc(200, 9))
  const clusters = [0, 1].map((at) =>
    element(
      '1f43b675',
      Buffer.concat([short('e7', Buffer.from([at])), block, ...text('ec'), ...text('5854')]),
      unknown,
    ),
  )
  const files = attachment === undefined ? [] : [element('1941a469', latin1(attachment))]
  const tags = place === undefined ? [] : [element('1254c367', latin1(place))]
  const notes = [...text('ec'), ...text('1043a770'), ...tags, ...files]
  const segment = Buffer.concat([info, element('1654ae6b', track), ...clusters, ...notes])
  return Buffer.concat([header, element('18538067', segment, unknown)])
}
