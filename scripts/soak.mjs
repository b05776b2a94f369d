// `npm run soak -- --minutes 30`: a shop under load while one thing after the other goes wrong. test/soak has the parts.
import { fileURLToPath } from 'node:url'
import { buildStorefront } from './setup/build-storefront.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { root, say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'

process.chdir(root)
if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say)
await runOnNode24(fileURLToPath(import.meta.url))

await buildStorefront(say)
const { runSoak } = await import('../test/soak/run-soak.ts')
process.exit(await runSoak(process.argv.slice(2)))
