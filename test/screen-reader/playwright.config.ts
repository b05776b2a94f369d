import path from 'node:path'
import { defineConfig } from '@playwright/test'
import shop from '../../playwright.config.ts'
import { findInstalledBrowser } from '../browser/find-browser.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The shop as the journeys have it, seen by a Chromium with a window: what has none cannot be heard. */
export default defineConfig({
  ...shop,
  testDir: '.',
  outputDir: '../../.cache/screen-reader',
  globalSetup: [],
  globalTeardown: '../browser/remove-data.ts',
  workers: 1,
  timeout: 600_000,
  // A reader swallows a sentence now and then; what is heard only later is listed as flaky, by name.
  retries: process.env.CI ? 3 : 0,
  globalTimeout: 1_500_000,
  expect: { timeout: 60_000 },
  webServer: [shop.webServer ?? []].flat().map((each) => ({ ...each, cwd: root })),
  use: {
    ...shop.use,
    viewport: null,
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: findInstalledBrowser() ?? 'chromium',
      headless: false,
      args: [
        '--force-renderer-accessibility',
        '--no-first-run',
        '--disable-gpu',
        '--window-size=1280,960',
        // Chromium's own sandbox does not work for root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
})
