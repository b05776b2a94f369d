// `npm start`: from a fresh clone to an open shop. Plain JavaScript that runs before anything is installed.
import module from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildStorefront } from './setup/build-storefront.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { keepRunning } from './setup/keep-running.mjs'
import { keepTickShape } from './setup/keep-tick-shape.mjs'
import { giveUp, root, say } from './setup/project.mjs'
import { findNode24 } from './setup/run-on-node-24.mjs'

keepTickShape()
const dev = process.argv.includes('--dev')
process.chdir(root)
// The process that was started installs, and then keeps another one running, which is the shop.
if (!process.env.BEYPORE_RUN_AGAIN) {
  await installPackages(say, { tools: dev })
  process.exit(await keepRunning(findNode24(), fileURLToPath(import.meta.url)))
}

module.enableCompileCache(path.join(root, '.cache/node'))
await checkSettings()
// of several processes the one that leads them says it
if (!dev) await buildStorefront(process.env.BEYPORE_WORKER ? () => undefined : say)
const { start } = await import('../src/server/start/start.ts')
await start({ dev, say })

/** A wrong setting is told before the minute of building, not after it. */
async function checkSettings() {
  const { readConfig } = await import('../src/server/platform/config.ts')
  try {
    readConfig()
  } catch (error) {
    giveUp(error.message)
  }
}
