import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './project.mjs'

const BUILDER = path.join(root, 'src/server/platform/pictures/build-pictures.ts')

/** Makes the sizes of the demo shop's pictures that are not there yet. Without them the shop opens with drawings. */
export function buildPictures(say) {
  return new Promise((resolve) => {
    // the settings hold secrets, which it does not need; few arenas: glibc's allocator keeps a third of the memory that it keeps otherwise
    const { PATH, TMPDIR, LD_LIBRARY_PATH, SystemRoot, TEMP } = process.env
    const env = { PATH, TMPDIR, LD_LIBRARY_PATH, SystemRoot, TEMP, MALLOC_ARENA_MAX: '2' }
    const child = spawn(process.execPath, [BUILDER], { cwd: root, env, stdio: ['ignore', 'inherit', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (chunk) => {
      complaint += chunk
    })
    child.on('close', (code) => {
      if (code !== 0) say(`Pictures: not all could be built.\n${complaint.trim()}`)
      resolve()
    })
  })
}
