import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { childEnvironment } from '../../child-environment.ts'
import { StartFailure } from '../../start-failure.ts'

/** A way to start a PostgreSQL program that does not run it as root (it refuses to). */
export type RunAs = {
  /** Folder with bin/. */
  native: string
  /** Words before the program. */
  prefix: string[]
  /** User id that must own the database's files; null: the user who starts the program. */
  owner: number | null
}

const NOBODY = 65534

/** Chooses the way that this machine allows. `home` holds the database; whoever owns it keeps it. */
export function chooseRunAs(native: string, home: string): RunAs {
  if (process.platform === 'win32' || !process.getuid) return { native, prefix: [], owner: null }
  const uid = process.getuid()
  if (uid !== 0 && hasName(uid)) return { native, prefix: [], owner: null }
  const belongsTo = lstatSync(home).uid
  const prefix = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
  if (belongsTo === uid && runs([...prefix, path.join(native, 'bin/postgres'), '--version'])) {
    return { native, prefix, owner: null }
  }
  if (uid !== 0) {
    throw new StartFailure(
      `The user with id ${uid} has no name on this machine, which PostgreSQL needs: run as a named user, or set DATABASE_URL.`,
    )
  }
  return runAsOther(native, belongsTo === 0 ? NOBODY : belongsTo)
}

/** initdb looks its user's name up. Where there is no such list, the system has another way to know. */
function hasName(uid: number): boolean {
  if (!existsSync('/etc/passwd')) return true
  if (process.platform !== 'linux') return true
  const ids = readFileSync('/etc/passwd', 'utf8').split('\n')
  return ids.some((line) => line.split(':')[2] === String(uid)) || runs(['getent', 'passwd', String(uid)])
}

function runs(command: string[]): boolean {
  const [program = '', ...rest] = command
  return spawnSync(program, rest, { stdio: 'ignore', env: childEnvironment() }).status === 0
}

/**
 * Root where user namespaces are switched off (most containers): become another user who keeps only the right to
 * reach files below root's own folders. PostgreSQL tests its programs with access(2), which ignores that right: they
 * are copied where everybody can read them if need be.
 */
function runAsOther(native: string, uid: number): RunAs {
  const keep = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const become = ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
  for (const prefix of [[...become, ...keep], become]) {
    for (const place of [() => native, () => copyWhereAllCanRead(native)]) {
      const folder = place()
      if (runs([...prefix, path.join(folder, 'bin/initdb'), '--version']) && canFindItself(prefix, folder)) {
        return { native: folder, prefix, owner: uid }
      }
    }
  }
  throw new StartFailure(
    'PostgreSQL refuses to run as root, and neither unshare nor setpriv works here: start the shop as an ordinary user, or set DATABASE_URL.',
  )
}

function canFindItself(prefix: string[], native: string): boolean {
  return runs([...prefix, 'test', '-r', path.join(native, 'bin/postgres')])
}

function copyWhereAllCanRead(native: string): string {
  const version = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')).version as string
  const copy = path.join('/var/tmp', `beypore-postgres-${version}-${process.arch}`)
  if (existsSync(copy) && lstatSync(copy).isDirectory() && lstatSync(copy).uid === 0) return copy
  const draft = mkdtempSync(`${copy}.`)
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  chmodSync(draft, 0o755)
  rmSync(copy, { recursive: true, force: true })
  renameSync(draft, copy)
  return copy
}

/** Gives a folder and all in it to the user that PostgreSQL runs as. */
export function giveTo(owner: number | null, folder: string): void {
  if (owner === null || !existsSync(folder) || lstatSync(folder).uid === owner) return
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(path.join(folder, entry), owner, owner)
  chownSync(folder, owner, owner)
}
