// `npm run test:screen-reader`: a purchase by ear, in a real browser under a real screen reader (Linux). Where a part is missing it
// says so and fails. `-- --write` writes what was spoken into docs/screen-reader.md.
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPictures } from './setup/build-pictures.mjs'
import { buildStorefront } from './setup/build-storefront.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { giveUp, root, say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'

const PARTS = ['orca', 'Xvfb', 'dbus-run-session', 'openbox', 'xdotool', process.env.CHROMIUM_PATH ?? 'chromium']
const PACKAGES = 'orca xvfb dbus-x11 at-spi2-core openbox xdotool chromium'

const missing = PARTS.filter((part) => spawnSync('sh', ['-c', 'command -v "$1"', 'sh', part]).status !== 0)
if (missing.length > 0) {
  giveUp(`Screen reader: this machine has no ${missing.join(', ')} (Debian: apt-get install ${PACKAGES})`)
}
if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say)
await runOnNode24(fileURLToPath(import.meta.url))
await buildStorefront(say)
await buildPictures(say)
process.exitCode = await walk()

/** Gives the exit status of the walk. */
function walk() {
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js')
  const words = [process.execPath, playwright, 'test', '-c', 'test/screen-reader/playwright.config.ts']
  const transcript = process.argv.includes('--write') && { TRANSCRIPT: path.join(root, 'docs/screen-reader.md') }
  const env = { ...process.env, ...transcript }
  const child = spawn('bash', ['test/screen-reader/desktop.sh', ...words], { cwd: root, stdio: 'inherit', env })
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}
