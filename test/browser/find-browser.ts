import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
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
 * It brings libraries that bare machines lack, but unpacks them only where it believes to be on such a machine.
 */
async function unpackBrowser(): Promise<LaunchOptions> {
  const folder = path.resolve('.cache/browser')
  mkdirSync(folder, { recursive: true })
  const before = { ...process.env }
  process.env.TMPDIR = folder
  if (!hasLibraries()) process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env
  process.env = before
  const graphics = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
  return {
    executablePath,
    args: ['--headless=shell', '--no-sandbox', ...graphics, ...QUIET],
    env: {
      ...(before as Record<string, string>),
      ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }),
      ...(FONTCONFIG_PATH && { FONTCONFIG_PATH }),
    },
  }
}

function hasLibraries(): boolean {
  const { stdout } = spawnSync('ldconfig', ['-p'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/sbin:/usr/sbin` },
  })
  return ['libnss3.so', 'libnspr4.so', 'libexpat.so.1'].every((name) => stdout?.includes(name))
}
