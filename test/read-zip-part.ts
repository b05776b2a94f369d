import { inflateRawSync } from 'node:zlib'

/** A part of a zip as a text: where its head names it, its packed size stands twelve bytes before. */
export function readZipPart(file: Buffer, name: string): string {
  const at = file.indexOf(name)
  const from = at + name.length
  return inflateRawSync(file.subarray(from, from + file.readUInt32LE(at - 12))).toString()
}
