// `npm test`: everything, on a fresh clone too. `npm test -- src/server/selling/cart` runs the tests of that folder only.
import { fileURLToPath } from 'node:url'
import { buildPictures } from './setup/build-pictures.mjs'
import { buildStorefront } from './setup/build-storefront.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'
import { runPlaywright, runVitest, summarize } from './setup/run-tests.mjs'
import { startDebianPostgres } from './setup/start-debian-postgres.mjs'

if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say)
await runOnNode24(fileURLToPath(import.meta.url))

const words = process.argv.slice(2)
const results = []
if (words.length > 0) {
  results.push(await runVitest(words))
} else {
  await buildStorefront(say)
  await buildPictures(say)
  // what takes longest is left to CI (test/left-to-ci.ts)
  const env = process.env.CI ? {} : { BEYPORE_DESK: 'true' }
  results.push(await runRules(env))
  results.push(await runPlaywright([], env))
}
summarize(results)

/** Runs the tests of rules and API: on the embedded database, or with TEST_SERVER=debian on Debian's, as CI does (docs/decisions/163). */
async function runRules(env) {
  if (process.env.TEST_SERVER !== 'debian') return runVitest([], env)
  const server = await startDebianPostgres()
  say(`Server of the tests of rules and API: PostgreSQL ${server.version}`)
  try {
    return await runVitest([], { ...env, TEST_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}
