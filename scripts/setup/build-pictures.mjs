import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './project.mjs'

const BUILDER = path.join(root, 'src/server/pictures/build-pictures.ts')

/** Makes the sizes of the demo shop's pictures that are not there yet. Without them the shop opens with drawings. */
export function buildPictures(say) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BUILDER], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] })
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
