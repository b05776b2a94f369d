import type { Target } from '../../platform/db/connect.ts'
import type { Figures } from '../../platform/metrics/counted-figures.ts'

/** First message to a worker: the database, and the share of it that the worker may take. */
export interface Welcome {
  target: Target
  owner: Target
  /** Connections for transactions, at most. */
  connections: number
  /** The first worker of a start or a renewal brings the schema up to date before it opens. */
  prepares: boolean
}

/** A message from the leading process to a worker. */
export type ToWorker =
  | ({ tell: 'welcome' } & Welcome)
  /** With a connection that somebody opened. */
  | { tell: 'connection'; id: number }
  /** The door is open at this port. */
  | { tell: 'open'; port: number }
  /** Another one takes its place (`replaced`), or the whole shop closes. */
  | { tell: 'leave'; replaced: boolean }
  /** A size of a picture that it asked for. */
  | { tell: 'picture'; size: string; isThere: boolean }
  /** Request for the counted figures. `whole`: with those that are the same for all workers. */
  | { tell: 'figures'; whole: boolean }
  /** All pictures of the demo have been made. */
  | { tell: 'pictures made' }

/** A message from a worker to the leading process. */
export type FromWorker =
  | { tell: 'hello' }
  /** `setUp`: its set-up link without the office's address, while it has no owner. */
  | { tell: 'ready'; name: string; setUp: string | null }
  /** It has this connection now. */
  | { tell: 'took'; id: number }
  /** It ends: no more connections for it. */
  | { tell: 'leaving' }
  /** Figures that it has counted. */
  | { tell: 'figures'; figures: Figures }
  | { tell: 'picture'; size: string }
