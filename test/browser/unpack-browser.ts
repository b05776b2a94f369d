import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findOtherBrowser, UNPACKED } from './find-browser.ts'

/** Before the first journey: unpacks npm's Chromium where the tests use it, complete or not at all. */
export default async function unpackBrowser(): Promise<void> {
  if (findOtherBrowser() || existsSync(UNPACKED)) return
  const draft = `${UNPACKED}-${process.pid}`
  mkdirSync(draft, { recursive: true })
  const before = { ...process.env }
  process.env.TMPDIR = draft
  // It unpacks the libraries that bare machines lack only where it believes to be on such a machine.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  await chromium.executablePath()
  // one by one: an object in the place of process.env would leave what the process itself sees as it is
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
  const [fonts, cache] = [path.join(UNPACKED, 'fonts'), path.join(UNPACKED, 'fonts-cache')]
  const dirs = `<dir>${fonts}</dir><cachedir>${cache}</cachedir>`
  writeFileSync(path.join(draft, 'own-fonts.conf'), `<?xml version="1.0"?><fontconfig>${dirs}</fontconfig>`)
  try {
    renameSync(draft, UNPACKED)
  } catch {
    // Another run was faster.
    rmSync(draft, { recursive: true, force: true })
  }
}
