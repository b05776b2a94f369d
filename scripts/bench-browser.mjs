// `npm run bench:browser`: what a visitor with a slow phone waits for, and what Lighthouse says. bench/ has the parts.
import { fileURLToPath } from 'node:url'
import { buildStorefront } from './setup/build-storefront.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { root, say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'

process.chdir(root)
if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say)
await runOnNode24(fileURLToPath(import.meta.url))

await buildStorefront(say)
const { runBrowserBench } = await import('../bench/run-browser-bench.ts')
process.exit(await runBrowserBench(process.argv.slice(2)))
