// `npm run demo:scale -- 200000`: many believable products in the database of the settings, for measuring.
import module from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from './setup/install-packages.mjs'
import { root, say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'

process.chdir(root)
if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say)
await runOnNode24(fileURLToPath(import.meta.url))

module.enableCompileCache(path.join(root, '.cache/node'))
const { runScale } = await import('../bench/scale/run-scale.ts')
process.exitCode = await runScale(process.argv.slice(2))
