// `npm run shop`: the owner's terminal, on the database of the shop that is open or was opened last.
import { existsSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildStorefront } from './setup/build-storefront.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { giveUp, root } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'

process.chdir(root)
if (!existsSync(path.join(root, 'node_modules/pg'))) giveUp('There is no shop yet: npm start makes it.')
const isUpgrade = process.argv[2] === 'upgrade'
const tell = (line) => console.error(line)
// a new version may bring packages and pages of its own
if (isUpgrade && !process.env.BEYPORE_RUN_AGAIN) await installPackages(tell, { tools: false })
await runOnNode24(fileURLToPath(import.meta.url))
if (isUpgrade) await buildStorefront(tell)

module.enableCompileCache(path.join(root, '.cache/node'))
const { runTerminal } = await import('../src/server/start/terminal.ts')
process.exitCode = await runTerminal(process.argv.slice(2))
