import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnvironment } from '../../child-environment.ts'
import { StartFailure } from '../../start-failure.ts'
import { postgresArguments } from './postgres-settings.ts'
import { isAlive, readPostmasterFile, removeStaleLockFiles } from './postmaster-file.ts'
import { type Connection, ownerConnection, probe } from './probe.ts'
import type { RunAs } from './run-as.ts'
import type { ServerPlace } from './server-place.ts'

const LARGEST_LOG = 5_000_000
/** Replaying what was written ahead before a crash may take long; being unable to start does not. */
const PATIENCE_MS = 20_000
const BELIEVED_MS = 5_000

/** A server that answers. `adopted` where it ran already. */
export type RunningServer = { pid: number; connection: Connection; adopted: boolean }

/** Finds the running server of this place, or starts it; comes back when it answers. */
export async function reachPostmaster(place: ServerPlace, runAs: RunAs, durable: boolean): Promise<RunningServer> {
  const began = Date.now()
  let child: ChildProcess | null = null
  let logStart = 0
  for (;;) {
    const running = await findPostmaster(place)
    if (running) return { ...running, adopted: running.pid !== child?.pid }
    if (!child || hasExited(child)) {
      if (child && !mayStillWork(logSince(place, logStart), began)) throw cannotStart(place, logStart)
      if (child) await sleep(200)
      removeStaleLockFiles(place)
      logStart = logSize(place)
      child = spawnPostgres(place, runAs, durable)
    }
    await sleep(20)
  }
}

/** The running server of this place, or null where none answers. Waits while one is starting or stopping. */
async function findPostmaster(place: ServerPlace): Promise<Omit<RunningServer, 'adopted'> | null> {
  const began = Date.now()
  for (;;) {
    const file = readPostmasterFile(place.cluster)
    if (!file) return null
    // Its word is enough to wait, and spares it callers. Not for ever: the file may be that of a crash.
    if (file.ready || !isAlive(file.pid) || Date.now() - began > BELIEVED_MS) {
      const connection = ownerConnection(place, 'postgres', file.port)
      const state = await probe(connection)
      if (state === 'ready') return { pid: file.pid, connection }
      if (state === 'silent') return null
      if (state === 'refused') throw passwordLost(place)
    }
    await sleep(20)
  }
}

function passwordLost({ dataDir, passwordFile }: ServerPlace): StartFailure {
  return new StartFailure(
    `The database in ${dataDir} does not take the password in ${passwordFile}: put back the file that was copied with the database.`,
  )
}

function spawnPostgres(place: ServerPlace, runAs: RunAs, durable: boolean): ChildProcess {
  const log = openLog(place)
  const words = [...runAs.prefix, path.join(runAs.native, 'bin', 'postgres'), ...postgresArguments(place, durable)]
  const [program = '', ...rest] = words
  // Of its own session: Ctrl-C in the terminal must reach the shop first, and a killed shop must not take it along.
  const options: SpawnOptions = { stdio: ['ignore', log, log], detached: true, cwd: place.home }
  const child = spawn(program, rest, { ...options, env: childEnvironment() })
  child.on('error', () => undefined)
  child.unref()
  closeSync(log)
  return child
}

function hasExited(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

/** Another start may have been faster, or processes of a killed server are just ending. */
function mayStillWork(log: string, began: number): boolean {
  return Date.now() - began < PATIENCE_MS && /already exists|still in use|in use by|Address already/.test(log)
}

function cannotStart(place: ServerPlace, logStart: number): StartFailure {
  const lines = logSince(place, logStart).trim().split('\n')
  const reason = lines.filter((line) => /FATAL|PANIC|HINT|error/.test(line)).slice(-2)
  return new StartFailure(
    `The database in ${place.dataDir} does not start (${place.logFile}): ${reason.join(' ') || lines.at(-1) || 'no reason given'}`,
  )
}

function openLog(place: ServerPlace): number {
  if (logSize(place) > LARGEST_LOG) renameSync(place.logFile, `${place.logFile}.old`)
  return openSync(place.logFile, 'a', 0o600)
}

function logSize(place: ServerPlace): number {
  return existsSync(place.logFile) ? statSync(place.logFile).size : 0
}

function logSince(place: ServerPlace, start: number): string {
  return existsSync(place.logFile) ? readFileSync(place.logFile).subarray(start).toString() : ''
}
