import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { isDesk, slowRules } from './test/left-to-ci.ts'

// Programs that tests start are compiled once for all of them, as those of `npm start` are.
process.env.NODE_COMPILE_CACHE ??= path.resolve('.cache/node')

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['test/browser/**', 'node_modules/**', ...(isDesk ? slowRules : [])],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    globalSetup: ['test/global-setup.ts'],
    // A busy machine makes a test slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What passes only when it is tried again is listed with what it said first, as in the browser (playwright.config.ts).
    retry: process.env.CI ? 1 : 0,
    // A test that says nothing about a failure is no test.
    passWithNoTests: false,
    expect: { requireAssertions: true },
  },
})
