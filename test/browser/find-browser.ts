import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { LaunchOptions } from '@playwright/test'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Pages are drawn without a graphics processor: one that is imitated in software is several times slower. */
const PLAIN = [
  '--disable-background-networking',
  '--disable-component-update',
  '--no-default-browser-check',
  '--disable-gpu',
]

/** The folder into which the Chromium of @sparticuz/chromium is unpacked. */
export const UNPACKED = path.resolve('.cache/browser')

/** The Chromium with a window that this machine has: CHROMIUM_PATH, or an installed one. */
export function findInstalledBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ?? INSTALLED.find((file) => existsSync(file))
}

/**
 * The browser of the tests where it is not npm's, which is the same on every machine: CHROMIUM_PATH, or an installed one on
 * systems that npm has none for.
 */
export function findOtherBrowser(): string | undefined {
  const isNpms = process.platform === 'linux' && process.arch === 'x64'
  return isNpms ? process.env.CHROMIUM_PATH : findInstalledBrowser()
}

/**
 * Returns the options to launch the browser. The arguments that @sparticuz/chromium names are not used: they switch web security
 * off.
 */
export function browserLaunch(): LaunchOptions {
  const executablePath = findOtherBrowser()
  // Chromium's own sandbox does not work for root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  if (executablePath) return { executablePath, args: [...PLAIN, ...sandbox] }
  return {
    executablePath: path.join(UNPACKED, 'chromium'),
    args: ['--headless=shell', '--no-sandbox', ...PLAIN],
    env: { ...(process.env as Record<string, string>), ...libraries(), ...fonts() },
  }
}

/** Bare machines lack libraries that the package brings along. */
function libraries(): Record<string, string> {
  const PATH = `${process.env.PATH}:/sbin:/usr/sbin`
  const { stdout } = spawnSync('ldconfig', ['-p'], { encoding: 'utf8', env: { PATH } })
  const there = ['libnss3.so', 'libnspr4.so', 'libexpat.so.1'].every((name) => stdout?.includes(name))
  return there ? {} : { LD_LIBRARY_PATH: path.join(UNPACKED, 'al2023/lib') }
}

function fonts(): Record<string, string> {
  return existsSync('/usr/share/fonts/truetype') ? {} : { FONTCONFIG_FILE: path.join(UNPACKED, 'own-fonts.conf') }
}
