import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

// `npm run owner:pictures`: the screens of the back office as docs/owner shows them. No test: it is run by hand when they change.
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../browser/unpack-browser.ts',
  globalTeardown: '../browser/remove-data.ts',
  webServer: { ...base.webServer, cwd: '../..' } as NonNullable<typeof base.webServer>,
  workers: 1,
  retries: 0,
})
