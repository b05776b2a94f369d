import { connect } from '../../src/server/platform/db/connect.ts'
import { superviseEmbedded } from '../../src/server/platform/db/embedded/supervise.ts'

// A shop reduced to its database, as a process that tests can kill: `keep-database.ts <DATA_DIR> [write]`.
// Writes one line per event: `ready <server pid> <created|adopted|started>`, `wrote <n>` once n is committed, `note …`.

const [dataDir = '', mode] = process.argv.slice(2)
const tell = (line: string) => process.stdout.write(`${line}\n`)
const end = (failure: Error) => {
  tell(`refused ${failure.message}`)
  process.exit(1)
}

try {
  const note = (line: string) => tell(`note ${line}`)
  const embedded = await superviseEmbedded({ dataDir, role: 'shop', note, onGone: end })
  const { pool } = connect(embedded.connection, { max: 4 })
  process.on('SIGTERM', async () => {
    await embedded.stop()
    process.exit(0)
  })
  const owner = connect(embedded.owner, { max: 1 })
  await owner.pool.query('create table if not exists written (n int primary key)')
  await owner.disconnect()
  const { rows } = await pool.query('select coalesce(max(n), 0)::int as last from written')
  tell(`ready ${embedded.pid()} ${embedded.created ? 'created' : embedded.adopted ? 'adopted' : 'started'}`)
  let n = rows[0].last + 1
  while (mode === 'write') {
    try {
      await pool.query('insert into written values ($1) on conflict do nothing', [n])
      tell(`wrote ${n}`)
      n += 1
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  setInterval(() => undefined, 60_000)
} catch (error) {
  end(error as Error)
}
