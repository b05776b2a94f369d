import type { Kysely } from 'kysely'
import type { Config } from '../server/platform/config.ts'
import type { Database } from '../server/platform/db/schema.ts'
import type { Shop } from '../server/platform/shop.ts'
import { noFaults, type SandboxFaults } from './sandbox-faults.ts'
import { changeWebhookSecret, readKeys, type SandboxKeys } from './sandbox-keys.ts'

/**
 * A payment provider that is played within the shop, so that it can be tried out and tested without an account. Its
 * books are tables of their own; the shop knows it only through its HTTP API, its webhooks and its script.
 */
export interface Sandbox {
  keys: () => Promise<SandboxKeys>
  /** The address of this process, to call it by HTTP. */
  url: () => string
  /** Says where this process listens, once it does. */
  listensAt: (url: string) => void
  /** For proofs: the account gets a new webhook secret; what was queued before is still signed with the old one. */
  changeWebhookSecret: (now: Date) => Promise<void>
  /** For proofs: what goes wrong. Replace single ones. */
  faults: SandboxFaults
}

/** A shop with the provider that is played while there is no account at a real one. */
export interface SandboxShop extends Shop {
  /** null while a real one takes the payments. */
  sandbox: Sandbox | null
  /** The same, at hand in case it has to take over. */
  restingSandbox: Sandbox
}

/** The sandbox of one process. A process that does not listen reaches the one that does at `publicUrl`. */
export function openSandbox(config: Pick<Config, 'publicUrl'>, db: Kysely<Database>): Sandbox {
  let address: string | undefined
  let keys: Promise<SandboxKeys> | undefined
  return {
    keys: () => {
      keys ??= readKeys(db).catch((error) => {
        keys = undefined
        throw error
      })
      return keys
    },
    url: () => address ?? config.publicUrl,
    listensAt: (url) => {
      address = url
    },
    changeWebhookSecret: async (now) => {
      await changeWebhookSecret(db, now)
      keys = undefined
    },
    faults: { ...noFaults },
  }
}
