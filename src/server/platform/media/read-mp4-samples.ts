import type { FileHandle } from 'node:fs/promises'
import { BrokenMedia, readBytes } from './byte-source.ts'
import { type Box, childOf } from './mp4-box.ts'

/** Samples and chunks of a minute of film, with room: hostile tables may not keep us busy. */
const entriesMax = 100_000
/** A film has its media data in one box, seldom in a few. Each chunk is looked for in all of them. */
const dataBoxesMax = 100

/**
 * A player finds the film through its tables: every chunk must lie in the media data, and the samples must fill half of it
 * at least, so that a file is not mostly something else. Fragmented films have their tables in the fragments: there has to
 * be one. What the samples hold is not looked at (docs/decisions/044). Throws BrokenMedia.
 */
export async function checkSamples(file: FileHandle, top: Box[], tracks: Box[]): Promise<void> {
  const data = top.filter((box) => box.type === 'mdat')
  if (top.some((box) => box.type === 'moof')) {
    if (!top.some((box) => childOf([box], 'moof', 'traf', 'trun'))) throw new BrokenMedia('fragments without samples')
    return
  }
  if (data.length > dataBoxesMax) throw new BrokenMedia('media data in too many boxes')
  let bytes = 0
  for (const track of tracks) {
    const tables = childOf(track.inside, 'mdia', 'minf', 'stbl')?.inside ?? []
    if (!childOf(tables, 'stsd')?.inside.length) throw new BrokenMedia('a track that no player knows')
    for (const offset of await readOffsets(file, tables)) {
      if (!data.some((box) => offset >= box.content && offset < box.end)) throw new BrokenMedia('a chunk of nothing')
    }
    bytes += await sumSizes(file, tables)
  }
  const room = data.reduce((sum, box) => sum + box.end - box.content, 0)
  if (bytes > room || bytes < room / 2) throw new BrokenMedia('samples that are not its media data')
}

/** Returns the positions at which the chunks of a track begin. Throws BrokenMedia for a track without chunks. */
async function readOffsets(file: FileHandle, tables: Box[]): Promise<number[]> {
  const short = childOf(tables, 'stco')
  const table = short ?? childOf(tables, 'co64')
  if (!table) throw new BrokenMedia('a track without chunks')
  const width = short ? 4 : 8
  const count = await readCount(file, table, 4)
  const bytes = await readTable(file, table, 8, count * width)
  return Array.from({ length: count }, (_, n) =>
    short ? bytes.readUInt32BE(n * 4) : Number(bytes.readBigUInt64BE(n * 8)),
  )
}

/** The bytes of all samples of a track: of one size, or listed. */
async function sumSizes(file: FileHandle, tables: Box[]): Promise<number> {
  const table = childOf(tables, 'stsz')
  if (!table) throw new BrokenMedia('a track without samples')
  const each = (await readTable(file, table, 4, 4)).readUInt32BE()
  const count = await readCount(file, table, 8)
  if (each > 0) return each * count
  const bytes = await readTable(file, table, 12, count * 4)
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum += bytes.readUInt32BE(at)
  return sum
}

async function readCount(file: FileHandle, table: Box, at: number): Promise<number> {
  const count = (await readTable(file, table, at, 4)).readUInt32BE()
  if (count > entriesMax) throw new BrokenMedia('a table that is too long')
  return count
}

function readTable(file: FileHandle, table: Box, at: number, length: number): Promise<Buffer> {
  if (table.content + at + length > table.end) throw new BrokenMedia('a table that is too short')
  return readBytes(file, table.content + at, length)
}
