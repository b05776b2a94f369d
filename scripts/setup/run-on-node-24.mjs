import { existsSync } from 'node:fs'
import path from 'node:path'
import { giveUp, root } from './project.mjs'
import { runChild } from './run-child.mjs'

const NEEDED = 24

/**
 * The shop runs on Node 24, which npm installs beside the other packages. Under an older Node the script is run again
 * under that one, and this process only passes on signals and the exit status. Comes back where Node is new enough.
 */
export async function runOnNode24(script) {
  const node = findNode24()
  if (node === process.execPath) return
  const { status } = await runChild(node, script)
  process.exit(status)
}

/** The program that runs the shop: this one where it is new enough, else the one that npm brought. */
export function findNode24() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const node = path.join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', name)
  if (existsSync(node)) return node
  giveUp(
    `Node ${NEEDED} is needed, this is ${process.versions.node}: npm brings none for ${process.platform} ${process.arch}. Get it from https://nodejs.org.`,
  )
}
