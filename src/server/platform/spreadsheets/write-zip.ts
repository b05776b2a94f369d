import { crc32, deflateRawSync } from 'node:zlib'

/** 1 January 1980 (MS-DOS): the same parts are the same bytes. */
const noDay = 0x0021
/** Names are UTF-8. */
const flags = 0x0800
const deflated = 8

/** A ZIP file of these parts, in their order (PKWARE APPNOTE 4.3). Each is smaller than 4 GB. */
export function writeZip(parts: Readonly<Record<string, Buffer>>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, bytes] of Object.entries(parts)) {
    const packed = deflateRawSync(bytes)
    const named = Buffer.from(name)
    const about = head([20, flags, deflated, 0, noDay], [crc32(bytes), packed.length, bytes.length])
    const lengths = shorts([named.length, 0])
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), about, lengths, named, packed])
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        shorts([20]),
        about,
        lengths,
        shorts([0, 0, 0]),
        longs([0, at]),
        named,
      ]),
    )
    files.push(file)
    at += file.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const counts = shorts([0, 0, files.length, files.length])
  const end = Buffer.concat([Buffer.from('PK\x05\x06'), counts, longs([size, at]), shorts([0])])
  return Buffer.concat([...files, ...directory, end])
}

const head = (small: number[], large: number[]) => Buffer.concat([shorts(small), longs(large)])

function shorts(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2)
  return bytes
}

function longs(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4)
  return bytes
}
