import { inflateRawSync } from 'node:zlib'
import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { SheetFault } from './sheet-shapes.ts'

/** An entry of a ZIP file’s directory: sizes in bytes, as the directory says them. */
interface ZipEntry {
  name: string
  method: number
  flags: number
  packed: number
  unpacked: number
  at: number
}

const endOfDirectory = 0x06054b50
const entryOfDirectory = 0x02014b50
const entryHead = 0x04034b50
/** The end of the directory and the longest comment behind it. */
const endMost = 22 + 65_535

/**
 * Refuses a ZIP file that unpacks to more than it may, before anything else reads it: by what its directory says, and, since that
 * may lie, by unpacking each entry up to the size that it says. Gives the names of the entries. Throws SheetFault.
 */
export function refuseBomb(bytes: Buffer): string[] {
  const entries = readDirectory(bytes)
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (entries.length > sheetLimits.sheetEntries || total > sheetLimits.sheetUnpackedBytes)
    throw new SheetFault(sheetFaults.bomb)
  for (const entry of entries) if (!holdsWhatItSays(bytes, entry)) throw new SheetFault(sheetFaults.bomb)
  return entries.map(({ name }) => name)
}

function readDirectory(bytes: Buffer): ZipEntry[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end === -1 || end + 22 > bytes.length || bytes.length - end > endMost) throw new SheetFault(sheetFaults.broken)
  if (bytes.readUInt32LE(end) !== endOfDirectory) throw new SheetFault(sheetFaults.broken)
  const count = bytes.readUInt16LE(end + 10)
  // more, or ZIP64, whose directory is somewhere else: no spreadsheet of ours
  if (count > sheetLimits.sheetEntries || bytes.readUInt32LE(end + 12) === 0xffffffff)
    throw new SheetFault(sheetFaults.bomb)
  const entries: ZipEntry[] = []
  for (let at = bytes.readUInt32LE(end + 16); entries.length < count; ) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entryOfDirectory) throw new SheetFault(sheetFaults.broken)
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + name),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + name + extra + comment
  }
  return entries
}

/** A directory that lies is the older half of a bomb. */
function holdsWhatItSays(bytes: Buffer, { method, flags, packed, unpacked, at }: ZipEntry): boolean {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== entryHead) return false
  const begin = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  if (begin + packed > bytes.length) return false
  if (method === 0) return packed === unpacked && !(packed === 0 && (flags & 8) !== 0)
  if (method !== 8 || packed === 0) return false
  try {
    const options = { maxOutputLength: Math.max(1, unpacked) }
    return inflateRawSync(bytes.subarray(begin, begin + packed), options).length === unpacked
  } catch {
    return false
  }
}
