import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
// @ts-expect-error the scripts have no types
import { runTool } from '../scripts/setup/run-tool.mjs'

const root = path.join(import.meta.dirname, '..')
const platform = path.join(root, 'src/server/platform')
afterEach(() => vi.unstubAllEnvs())

/** The settings that open something, as the shop reads them; the key's id stands in every page that takes a payment. */
function secrets(): string[] {
  const files = ['config.ts', 'provider-settings.ts', 's3/s3-place.ts']
  const texts = files.map((name) => readFileSync(path.join(platform, name), 'utf8'))
  const named = texts
    .join('\n')
    .match(/\b(?:[A-Z][A-Z0-9]*_)+(?:SECRET|KEY)(?:_[A-Z]+)*\b|\bDATABASE_URL\b|\bSMTP_URL\b/g)
  return [...new Set(named)].filter((name) => name !== 'RAZORPAY_KEY_ID')
}

test('what fetches packages and builds the pages is run without the secrets of the shop, and with all else', async () => {
  const names = secrets()
  expect(names).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'RAZORPAY_KEY_SECRET', 'S3_SECRET_ACCESS_KEY', 'BACKUP_KEY']),
  )
  for (const name of names) vi.stubEnv(name, 'open sesame')
  vi.stubEnv('HTTPS_PROXY', 'http://proxy.example:3128')
  const program = 'process.stdout.write(JSON.stringify(process.env))'
  const { code, output } = await runTool(process.execPath, ['-e', program], { env: { NODE_ENV: 'production' } })
  expect(code).toBe(0)
  expect(output).not.toContain('open sesame')
  expect(JSON.parse(output)).toMatchObject({ HTTPS_PROXY: 'http://proxy.example:3128', NODE_ENV: 'production' })
})

test.each(['install-packages.mjs', 'build-storefront.mjs'])('%s starts nothing in another way', (file) => {
  expect(readFileSync(path.join(root, 'scripts/setup', file), 'utf8')).not.toContain('node:child_process')
})
