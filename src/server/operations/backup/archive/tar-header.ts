/** tar goes in blocks. */
export const blockBytes = 512

/** The two empty blocks at a tar's end. */
export const tarEnd = Buffer.alloc(2 * blockBytes)

const nameMost = 100
const prefixMost = 155

/** A file within a tar: POSIX ustar, which every tar reads. Throws where a name or size does not fit in it. */
export function writeTarHeader(name: string, size: number, modified: Date): Buffer {
  const header = Buffer.alloc(blockBytes)
  const [prefix, rest] = splitName(name)
  header.write(rest, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(octal(size, 11), 124)
  header.write(octal(Math.floor(modified.getTime() / 1000), 11), 136)
  header.write('0', 156)
  header.write('ustar\0', 257)
  header.write('00', 263)
  header.write(prefix, 345)
  return withSum(header)
}

/** Name and size; 'end' at the empty block; undefined where it is no header, or a damaged one. */
export function readTarHeader(block: Buffer): { name: string; size: number } | 'end' | undefined {
  if (block.every((byte) => byte === 0)) return 'end'
  const size = Number.parseInt(textAt(block, 124, 12), 8)
  if (textAt(block, 257, 6) !== 'ustar' || !withSum(Buffer.from(block)).equals(block) || !Number.isSafeInteger(size))
    return undefined
  const prefix = textAt(block, 345, prefixMost)
  const rest = textAt(block, 0, nameMost)
  return { name: prefix ? `${prefix}/${rest}` : rest, size }
}

/** Returns the number of bytes that fill the last block of a file. */
export function paddingOf(size: number): number {
  return (blockBytes - (size % blockBytes)) % blockBytes
}

function splitName(name: string): [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= nameMost) return ['', name]
  for (let at = name.indexOf('/'); at !== -1; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)]
    if (Buffer.byteLength(prefix) <= prefixMost && Buffer.byteLength(rest) <= nameMost) return [prefix, rest]
  }
  throw new Error(`the name ${name} is too long for a tar`)
}

function octal(number: number, digits: number): string {
  const text = number.toString(8).padStart(digits, '0')
  if (text.length > digits) throw new Error(`${number} is too large for a tar`)
  return text
}

function textAt(block: Buffer, start: number, length: number): string {
  const field = block.subarray(start, start + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end === -1 ? length : end)
}

/** A header with the sum of its bytes in its place, which counts as blanks. */
function withSum(header: Buffer): Buffer {
  header.write('        ', 148)
  let sum = 0
  for (const byte of header) sum += byte
  header.write(`${octal(sum, 6)}\0 `, 148)
  return header
}
