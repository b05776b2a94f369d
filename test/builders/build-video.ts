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

type Mp4 = { seconds?: number; brand?: string; place?: string; handler?: string; media?: Buffer }

/** An MP4 file; `place` is what a telephone notes of where it was recorded. */
export function buildMp4({ seconds = 5, brand = 'isom', place, handler = 'vide', media }: Mp4 = {}): Buffer {
  const latin1 = (text: string) => Buffer.from(text, 'latin1')
  const fileType = box('ftyp', latin1(brand), uint32(512), latin1('isomiso2avc1mp41'))
  const movieHeader = box('mvhd', uint32(0, 0, 0, 1000, seconds * 1000), Buffer.alloc(80))
  const track = box('trak', box('mdia', box('hdlr', uint32(0, 0), latin1(handler), Buffer.alloc(13))))
  const notes = place === undefined ? [] : [box('udta', box('\xa9xyz', latin1(place)))]
  return Buffer.concat([
    fileType,
    box('moov', movieHeader, track, ...notes),
    box('mdat', media ?? Buffer.alloc(300, 7)),
  ])
}

function element(id: string, content: Buffer, size?: Buffer): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(0x10000000 + content.length)
  return Buffer.concat([Buffer.from(id, 'hex'), size ?? bytes, content])
}

type Webm = { seconds?: number; live?: boolean; place?: string; docType?: string; trackType?: number }

/** A WebM file; `live` as browsers record it: sizes unknown, no duration. */
export function buildWebm({ seconds = 5, live = false, place, docType = 'webm', trackType = 1 }: Webm = {}): Buffer {
  const short = (id: string, content: Buffer) =>
    Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 + content.length]), content])
  const header = short('1a45dfa3', short('4282', Buffer.from(docType)))
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(seconds * 1000)
  const scale = short('2ad7b1', Buffer.from([0x0f, 0x42, 0x40]))
  const info = element('1549a966', live ? scale : Buffer.concat([scale, short('4489', duration)]))
  const tracks = element('1654ae6b', element('ae', short('83', Buffer.from([trackType]))))
  const unknown = live ? Buffer.from('01ffffffffffffff', 'hex') : undefined
  const block = element('a3', Buffer.alloc(200, 9))
  const clusters = [0, 1].map((at) =>
    element('1f43b675', Buffer.concat([short('e7', Buffer.from([at])), block]), unknown),
  )
  const tags = place === undefined ? [] : [element('1254c367', Buffer.from(place))]
  return Buffer.concat([header, element('18538067', Buffer.concat([info, tracks, ...clusters, ...tags]), unknown)])
}
