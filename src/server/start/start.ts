import { type Config, readConfig } from '../platform/config.ts'
import { StartFailure } from '../platform/start-failure.ts'
import type { Say } from './say.ts'

/**
 * Opens the shop and keeps it open until it is told to stop: in this process, or with WORKERS in several that this one leads.
 * What the owner can put right (a bad setting, a port in use, a database that another shop has) is one line on standard error
 * and exit status 1; 78 where this version does not fit the shop's data.
 */
export async function start({ dev = false, say = console.log as Say } = {}): Promise<void> {
  try {
    await open(readConfig(process.env, { dev }), say)
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exit(error instanceof StartFailure ? error.exitStatus : 1)
  }
}

/** Each way is loaded by itself: the process that leads is small. */
async function open(config: Config, say: Say): Promise<void> {
  if (process.env.BEYPORE_WORKER) {
    const { beWorker } = await import('./workers/be-worker.ts')
    return beWorker(config, say)
  }
  if (config.workers > 1 && !config.dev) {
    const { leadWorkers } = await import('./workers/lead-workers.ts')
    return leadWorkers(config, say)
  }
  const { openAlone } = await import('./open-alone.ts')
  return openAlone(config, say)
}
