import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import { type Encoding, SheetFault } from './sheet-shapes.ts'

/**
 * The text of a file and in what it is written: UTF-8 and UTF-16 where every byte fits, else the Windows text of Western
 * Europe. Throws SheetFault, with the line, where it is none of these: a guess would put wrong letters into the shop.
 */
export function readText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const wide = wideEncoding(bytes)
  const text = wide && decode(wide, bytes)
  // a zero as a letter, which no database keeps
  if (text?.includes('\0') || (!wide && bytes.includes(0))) throw new SheetFault(sheetFaults.noSheet)
  if (text !== undefined) return { text, encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: readWindows(bytes), encoding: 'Windows-1252' }
  }
}

function decode(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new SheetFault(sheetFaults.noSheet)
  }
}

/** UTF-16 by its mark, or because most of its first letters are Latin ones: every second byte is zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > head.length / 4 && even === 0) return 'utf-16le'
  if (even > head.length / 4 && odd === 0) return 'utf-16be'
  return undefined
}

/** Five bytes mean nothing in windows-1252. */
const unused = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** Not UTF-8: Windows text, unless most of it is UTF-8 and somebody has broken a letter. */
function readWindows(bytes: Uint8Array): string {
  let strays = 0
  let letters = 0
  let firstStray = -1
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue
    const length = letterLength(bytes, at)
    if (length > 1) {
      letters += 1
      at += length - 1
    } else {
      strays += 1
      if (firstStray === -1) firstStray = at
    }
  }
  const badByte = bytes.findIndex((byte) => unused.has(byte))
  if (letters > strays || badByte !== -1) {
    throw new SheetFault(sheetFaults.noEncoding(lineOf(bytes, letters > strays ? firstStray : badByte)))
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

/** Returns the number of bytes of the UTF-8 character that begins here; 0: none does. */
function letterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  const length = first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0
  if (length === 0 || first >= 0xf5) return 0
  for (let next = 1; next < length; next += 1) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}

function lineOf(bytes: Uint8Array, end: number): number {
  let line = 1
  for (let at = 0; at < end; at += 1) if (bytes[at] === 10) line += 1
  return line
}
