import type { Socket } from 'node:net'
import type { Client } from 'pg'

/** The connection below a query of one's own, as `pg` passes it. The types of `pg` leave it out. */
export interface CopyConnection {
  stream: Socket
  query: (text: string) => void
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
  sendCopyFail: (message: string) => void
}

/** Puts a COPY in the line of a client that nobody else uses: not one of a pool, which pipelines. */
export function submitCopy(client: Client, copy: { submit: (connection: CopyConnection) => void }): void {
  client.query(copy as unknown as Parameters<Client['query']>[0])
}
