import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { giveUp, root } from './project.mjs'

const NEEDED = 24

/**
 * The shop runs on Node 24, which npm installs beside the other packages. Under an older Node the script is run again
 * under that one, and this process only passes on signals and the exit status. Comes back where Node is new enough.
 */
export async function runOnNode24(script) {
  if (major(process.versions.node) >= NEEDED) return
  const node = findNode()
  if (!node) {
    giveUp(
      `Node ${NEEDED} is needed, this is ${process.versions.node}: npm brings none for ${process.platform} ${process.arch}. Get it from https://nodejs.org.`,
    )
  }
  process.exit(await runAgain(node, script))
}

function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const node = path.join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', name)
  return existsSync(node) ? node : null
}

function runAgain(node, script) {
  const bin = [path.join(root, 'node_modules/.bin'), path.dirname(node), process.env.PATH].join(path.delimiter)
  const child = spawn(node, [...process.execArgv, script, ...process.argv.slice(2)], {
    // The channel tells the child when this process is killed: it stops then.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: bin, BEYPORE_RUN_AGAIN: '1' },
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  onParentDeath(() => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.on('error', (error) => giveUp(`Node ${NEEDED} does not run: ${error.message}`))
    child.on('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 1)))
  })
}

/** npm cannot pass on the signal that kills it. */
function onParentDeath(then) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    then()
  }, 500)
}

function major(version) {
  return Number(version.split('.')[0])
}
