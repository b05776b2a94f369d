import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { becomePostgres, findBinaries, findFreePort } from '../setup/start-debian-postgres.mjs'

const stepMs = 100
const patienceMs = 60_000

/** Debian's PostgreSQL, keeping every change as docs/owner/backup.md sets it up. */
export class ArchivingServer {
  /** Makes the cluster in `folder`, starts it, and makes the shop's role and database. */
  static async create(folder) {
    mkdirSync(folder, { mode: 0o755 })
    const server = new ArchivingServer(folder, await findFreePort())
    server.run('initdb', '-D', server.main, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
    for (const name of ['wal', 'base']) server.folder(name)
    const { wal } = server
    const keep = `test ! -f ${wal}/%f && cp %p ${wal}/.%f && mv ${wal}/.%f ${wal}/%f`
    const settings = [
      `archive_command = '${keep}'`,
      'archive_mode = on',
      'wal_level = replica',
      'archive_timeout = 300',
    ]
    const place = [`port = ${server.port}`, `listen_addresses = '127.0.0.1'`, `unix_socket_directories = '${folder}'`]
    appendFileSync(path.join(server.main, 'postgresql.conf'), `${[...settings, ...place].join('\n')}\n`)
    await server.start()
    server.ask(`CREATE ROLE beypore LOGIN PASSWORD 'drill'`, 'postgres')
    server.ask('CREATE DATABASE beypore OWNER beypore', 'postgres')
    return server
  }

  constructor(folder, port) {
    this.home = folder
    this.port = port
    this.main = path.join(folder, 'main')
    this.wal = path.join(folder, 'wal')
    this.url = `postgres://beypore:drill@127.0.0.1:${port}/beypore`
    this.prefix = becomePostgres(folder)
  }

  async start() {
    const [program, ...words] = [...this.prefix, `${findBinaries()}/postgres`, '-D', this.main]
    const log = openSync(path.join(this.home, 'log'), 'a')
    this.process = spawn(program, words, { stdio: ['ignore', log, log], cwd: this.home })
    closeSync(log)
    this.ended = new Promise((resolve) => this.process.once('close', resolve))
    await this.until(() => this.ask('SELECT 1', 'postgres') === '1')
  }

  async stop() {
    this.process?.kill('SIGINT')
    await this.ended
  }

  /** The base copy, from which changes are played forward. */
  copyBase() {
    const where = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'postgres']
    this.run('pg_basebackup', ...where, '-D', path.join(this.home, 'base/copy'), '-c', 'fast', '-X', 'stream')
  }

  /** Brings the server back to a moment: the base copy, and every change until then. */
  async recoverTo(moment) {
    await this.stop()
    const broken = path.join(this.home, 'main.broken')
    renameSync(this.main, broken)
    execFileSync('cp', ['-a', path.join(this.home, 'base/copy'), this.main])
    // what was not archived yet
    for (const name of readdirSync(path.join(broken, 'pg_wal')).filter((each) => /^0[0-9A-F]{23}$/.test(each))) {
      cpSync(path.join(broken, 'pg_wal', name), path.join(this.wal, name), { force: false })
    }
    const goal = [`restore_command = 'cp ${this.wal}/%f %p'`, `recovery_target_time = '${moment}'`]
    appendFileSync(
      path.join(this.main, 'postgresql.auto.conf'),
      `${[...goal, `recovery_target_action = 'promote'`].join('\n')}\n`,
    )
    writeFileSync(path.join(this.main, 'recovery.signal'), '')
    this.own(this.main)
    this.own(this.wal)
    await this.start()
    await this.until(() => this.ask('SELECT pg_is_in_recovery()', 'postgres') === 'f')
  }

  /** Returns the answer of psql, trimmed; '' where a statement gives none. Throws where psql fails. */
  ask(sql, database = 'beypore') {
    const where = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'postgres', '-d', database]
    return execFileSync(`${findBinaries()}/psql`, [...where, '-Atqc', sql], { encoding: 'utf8', stdio: 'pipe' }).trim()
  }

  run(program, ...words) {
    const [first, ...rest] = [...this.prefix, `${findBinaries()}/${program}`, ...words]
    execFileSync(first, rest, { cwd: this.home, stdio: 'pipe' })
  }

  folder(name) {
    mkdirSync(path.join(this.home, name), { mode: 0o700 })
    this.own(path.join(this.home, name))
  }

  /** Gives a folder and all in it to the user that PostgreSQL runs as. */
  own(folder) {
    if (this.prefix.length > 0) execFileSync('chown', ['-R', 'postgres:', folder])
    else chownSync(folder, process.getuid(), process.getgid())
  }

  async until(isSo) {
    for (let waited = 0; waited < patienceMs; waited += stepMs) {
      try {
        if (isSo()) return
      } catch {
        // it does not answer yet
      }
      await sleep(stepMs)
    }
    throw new Error(`the server does not answer:\n${readFileSync(path.join(this.home, 'log'), 'utf8').slice(-2000)}`)
  }
}
