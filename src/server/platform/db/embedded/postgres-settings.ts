import { totalmem } from 'node:os'
import type { ServerPlace } from './server-place.ts'

/** For a small machine that also runs the shop. fsync, full_page_writes and synchronous_commit stay on. */
const SETTINGS: Record<string, string> = {
  cluster_name: 'beypore-mill-store',
  // three processes with as many as each likes best: see connect.ts
  max_connections: '150',
  shared_buffers: `${sharedMegabytes()}MB`,
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  // Planning for parallel workers and compiling queries costs more than it gives for answers of a few milliseconds.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
  synchronous_commit: 'on',
  // No replicas here: less is written ahead.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '64MB',
  max_wal_size: '512MB',
  wal_compression: 'on',
  checkpoint_timeout: '15min',
  autovacuum_naptime: '30s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  unix_socket_permissions: '0700',
}

/**
 * Returns the megabytes that the database keeps in memory: an eighth of the machine's, 128 to 512 MB. At 200 000 products 128 MB
 * are read over and over. A small shop does not fill it, and what is not filled takes no memory.
 */
function sharedMegabytes(): number {
  const machine = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.round(Math.min(512, Math.max(128, machine / 8 / 2 ** 20)))
}

/** A throw-away database for tests may lose everything when the machine stops. */
const THROW_AWAY: Record<string, string> = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
}

/** Words for the postgres program. They are given at each start, so that a newer shop brings its newer settings. */
export function postgresArguments(place: ServerPlace, durable: boolean): string[] {
  const settings = { ...SETTINGS, ...(durable ? {} : THROW_AWAY), ...whereItListens(place) }
  return ['-D', place.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

function whereItListens(place: ServerPlace): Record<string, string> {
  const port = String(place.port)
  if (!place.socketFolder) return { listen_addresses: '127.0.0.1', unix_socket_directories: '', port }
  const quoted = `"${place.socketFolder.replaceAll('"', '""')}"`
  return { listen_addresses: '', unix_socket_directories: quoted, port }
}
