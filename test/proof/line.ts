import type { Webhook } from './bank.ts'

/** An answer of the shop; undefined where none came. */
export type Heard = { status: number; body: Record<string, unknown> } | undefined

/** A story's connection to the shop: to whichever process is there. */
export type Line = {
  call: (method: string, path: string, token: string, body?: object, key?: string) => Promise<Heard>
  deliver: (webhook: Webhook) => Promise<void>
}
