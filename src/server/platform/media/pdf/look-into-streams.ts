import { createInflate } from 'node:zlib'
import { pdfFaults as say } from '../../../../shared/copy/office/pdf-faults.ts'
import { Failure } from '../../../../shared/errors/failure.ts'

/** Bytes that go in and come out, of all streams together: pictures of a data sheet unpack to many times what they take. */
const mostBytes = 160 * 1024 * 1024
/** Each stream counts as so many at least: to begin with one costs a hundred times what its few bytes do. */
const leastBytes = 32 * 1024
const opening = Buffer.from('stream')
/** Length that no name reaches: a name that spans two parts is seen whole in the second. */
const overlap = 80

/**
 * Shows what the streams of a PDF unpack to, as text, part by part, each up to where it breaks: a reader that is patient shows that
 * much of it. Streams that are not packed with zlib are left out. Throws what `look` throws, and `bad_input` where it is more than
 * any data sheet.
 */
export async function lookIntoStreams(bytes: Buffer, look: (text: string) => void): Promise<void> {
  let left = mostBytes
  for (let at = bytes.indexOf(opening); at >= 0; at = bytes.indexOf(opening, at + opening.length)) {
    const from = dataAfter(bytes, at + opening.length)
    // what is packed says itself where it ends: the word that ends a stream may stand in the middle of it
    if (isZlib(bytes, from)) left -= Math.max(leastBytes, await inflate(bytes.subarray(from), left, look))
    if (left < 0) throw new Failure('bad_input', say.heavy, { errors: { sheet: say.heavy } })
  }
}

/** Behind the word stands a line break; a reader that is patient takes other white space, too. */
function dataAfter(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && [0x20, 0x0d, 0x0a, 0x09].includes(bytes[at] ?? 0)) at += 1
  return at
}

/** The first two bytes of zlib: deflate, and a sum that fits. */
function isZlib(bytes: Buffer, at: number): boolean {
  const [method = 0, flags = 0] = [bytes[at], bytes[at + 1]]
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0
}

/** Gives how many bytes went in and came out. */
function inflate(packed: Buffer, most: number, look: (text: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const stream = createInflate({ chunkSize: 256 * 1024 })
    let [out, before] = [0, '']
    stream.on('data', (part: Buffer) => {
      out += part.length
      const text = before + part.toString('latin1')
      before = text.slice(-overlap)
      try {
        look(text)
      } catch (error) {
        reject(error)
        stream.destroy()
      }
      if (out > most) stream.destroy()
    })
    // also after an error of zlib: what came before it has been looked at
    stream.once('error', () => undefined)
    stream.once('close', () => resolve(out + stream.bytesWritten))
    stream.end(packed)
  })
}
