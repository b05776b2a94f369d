import { spawn } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { childEnvironment } from '../../child-environment.ts'
import { StartFailure } from '../../start-failure.ts'
import { isAlive } from './postmaster-file.ts'
import { OWNER } from './probe.ts'
import { giveTo, type RunAs } from './run-as.ts'
import type { ServerPlace } from './server-place.ts'

/**
 * Makes the database's files where there are none. They appear under their name only when they are complete, so that
 * a start killed halfway leaves nothing but a draft, which the next one removes. True where it made them.
 */
export async function createCluster(place: ServerPlace, runAs: RunAs, durable: boolean): Promise<boolean> {
  removeAbandonedDrafts(place.home)
  if (existsSync(place.cluster)) return false
  const draft = path.join(place.home, `draft-${process.pid}`)
  giveTo(runAs.owner, place.home)
  await runInitdb(place, runAs, draft, durable)
  try {
    renameSync(draft, place.cluster)
    return true
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another start was faster.
    if (existsSync(place.cluster)) return false
    throw error
  }
}

function removeAbandonedDrafts(home: string): void {
  for (const entry of readdirSync(home)) {
    const pid = Number(/^draft-(\d+)$/.exec(entry)?.[1])
    if (pid && (pid === process.pid || !isAlive(pid))) rmSync(path.join(home, entry), { recursive: true, force: true })
  }
}

async function runInitdb(place: ServerPlace, runAs: RunAs, draft: string, durable: boolean): Promise<void> {
  let output = ''
  for (const locale of localeChoices()) {
    const result = await run([...runAs.prefix, ...initdbCommand(place, runAs, draft, durable), ...locale])
    if (result.code === 0) return
    output = result.output
    rmSync(draft, { recursive: true, force: true })
  }
  const reason = output.trim().split('\n').slice(-3).join(' ')
  throw new StartFailure(`The database could not be created in ${place.dataDir}: ${reason}`)
}

function initdbCommand(place: ServerPlace, runAs: RunAs, draft: string, durable: boolean): string[] {
  const options = ['--encoding=UTF8', '--data-checksums', '--auth-local=scram-sha-256', '--auth-host=scram-sha-256']
  if (!durable) options.push('--no-sync')
  const program = path.join(runAs.native, 'bin', 'initdb')
  return [program, '-D', draft, '-U', OWNER, `--pwfile=${place.passwordFile}`, ...options]
}

/** Text sorts by code point whatever the machine's language; letters beyond ASCII are letters where it can be had. */
function localeChoices(): string[][] {
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-collate=C', '--lc-messages=C']
  return ['C.UTF-8', 'C'].map((ctype) => [...builtin, '--locale=C', `--lc-ctype=${ctype}`])
}

function run(command: string[]): Promise<{ code: number | null; output: string }> {
  const [program = '', ...rest] = command
  return new Promise((resolve) => {
    const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: childEnvironment() })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => resolve({ code: -1, output: String(error) }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
