import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const DEBIAN = '/usr/lib/postgresql'
const ROLE = 'beypore'

/** Returns the folder of Debian's newest PostgreSQL programs; null: there is none. */
export function findPostgres(): string | null {
  if (!existsSync(DEBIAN)) return null
  const versions = readdirSync(DEBIAN).filter((version) => existsSync(`${DEBIAN}/${version}/bin/postgres`))
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  return newest ? `${DEBIAN}/${newest}/bin` : null
}

/** One PostgreSQL server. */
interface Server {
  port: number
  folder: string
  process: ChildProcess | null
}

/** Two PostgreSQL servers: what the first one has acknowledged is on the second one's disk. */
export class TwoServers {
  readonly one: Server
  readonly two: Server
  private readonly bin: string
  private readonly folder: string
  private readonly user = userOf('postgres')

  constructor(bin: string, folder: string, ports: [number, number]) {
    this.bin = bin
    this.folder = folder
    mkdirSync(folder, { recursive: true })
    this.own(folder)
    this.one = { port: ports[0], folder: path.join(folder, 'one'), process: null }
    this.two = { port: ports[1], folder: path.join(folder, 'two'), process: null }
  }

  /** Makes both, and waits until the second one follows. */
  async begin(): Promise<void> {
    this.run('initdb', ['-D', this.one.folder, '-U', 'admin', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'])
    this.makeCertificate()
    await this.start(this.one)
    for (const statement of [
      `CREATE ROLE ${ROLE} LOGIN`,
      `CREATE DATABASE ${ROLE} OWNER ${ROLE}`,
      'CREATE ROLE probe LOGIN',
    ])
      this.ask(this.one, statement)
    const from = `host=127.0.0.1 port=${this.one.port} user=admin application_name=two`
    this.run('pg_basebackup', ['-D', this.two.folder, '-R', '-X', 'stream', '-c', 'fast', '-d', from])
    await this.start(this.two)
    this.ask(this.one, `ALTER SYSTEM SET synchronous_standby_names = 'two'`)
    this.ask(this.one, 'SELECT pg_reload_conf()')
    await until(() => this.ask(this.one, 'SELECT sync_state FROM pg_stat_replication').trim() === 'sync')
  }

  /** Returns whether a connection to this port gets the server that takes writes. */
  takesWrites(port: number): boolean {
    try {
      return this.ask({ port }, 'SELECT pg_is_in_recovery()').trim() === 'f'
    } catch {
      return false
    }
  }

  /** Ends the first one as a machine that loses its power: at once, nothing is written any more. */
  killFirst(): void {
    const { pid = 0 } = this.one.process ?? {}
    const family = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .map(Number)
    for (const each of [pid, ...family.filter((child) => child > 0)]) kill(each)
  }

  /** Waits until the first one gives no answer twice, as whoever watches it would, and makes the second one the first. */
  async promote(): Promise<void> {
    for (let silent = 0; silent < 2; await sleep(500)) silent = this.answers(this.one) ? 0 : silent + 1
    this.run('pg_ctl', ['promote', '-D', this.two.folder, '-w'])
    // nobody follows it yet: it waits for nobody
    this.ask(this.two, 'ALTER SYSTEM RESET synchronous_standby_names')
    this.ask(this.two, 'SELECT pg_reload_conf()')
  }

  end(): void {
    for (const { process } of [this.one, this.two]) if (process?.exitCode === null) process.kill('SIGQUIT')
  }

  private async start(server: Server): Promise<void> {
    const settings = {
      port: server.port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.folder,
      max_connections: 200,
      ssl: 'on',
      ssl_cert_file: path.join(this.folder, 'server.crt'),
      ssl_key_file: path.join(this.folder, 'server.key'),
      synchronous_commit: 'on',
    }
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    server.process = spawn(`${this.bin}/postgres`, ['-D', server.folder, ...words], {
      stdio: 'ignore',
      cwd: this.folder,
      ...this.user,
    })
    await until(() => this.answers(server))
  }

  private answers({ port }: Server): boolean {
    return spawnSync(`${this.bin}/pg_isready`, ['-q', '-t', '1', '-h', '127.0.0.1', '-p', String(port)]).status === 0
  }

  private ask({ port }: Pick<Server, 'port'>, statement: string): string {
    const where = ['-h', '127.0.0.1', '-p', String(port), '-U', 'admin', '-d', 'postgres']
    return execFileSync(`${this.bin}/psql`, [...where, '-Atqc', statement], { encoding: 'utf8', stdio: 'pipe' })
  }

  private run(program: string, words: string[]): void {
    const done = spawnSync(`${this.bin}/${program}`, words, { encoding: 'utf8', cwd: this.folder, ...this.user })
    if (done.status !== 0) throw new Error(`${program}: ${done.stderr || done.error}`)
  }

  /** Connections that leave the machine are encrypted: what the shop asks of a database elsewhere. */
  private makeCertificate(): void {
    const [key, certificate] = ['server.key', 'server.crt'].map((name) => path.join(this.folder, name)) as [
      string,
      string,
    ]
    const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=drill', '-keyout', key]
    execFileSync('openssl', [...words, '-out', certificate], { stdio: 'ignore' })
    for (const file of [key, certificate]) this.own(file)
    chmodSync(key, 0o600)
  }

  private own(file: string): void {
    if (this.user.uid !== undefined) chownSync(file, this.user.uid, this.user.gid ?? 0)
  }
}

/** PostgreSQL refuses to run as root: Debian's package brings a user for it. */
function userOf(name: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' })))
  return { uid: uid as number, gid: gid as number }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // gone already
  }
}

/** Waits until it holds, a minute at most. */
export async function until(holds: () => boolean | Promise<boolean>, milliseconds = 60_000): Promise<void> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > milliseconds) throw new Error(`It did not come about: ${holds}`)
    await sleep(100)
  }
}
