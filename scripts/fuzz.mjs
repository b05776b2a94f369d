// `npm run fuzz -- --requests 1000000`: wild requests to every call of a real shop, and not one may end in a 5xx. test/fuzz has the parts.
import { fileURLToPath } from 'node:url'
import { buildPictures } from './setup/build-pictures.mjs'
import { buildStorefront } from './setup/build-storefront.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { root, say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'

process.chdir(root)
if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say)
await runOnNode24(fileURLToPath(import.meta.url))

await buildStorefront(say)
// made beside the weighing they would be weighed with each call
await buildPictures(say)
const { runFuzz } = await import('../test/fuzz/run-fuzz.ts')
process.exit(await runFuzz(process.argv.slice(2)))
