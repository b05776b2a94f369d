import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

const GIGABYTES = 4
const MB = 1024 * 1024
/** Size in bytes of the pieces that fill the space left once one file has taken the rest. */
const PIECE = 64 * 1024

/** A disk of its own that can be full without any other being so. */
export interface SmallDisk {
  folder: string
  fill: () => void
  clear: () => void
  end: () => void
}

/** Makes one within a folder. Throws where this user may mount nothing. */
export function makeSmallDisk(within: string): SmallDisk {
  const image = path.join(within, 'disk.img')
  const folder = path.join(within, 'disk')
  const ballast = path.join(folder, 'ballast')
  mkdirSync(folder)
  run('truncate', '-s', `${GIGABYTES}G`, image)
  run('mkfs.ext4', '-q', '-F', '-m', '0', image)
  run('mount', '-o', 'loop', image, folder)
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      const rest = bavail * bsize - 8 * MB
      if (rest > 0) run('fallocate', '-o', String(sizeOf(ballast)), '-l', String(rest), ballast)
      fillByPieces(ballast)
    },
    clear: () => rmSync(ballast, { force: true }),
    // who was killed may have a file open for a moment yet: then it goes with that
    end: () => run('umount', '--lazy', folder),
  }
}

function sizeOf(file: string): number {
  appendFileSync(file, '')
  return Number(execFileSync('stat', ['-c', '%s', file], { encoding: 'utf8' }))
}

/** Until not even a small piece has room. */
function fillByPieces(file: string): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(PIECE))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

function run(program: string, ...words: string[]): void {
  execFileSync(program, words, { stdio: ['ignore', 'ignore', 'pipe'] })
}
