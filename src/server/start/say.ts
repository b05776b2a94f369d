import { type Config, urlHost } from '../platform/config.ts'

/** Prints one line of progress. */
export type Say = (line: string) => void

/** Reports the configuration to the owner before anything is opened. */
export function sayBeginning(config: Config, say: Say): void {
  const { databaseUrl, dataDir, rateLimits, rateLimitsStay } = config
  say(databaseUrl ? 'Database: connecting to DATABASE_URL' : `Database: starting PostgreSQL in ${dataDir}`)
  if (!rateLimits) say('RATE_LIMITS=off: only wrong passwords and codes are limited. For measuring and testing.')
  if (rateLimitsStay) say('RATE_LIMITS=off is not taken: PUBLIC_URL is not on this machine. Limits are on.')
}

/** Reports to the owner that the shop is open; the last line has the shop's address. */
export function sayOpen(
  config: Config,
  port: number,
  { name, owned }: { name: string; owned: boolean },
  say: Say,
): void {
  say(`Admin: ${config.officeUrl.replace(/:0$/, `:${port}`)}`)
  if (!owned) say('First owner: npm run shop -- staff add owner <your email> prints a one-time link')
  say(`${name} is open: http://${urlHost(config.host)}:${port}`)
}
