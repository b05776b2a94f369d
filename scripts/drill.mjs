// `npm run drill`: what shoppers were told is true after a database, a process and a network have failed. test/drill has the parts.
import { fileURLToPath } from 'node:url'
import { buildStorefront } from './setup/build-storefront.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { root, say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'

process.chdir(root)
if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say)
await runOnNode24(fileURLToPath(import.meta.url))

await buildStorefront(say)
const { runDrill } = await import('../test/drill/run-drill.ts')
process.exit(await runDrill())
