// `npm run release:keep`: makes the data of this version, on which later ones are tried (docs/recipes/release.md).
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, root, say } from './setup/project.mjs'
import { runVitest, summarize } from './setup/run-tests.mjs'

const [version = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version] = process.argv.slice(2)
const folder = `test/fixtures/releases/${version}`
if (!/^\d+\.\d+\.\d+$/.test(version)) giveUp(`${version} is no version.`)
if (existsSync(path.join(root, folder))) giveUp(`${folder} is there already: what is released does not change.`)
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const words = ['--config', 'test/releases/vitest.config.ts', '--root', root, 'keep-release']
summarize([await runVitest(words, { RELEASE: version, RELEASE_COMMIT: commit })])
say(`${folder}: commit it.`)
