// `npm run test:former`: what needs a former version: its PostgreSQL (from npm), and its program (from git, beside the present one).
import { fileURLToPath } from 'node:url'
import { buildStorefront } from './setup/build-storefront.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { root, say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'
import { runVitest, summarize } from './setup/run-tests.mjs'

if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say)
await runOnNode24(fileURLToPath(import.meta.url))
await buildStorefront(say)
const words = ['--config', 'test/releases/vitest.config.ts', '--root', root, '--exclude', '**/keep-release.ts']
summarize([await runVitest([...words, ...process.argv.slice(2)])])
