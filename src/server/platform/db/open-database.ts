import pg from 'pg'
import type { Config } from '../config.ts'
import { StartFailure } from '../start-failure.ts'
import {
  CONNECTIONS_MOST,
  clientConfig,
  connect,
  connectionsFor,
  type OpenConnections,
  type Target,
} from './connect.ts'
import { superviseEmbedded } from './embedded/supervise.ts'

type Options = {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseConnections'>
  /** `guest`: a tool of the terminal, which may work beside a running shop. */
  role?: 'shop' | 'guest'
  /** A line for the log. */
  note: (line: string) => void
  /** The embedded database is lost for good: the process should end with this line. */
  onGone: (failure: StartFailure) => void
}

/** The database of the settings, reachable. */
export type OpenDatabase = OpenConnections & {
  target: Target
  /** The same as the owner of the schema: migrates, and tidies tables. */
  owner: Target
  /** True if this start created the database, in DATA_DIR. */
  isNew: boolean
  /** Connections for transactions that this shop may open, at most. */
  connectionsMost: number
  /** Description of the database for the owner, in one phrase. */
  description: string
  /** Waits for the queries under way, then lets go; the embedded server stops cleanly. */
  close: () => Promise<void>
}

const SUPERUSER_WARNING =
  'Warning: the role of DATABASE_URL is a superuser of its server; one that owns only its database is enough (README).'

/** Opens DATABASE_URL, or starts the embedded PostgreSQL of DATA_DIR. Throws StartFailure where neither can be had. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const { databaseUrl } = options.config
  return databaseUrl ? openServer(databaseUrl, options) : openEmbedded(options)
}

async function openServer(url: string, { config, role = 'shop', note }: Options): Promise<OpenDatabase> {
  const client = new pg.Client(clientConfig(url))
  let max = config.databaseConnections
  try {
    await client.connect()
    max ??= await countConnections(client)
    if (role === 'shop' && (await isSuperuser(client))) note(SUPERUSER_WARNING)
  } catch (error) {
    throw new StartFailure(`The database of DATABASE_URL does not answer: ${(error as Error).message || error}`)
  } finally {
    await client.end().catch(() => undefined)
  }
  const connections = connect(url, { max })
  return {
    ...connections,
    target: url,
    owner: url,
    isNew: false,
    connectionsMost: max,
    description: 'the server of DATABASE_URL',
    close: connections.disconnect,
  }
}

/** A server's own limits are respected unless DATABASE_CONNECTIONS says otherwise. */
async function countConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select current_setting('max_connections')::int as max, current_setting('superuser_reserved_connections')::int as reserved`,
  )
  return connectionsFor(rows[0].max, rows[0].reserved)
}

async function isSuperuser(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select current_setting('is_superuser') = 'on' as super`)
  return rows[0].super
}

async function openEmbedded({ config, role = 'shop', note, onGone }: Options): Promise<OpenDatabase> {
  const embedded = await superviseEmbedded({ dataDir: config.dataDir, role, note, onGone })
  const max = config.databaseConnections ?? CONNECTIONS_MOST
  const connections = connect(embedded.connection, { max })
  const how = embedded.created ? 'created' : embedded.adopted ? 'found running' : 'started'
  return {
    ...connections,
    target: embedded.connection,
    owner: embedded.owner,
    isNew: embedded.created,
    connectionsMost: max,
    description: `PostgreSQL in ${config.dataDir}, ${how}`,
    close: async () => {
      await connections.disconnect()
      await embedded.stop()
    },
  }
}
