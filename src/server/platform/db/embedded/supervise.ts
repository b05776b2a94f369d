import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../../start-failure.ts'
import { finishCarrying, refuseOtherMajor } from './cluster-major.ts'
import { createCluster } from './create-cluster.ts'
import { findNativeBinaries } from './native-binaries.ts'
import { type Connection, ensureDatabase, ownerConnection, SHOP_ROLE } from './probe.ts'
import { chooseRunAs, giveTo, type RunAs } from './run-as.ts'
import { secureCluster } from './secure-cluster.ts'
import { chooseServerPlace, type ServerPlace } from './server-place.ts'
import { type Holder, type ShopLock, takeShopLock } from './shop-lock.ts'
import { type RunningServer, reachPostmaster } from './start-postmaster.ts'
import { stopPostmaster } from './stop-postmaster.ts'

export type SuperviseOptions = {
  dataDir: string
  /** `shop`: the only owner, refused where there is one. `guest`: a tool; may work beside a running shop. */
  role: 'shop' | 'guest'
  /** A line for the log. */
  note: (line: string) => void
  /** The database is lost for good (another shop has taken it): the process should end. */
  onGone: (failure: StartFailure) => void
  /** Another PostgreSQL than the shop's own: see findNativeBinaries. */
  native?: string
  /** false only for databases that are thrown away. */
  durable?: boolean
}

/** The embedded database, running. */
export type Embedded = {
  /** Connection of the shop's role: it reads and writes rows only. */
  connection: Connection
  /** Connection of the owner of the schema, for migrations and maintenance. */
  owner: Connection
  /** Process id of the PostgreSQL server at present. */
  pid: () => number
  created: boolean
  adopted: boolean
  /** Stops the server cleanly where it is ours; a guest just leaves. */
  stop: () => Promise<void>
}

const DATABASE = 'shop'
const LONGEST_PAUSE_MS = 2_000

/**
 * Runs the embedded PostgreSQL of a DATA_DIR: creates it on the first start, takes over one that a killed shop left
 * running, starts it again when it dies, and refuses a second shop. Throws StartFailure with a line for the owner.
 */
export async function superviseEmbedded(options: SuperviseOptions): Promise<Embedded> {
  const place = await chooseServerPlace(options.dataDir)
  const native = options.native ?? findNativeBinaries()
  finishCarrying(place.home)
  refuseOtherMajor(place, native)
  const runAs = chooseRunAs(native, place.home)
  const durable = options.durable ?? true
  const created = await createCluster(place, runAs, durable)
  giveTo(runAs.owner, place.home)
  const supervisor = new Supervisor(options, place, runAs, durable)
  const adopted = await supervisor.begin()
  const owner = ownerConnection(place, DATABASE, supervisor.port)
  return {
    connection: { ...owner, user: SHOP_ROLE, password: place.shopPassword },
    owner,
    pid: () => supervisor.pid,
    created,
    adopted,
    stop: () => supervisor.stop(),
  }
}

class Supervisor {
  pid = 0
  port = 0
  private lock: ShopLock | null = null
  private stopping = false
  private recovering: Promise<void> = Promise.resolve()
  private readonly options: SuperviseOptions
  private readonly place: ServerPlace
  private readonly runAs: RunAs
  private readonly durable: boolean

  constructor(options: SuperviseOptions, place: ServerPlace, runAs: RunAs, durable: boolean) {
    this.options = options
    this.place = place
    this.runAs = runAs
    this.durable = durable
  }

  async begin(): Promise<boolean> {
    const running = await this.own()
    return running.adopted
  }

  /** Reaches the server and takes the lock on it; the server may be on its way out just then, so it tries again. */
  private async own(): Promise<RunningServer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.ownOnce()
      } catch (error) {
        if (error instanceof StartFailure || attempt === 10) throw error
        await sleep(50 * attempt)
      }
    }
  }

  private async ownOnce(): Promise<RunningServer> {
    const running = await reachPostmaster(this.place, this.runAs, this.durable)
    // A port of loopback is kept: the pool knows it.
    this.place.port = running.connection.port
    await ensureDatabase(running.connection, DATABASE)
    await secureCluster(this.place, ownerConnection(this.place, DATABASE))
    const attempt = await takeShopLock(running.connection, this.options.role, () => {
      this.recovering = this.recover()
    })
    if ('heldBy' in attempt && this.options.role === 'shop') throw alreadyRunning(this.place, attempt.heldBy)
    this.lock = 'lock' in attempt ? attempt.lock : null
    this.pid = running.pid
    this.port = running.connection.port
    return running
  }

  private async recover(): Promise<void> {
    if (this.stopping) return
    this.options.note('The database has stopped: starting it again')
    for (let pause = 50; !this.stopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await this.own()
        this.options.note('The database is back')
        return
      } catch (error) {
        // a tool that came first while nobody had the database leaves again; another shop does not
        if (error instanceof AlreadyRunning && error.holder.role === 'shop') return this.options.onGone(error)
        this.options.note(`The database does not start yet: ${(error as Error).message}`)
        await sleep(pause)
      }
    }
  }

  async stop(): Promise<void> {
    this.stopping = true
    await this.recovering
    if (!this.lock) return
    await stopPostmaster(this.place.cluster, this.pid)
    await this.lock.release()
  }
}

class AlreadyRunning extends StartFailure {
  readonly holder: Holder
  constructor(holder: Holder, message: string) {
    super(message)
    this.holder = holder
  }
}

function alreadyRunning(place: ServerPlace, holder: Holder): AlreadyRunning {
  const { pid } = holder
  const who = pid ? `process ${pid}` : 'another machine or container'
  return new AlreadyRunning(
    holder,
    `Another shop (${who}) is open on ${place.dataDir}: stop it first, or give this one its own DATA_DIR.`,
  )
}
