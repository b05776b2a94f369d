// `npm run test:s3`: what is kept in S3-compatible storage, on a real server of that protocol: OpenStack Swift of Debian's packages.
import { fileURLToPath } from 'node:url'
import { installPackages } from './setup/install-packages.mjs'
import { giveUp, root, say } from './setup/project.mjs'
import { runOnNode24 } from './setup/run-on-node-24.mjs'
import { runVitest, summarize } from './setup/run-tests.mjs'
import { hasSwift, startSwift } from './setup/start-swift.mjs'

if (!process.env.BEYPORE_RUN_AGAIN) await installPackages(say)
await runOnNode24(fileURLToPath(import.meta.url))

if (!hasSwift()) {
  giveUp(
    'No Swift found: apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object',
  )
}
const server = await startSwift()
say(`Storage: OpenStack Swift at ${server.endpoint}`)
try {
  const env = {
    TEST_S3_ENDPOINT: server.endpoint,
    TEST_S3_ACCESS_KEY_ID: server.accessKeyId,
    TEST_S3_SECRET_ACCESS_KEY: server.secretAccessKey,
  }
  summarize([await runVitest(['--config', 'test/s3/vitest.config.ts', '--root', root, ...process.argv.slice(2)], env)])
} finally {
  await server.stop()
}
