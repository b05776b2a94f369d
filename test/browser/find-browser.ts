import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LaunchOptions } from '@playwright/test'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const QUIET = ['--disable-background-networking', '--disable-component-update', '--no-default-browser-check']

/** The Chromium of this machine: CHROMIUM_PATH, an installed one, or the one that npm brought. */
export async function findBrowser(): Promise<LaunchOptions> {
  const executablePath = process.env.CHROMIUM_PATH ?? INSTALLED.find((file) => existsSync(file))
  // Chromium's own sandbox does not work for root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  if (executablePath) return { executablePath, args: [...QUIET, ...sandbox] }
  return unpackBrowser()
}

/**
 * The headless Chromium of @sparticuz/chromium. Its own list of arguments is not used: it switches web security off.
 */
async function unpackBrowser(): Promise<LaunchOptions> {
  const folder = path.resolve('.cache/browser')
  if (!existsSync(folder)) await unpackInto(folder)
  const graphics = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
  return {
    executablePath: path.join(folder, 'chromium'),
    args: ['--headless=shell', '--no-sandbox', ...graphics, ...QUIET],
    env: { ...(process.env as Record<string, string>), ...librariesIn(folder), ...fontsIn(folder) },
  }
}

/** Complete or not at all: an unpacked half would be taken for a browser ever after. */
async function unpackInto(folder: string): Promise<void> {
  const draft = `${folder}-${process.pid}`
  mkdirSync(draft, { recursive: true })
  const before = { ...process.env }
  process.env.TMPDIR = draft
  // It unpacks the libraries that bare machines lack only where it believes to be on such a machine.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  await chromium.executablePath()
  process.env = before
  try {
    renameSync(draft, folder)
  } catch {
    // Another run was faster.
    rmSync(draft, { recursive: true, force: true })
  }
}

function librariesIn(folder: string): Record<string, string> {
  const PATH = `${process.env.PATH}:/sbin:/usr/sbin`
  const { stdout } = spawnSync('ldconfig', ['-p'], { encoding: 'utf8', env: { PATH } })
  const there = ['libnss3.so', 'libnspr4.so', 'libexpat.so.1'].every((name) => stdout?.includes(name))
  return there ? {} : { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }
}

function fontsIn(folder: string): Record<string, string> {
  if (existsSync('/usr/share/fonts/truetype')) return {}
  const file = path.join(folder, 'fonts.conf')
  const dirs = `<dir>${path.join(folder, 'fonts')}</dir><cachedir>${path.join(folder, 'fonts-cache')}</cachedir>`
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${dirs}</fontconfig>`)
  return { FONTCONFIG_FILE: file }
}
