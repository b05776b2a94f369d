// `npm run deploy:try`: the shop behind Caddy as deploy/ sets it up, with certificates of Caddy's own authority. Asks both hosts over
// https and prints what holds. Needs Caddy: apt-get install caddy.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { tryProxy } from './deploy/try-proxy.mjs'
import { tryShop } from './deploy/try-shop.mjs'
import { giveUp, say } from './setup/project.mjs'

if (spawnSync('caddy', ['version']).status !== 0) giveUp('Caddy is missing: apt-get install caddy')
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-deploy-'))
let broken = 0
/** Prints whether a thing holds. */
const holds = (what, isSo) => {
  if (!isSo) broken += 1
  say(`${isSo ? 'holds ' : 'BROKEN'} ${what}`)
}
try {
  await tryProxy(folder, holds)
  await tryShop(folder, holds)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
say(broken === 0 ? '\nEverything holds.' : `\n${broken} do not hold.`)
process.exitCode = broken === 0 ? 0 : 1
