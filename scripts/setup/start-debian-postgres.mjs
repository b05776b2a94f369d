import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { giveUp } from './project.mjs'

const DEBIAN = '/usr/lib/postgresql'
/** A server for tests may lose everything when the machine stops. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '150' }

/** Starts a throw-away cluster of the newest PostgreSQL that this Debian has. Gives its address and how to end it. */
export async function startDebianPostgres() {
  const bin = findBinaries()
  if (!bin) giveUp('No PostgreSQL server found: apt-get install postgresql, or set TEST_DATABASE_URL=postgres://…')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-server-'))
  const prefix = becomePostgres(folder)
  makeCluster([...prefix, `${bin}/initdb`], folder)
  const port = await findFreePort()
  const [program, ...words] = [...prefix, `${bin}/postgres`, ...serverWords(folder, port)]
  const server = spawn(program, words, { stdio: 'ignore', cwd: folder, detached: true })
  const url = `postgres://shop@127.0.0.1:${port}/postgres`
  await untilItAnswers(bin, port, server)
  const stop = () => stopServer(server, folder)
  return { url, version: path.basename(path.dirname(bin)), stop }
}

/** The folder of the programs of the newest PostgreSQL that this Debian has; null where it has none. */
export function findBinaries() {
  if (!existsSync(DEBIAN)) return null
  const versions = readdirSync(DEBIAN).filter((version) => existsSync(`${DEBIAN}/${version}/bin/postgres`))
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  return newest ? `${DEBIAN}/${newest}/bin` : null
}

/** PostgreSQL refuses to run as root: Debian's package brings a user for it. Gives the words before the program. */
export function becomePostgres(folder) {
  if (process.getuid?.() !== 0) return []
  const [user, group] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  )
  chownSync(folder, user, group)
  return ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--clear-groups', '--']
}

function makeCluster([program, ...words], folder) {
  const options = [
    '-D',
    `${folder}/data`,
    '-U',
    'shop',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  const made = spawnSync(program, [...words, ...options], { encoding: 'utf8', cwd: folder })
  if (made.status !== 0) giveUp(`The test server could not be made: ${made.stderr || made.error}`)
}

function serverWords(folder, port) {
  const settings = { ...SETTINGS, listen_addresses: '127.0.0.1', port, unix_socket_directories: folder }
  return ['-D', `${folder}/data`, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

async function untilItAnswers(bin, port, server) {
  for (let tries = 0; server.exitCode === null && tries < 300; tries += 1) {
    const ready = spawnSync(`${bin}/pg_isready`, ['-q', '-h', '127.0.0.1', '-p', String(port)])
    if (ready.status === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  giveUp('The test server did not start.')
}

function stopServer(server, folder) {
  return new Promise((resolve) => {
    server.once('close', () => {
      rmSync(folder, { recursive: true, force: true })
      resolve()
    })
    server.kill('SIGQUIT')
  })
}

/** A port of loopback that nobody listens on. */
export function findFreePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
