// `npm run build`: the browser's files and the page renderer, as `npm start` builds them.
import { fileURLToPath } from 'node:url'
import { buildStorefront } from './setup/build-storefront.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'

if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say, { tools: false })
await runOnNode24(fileURLToPath(import.meta.url))
await buildStorefront(say)
// what npm cannot pack is linked now: where the shop runs as a service, its program is read only
const { findNativeBinaries } = await import('../src/server/platform/db/embedded/native-binaries.ts')
try {
  findNativeBinaries()
} catch (error) {
  say(error.message)
}
