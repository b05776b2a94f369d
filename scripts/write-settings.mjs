// `npm run settings:write`: docs/settings.md, made of src/server/platform/config.ts and its words.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'

await runOnNode24(fileURLToPath(import.meta.url))
const { settingsTables } = await import('../src/server/platform/describe-settings.ts')
const file = path.join(root, 'docs/settings.md')
const [before] = readFileSync(file, 'utf8').split('<!-- made -->')
writeFileSync(file, `${before}<!-- made -->\n${settingsTables()}`)
spawnSync('npx', ['biome', 'format', '--write', file], { cwd: root, stdio: 'inherit' })
say(`Settings: written to ${file}`)
