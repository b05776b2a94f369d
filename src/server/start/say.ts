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

/** Reports to the owner that the shop is open; the last line has the shop's address. `setUp`: set-up link of a shop without an owner. */
export function sayOpen(
  config: Config,
  port: number,
  { name, setUp }: { name: string; setUp: string | null },
  say: Say,
): void {
  const office = config.officeUrl.replace(/:0$/, `:${port}`)
  say(`Admin: ${office}`)
  if (setUp !== null) say(`Set up your shop: ${office}${setUp} (who opens this link first becomes the owner)`)
  say(`${name} is open: http://${urlHost(config.host)}:${port}`)
}
