// `npm run bench`: what the shop answers a second, beside a bare node:http server. bench/ has the parts.
import { fileURLToPath } from 'node:url'
import { buildStorefront } from './setup/build-storefront.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { root, say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'

process.chdir(root)
if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say)
await runOnNode24(fileURLToPath(import.meta.url))

// so that no start that is measured has to build
await buildStorefront(say)
const { runBench } = await import('../bench/run-bench.ts')
process.exit(await runBench(process.argv.slice(2)))
