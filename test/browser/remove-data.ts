import { rmSync } from 'node:fs'

/** Removes the shop's data of this run. The shop is still running then: what it writes on its way out goes with it. */
export default function removeData(): void {
  const dataDir = process.env.BEYPORE_TEST_DATA
  if (dataDir)
    process.on('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }))
}
