import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserLaunch } from './test/browser/find-browser.ts'
import { deskJourneys, isDesk } from './test/left-to-ci.ts'

// This file is read once by the runner and once by each worker: they must agree on the port.
process.env.BEYPORE_TEST_PORT ??= String(await findFreePort())
process.env.BEYPORE_TEST_DATA ??= path.join(os.tmpdir(), `beypore-browser-${process.env.BEYPORE_TEST_PORT}`)
const url = `http://127.0.0.1:${process.env.BEYPORE_TEST_PORT}`

export default defineConfig({
  testDir: 'test/browser',
  ...(isDesk && { testMatch: deskJourneys.map((file) => `**/${file}`) }),
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for longer than any wait; what passes only the second time is listed as flaky, by name.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    // A trace costs a sixth of the time of what it follows: in CI it is written when a test is tried again.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch(),
  },
  webServer: {
    command: `"${process.execPath}" scripts/start.mjs`,
    url: `${url}/readyz`,
    timeout: 300_000,
    env: {
      PORT: process.env.BEYPORE_TEST_PORT,
      DATA_DIR: process.env.BEYPORE_TEST_DATA,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
  globalSetup: './test/browser/unpack-browser.ts',
  globalTeardown: './test/browser/remove-data.ts',
})

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
