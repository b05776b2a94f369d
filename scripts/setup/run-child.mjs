import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { giveUp, root } from './project.mjs'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP']
const PARENT_CHECK_MS = 500

/**
 * Runs a script under a Node, with this process's own options and arguments, and passes on the signals that end it. Gives
 * its exit status, and whether it was told to stop.
 */
export function runChild(node, script) {
  const bin = [path.join(root, 'node_modules/.bin'), path.dirname(node), process.env.PATH].join(path.delimiter)
  const child = spawn(node, [...process.execArgv, script, ...process.argv.slice(2)], {
    // The channel tells the child when this process is killed: it stops then.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: bin, BEYPORE_RUN_AGAIN: '1' },
  })
  let told = false
  const tell = (signal) => {
    told = true
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, tell)
  const parent = onParentDeath(() => tell('SIGTERM'))
  return new Promise((resolve) => {
    child.on('error', (error) => giveUp(`${node} does not run: ${error.message}`))
    child.on('exit', (code, signal) => {
      clearInterval(parent)
      for (const each of SIGNALS) process.off(each, tell)
      resolve({ status: code ?? 128 + (constants.signals[signal] ?? 1), told })
    })
  })
}

/** npm cannot pass on the signal that kills it. */
function onParentDeath(then) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    then()
  }, PARENT_CHECK_MS)
  return timer
}
