// `npm run test:server`: the tests that use a database, on a PostgreSQL server of its own instead of the embedded one.
import { fileURLToPath } from 'node:url'
import { buildStorefront } from './setup/build-storefront.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'
import { runVitest, summarize } from './setup/run-tests.mjs'
import { startDebianPostgres } from './setup/start-debian-postgres.mjs'

if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say)
await runOnNode24(fileURLToPath(import.meta.url))
await buildStorefront(say)

const words = process.argv.slice(2)
const given = process.env.TEST_DATABASE_URL
const server = given
  ? { url: given, version: 'of TEST_DATABASE_URL', stop: () => undefined }
  : await startDebianPostgres()
say(`Server: PostgreSQL ${server.version}`)
try {
  // The supervisor of the embedded database has nothing to do with this one.
  const which = words.length > 0 ? words : ['src/server', 'test', '--exclude', 'src/server/platform/db/embedded/**']
  summarize([await runVitest(which, { TEST_DATABASE_URL: server.url })])
} finally {
  await server.stop()
}
