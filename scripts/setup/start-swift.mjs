import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from './project.mjs'
import { findFreePort } from './start-debian-postgres.mjs'

/** Debian's own: its packages are for no other. */
const PYTHON = '/usr/bin/python3'
const PROGRAM = path.join(root, 'scripts/setup/swift/serve-swift.py')
const KEYS = { accessKeyId: 'shop:beypore', secretAccessKey: 'a-secret-of-tests' }

/** Returns whether OpenStack Swift is installed (Debian: swift-proxy, swift-account, swift-container, swift-object). */
export function hasSwift() {
  return spawnSync(PYTHON, ['-c', 'import swift.proxy.server, swift.obj.server']).status === 0
}

/** Starts a throw-away Swift with its S3 interface. Gives its address, keys and how to end it. Throws where it does not start. */
export async function startSwift() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-swift-'))
  const port = await findFreePort()
  const words = [PROGRAM, folder, String(port), KEYS.accessKeyId, KEYS.secretAccessKey]
  // it ends when its input does: with this process, however that ends
  const server = spawn(PYTHON, words, { stdio: ['pipe', 'pipe', 'pipe'] })
  const gone = new Promise((resolve) => server.once('close', resolve))
  let said = ''
  server.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-4000)
  })
  const ready = new Promise((resolve) => server.stdout.once('data', () => resolve(true)))
  const stop = async () => {
    server.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  if (!(await Promise.race([ready, gone.then(() => false)]))) {
    await stop()
    throw new Error(`Swift did not start: ${said.trim()}`)
  }
  return { endpoint: `http://127.0.0.1:${port}`, ...KEYS, stop }
}
