// `npm run check`: format, lint, strict types, unused code, the rules of the house. All at once, in seconds.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from './setup/install-packages.mjs'
import { root } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'

const CHECKS = [
  { name: 'format and lint', words: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', words: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'unused code', words: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'house rules', words: ['scripts/check-imports.mjs'] },
]

if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(() => undefined)
await runOnNode24(fileURLToPath(import.meta.url))

const results = await Promise.all(CHECKS.map(run))
for (const { name, code, output, seconds } of results) {
  console.log(`${code === 0 ? 'ok    ' : 'BROKEN'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(output.trim().replace(/^/gm, '  '))
}
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0

function run({ name, words: [script, ...rest] }) {
  const began = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, script), ...rest], { cwd: root })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) =>
      resolve({ name, code, output, seconds: ((performance.now() - began) / 1000).toFixed(1) }),
    )
  })
}
