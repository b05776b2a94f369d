import { chownSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { type Connection, OWNER, SHOP_ROLE } from './probe.ts'
import type { ServerPlace } from './server-place.ts'

/** Processes that start at once set the rights one after the other. */
const LOCK = 72_311_208

const RULES = `# Written by the shop at each start. Whoever comes shows a password.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
host all all ::1/128 scram-sha-256
`

/**
 * Tables that are append-only: history, journal, papers, moves of orders and of stock, locked months, settlements, what reports add up. Triggers refuse
 * the rest to whoever owns the tables.
 */
const ADDED_TO = [
  'commands',
  'changes',
  'history_seals',
  'journal',
  'invoices',
  'credit_notes',
  'receipt_vouchers',
  'refund_vouchers',
  'order_moves',
  'stock_movements',
  'locked_months',
  'unlocked_months',
  'return_round_offs',
  'settlements',
  'settlement_rows',
  'counter_payments',
  'till_rows',
  'z_reports',
  'report_papers',
  'report_lines',
  'report_rates',
  'run_hand_ins',
  'run_cash',
  'pick_taps',
]

/**
 * Rows may be read and written, of every table there is and will be; what is only added to is not changed, the counters of papers
 * count on. Nothing else: what gets into the shop cannot reach the machine's files and programs, nor change the schema.
 */
const RIGHTS = `
  grant usage on schema public to ${SHOP_ROLE};
  grant select, insert, update, delete on all tables in schema public to ${SHOP_ROLE};
  grant usage, select on all sequences in schema public to ${SHOP_ROLE};
  alter default privileges in schema public grant select, insert, update, delete on tables to ${SHOP_ROLE};
  alter default privileges in schema public grant usage, select on sequences to ${SHOP_ROLE};
  do $$
  declare kept text;
  begin
    foreach kept in array array['${ADDED_TO.join(`', '`)}'] loop
      if to_regclass(kept) is not null then
        execute format('revoke update, delete, truncate on %I from ${SHOP_ROLE}', kept);
      end if;
    end loop;
    if to_regclass('invoice_series') is not null then
      revoke delete, truncate on invoice_series from ${SHOP_ROLE};
    end if;
    if to_regclass('voucher_series') is not null then
      revoke delete, truncate on voucher_series from ${SHOP_ROLE};
    end if;
  end $$;`

/** Statement that forbids the shop to write the table of applied migrations. For the owner of the table. */
export const KEEP_MIGRATIONS = `
  do $$ begin
    if to_regclass('public.schema_migrations') is not null and exists (select from pg_roles where rolname = '${SHOP_ROLE}')
    then revoke insert, update, delete on public.schema_migrations from ${SHOP_ROLE}; end if;
  end $$`

/**
 * Makes the shop's role, which may only read and write rows of the database that `owner` is connected to, and has
 * everybody show a password. A cluster that lets everybody in is carried over, also while it runs.
 */
export async function secureCluster(place: ServerPlace, owner: Connection): Promise<void> {
  const client = new pg.Client(owner)
  // a server that dies meanwhile fails the question; unheard, it would end the process
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(`alter role ${OWNER} password ${client.escapeLiteral(owner.password)}`)
    await makeShopRole(client, place.shopPassword)
    const database = client.escapeIdentifier(owner.database)
    await client.query(`revoke all on database ${database} from public`)
    await client.query(`grant connect on database ${database} to ${SHOP_ROLE}`)
    await client.query('commit')
    if (writeRules(place)) await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}

/** The role and its rights in the client's database. Tests give their databases to it too. */
export async function makeShopRole(client: pg.Client, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [SHOP_ROLE])
  if (rowCount === 0) await client.query(`create role ${SHOP_ROLE} login`)
  const without = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  await client.query(`alter role ${SHOP_ROLE} ${without} password ${client.escapeLiteral(password)}`)
  await client.query(RIGHTS)
  await client.query(KEEP_MIGRATIONS)
}

/** True where the rules were others. The running server reads them when it is told to, each server at its start. */
function writeRules({ cluster }: ServerPlace): boolean {
  const file = path.join(cluster, 'pg_hba.conf')
  if (readFileSync(file, 'utf8') === RULES) return false
  const { uid, gid } = statSync(file)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, RULES, { mode: 0o600 })
  if (process.getuid?.() === 0) chownSync(draft, uid, gid)
  renameSync(draft, file)
  return true
}
