import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { StartFailure } from '../../start-failure.ts'
import { makePrivateFolder, readOrMakePassword } from './private-files.ts'

/** Folders of one embedded database, and the address at which it is reached. */
export type ServerPlace = {
  /** DATA_DIR as the owner wrote it, for messages. */
  dataDir: string
  /** Everything of the database, 0700: what follows lies in it. */
  home: string
  /** PostgreSQL's own folder (PGDATA). */
  cluster: string
  logFile: string
  /** Folder of the private socket, or null where it has to be a loopback port. */
  socketFolder: string | null
  /** Names the socket; a real TCP port only where socketFolder is null. */
  port: number
  /** Of the owner's password. */
  passwordFile: string
  password: string
  /** The password of the role as which the shop works. */
  shopPassword: string
}

const SOCKET_PORT = 5432
/** sockaddr_un holds 108 bytes with the final zero; macOS has 104. */
const LONGEST_SOCKET_PATH = 103

/** Decides it all from DATA_DIR alone, so that a second process finds the same database. Makes the folders it needs. */
export async function chooseServerPlace(dataDir: string): Promise<ServerPlace> {
  const home = makeHome(dataDir)
  const socketFolder = chooseSocketFolder(home)
  const passwordFile = path.join(home, 'password')
  return {
    dataDir,
    home,
    cluster: path.join(home, 'cluster'),
    logFile: path.join(home, 'log'),
    socketFolder,
    port: socketFolder ? SOCKET_PORT : await findFreePort(),
    passwordFile,
    password: readOrMakePassword(passwordFile),
    shopPassword: readOrMakePassword(path.join(home, 'shop-password')),
  }
}

function makeHome(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const home = path.join(realpathSync(dataDir), 'postgres')
    // root may open another user's database: PostgreSQL then runs as that user
    if (!makePrivateFolder(home, process.getuid?.() === 0)) throw new Error('its database belongs to another user')
    return home
  } catch (error) {
    throw new StartFailure(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}`)
  }
}

function chooseSocketFolder(home: string): string | null {
  if (process.platform === 'win32') return null
  const name = `beypore-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
  // What lies in home belongs to whoever owns the database. In a folder where everybody writes, only one's own is trusted.
  const inHome = path.join(home, 'run')
  if (fits(inHome) && isPrivate(inHome, process.getuid?.() === 0)) return inHome
  const choices = [path.join(os.tmpdir(), name), path.join('/tmp', name)]
  return choices.find((folder) => fits(folder) && isPrivate(folder)) ?? null
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`)) <= LONGEST_SOCKET_PATH
}

function isPrivate(folder: string, ofAnybody = false): boolean {
  try {
    return makePrivateFolder(folder, ofAnybody)
  } catch {
    return false
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
