import pg from 'pg'
import type { Config } from '../config.ts'
import { StartFailure } from '../start-failure.ts'
import { clientConfig, connect, type OpenConnections, type Target } from './connect.ts'
import { superviseEmbedded } from './embedded/supervise.ts'

type Options = {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>
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
  /** Whether it was made by this start, in DATA_DIR. */
  isNew: boolean
  /** What it is, for the owner: one phrase. */
  description: string
  /** Waits for the queries under way, then lets go; the embedded server stops cleanly. */
  close: () => Promise<void>
}

/** Opens DATABASE_URL, or starts the embedded PostgreSQL of DATA_DIR. Throws StartFailure where neither can be had. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const { databaseUrl } = options.config
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(options)
}

async function openServer(url: string): Promise<OpenDatabase> {
  const client = new pg.Client(clientConfig(url))
  try {
    await client.connect()
  } catch (error) {
    throw new StartFailure(`The database of DATABASE_URL does not answer: ${(error as Error).message || error}`)
  } finally {
    await client.end().catch(() => undefined)
  }
  const connections = connect(url)
  return {
    ...connections,
    target: url,
    isNew: false,
    description: 'the server of DATABASE_URL',
    close: connections.disconnect,
  }
}

async function openEmbedded({ config, role = 'shop', note, onGone }: Options): Promise<OpenDatabase> {
  const embedded = await superviseEmbedded({ dataDir: config.dataDir, role, note, onGone })
  const connections = connect(embedded.connection)
  const how = embedded.created ? 'created' : embedded.adopted ? 'found running' : 'started'
  return {
    ...connections,
    target: embedded.connection,
    isNew: embedded.created,
    description: `PostgreSQL in ${config.dataDir}, ${how}`,
    close: async () => {
      await connections.disconnect()
      await embedded.stop()
    },
  }
}
