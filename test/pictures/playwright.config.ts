import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

// `npm run owner:pictures`: the screens of the back office as docs/owner shows them, of the demo shop and, with DEMO=off, of an
// empty one. No test: it is run by hand when they change.
const { webServer } = base as { webServer: { env: Record<string, string> } }
const env = { ...webServer.env, DEMO: process.env.DEMO ?? 'on' }
/** The pictures that only an empty shop can show; all others are of the demo shop. */
const ofEmptyShop = /of the first day$/

export default defineConfig({
  ...base,
  testDir: '.',
  ...(env.DEMO === 'off' ? { grep: ofEmptyShop } : { grepInvert: ofEmptyShop }),
  outputDir: '../../test-results',
  globalSetup: '../browser/unpack-browser.ts',
  globalTeardown: '../browser/remove-data.ts',
  webServer: { ...base.webServer, cwd: '../..', env } as NonNullable<typeof base.webServer>,
  workers: 1,
  retries: 0,
})
