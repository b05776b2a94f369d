import { once } from 'node:events'
import type { Client } from 'pg'
import { type CopyConnection, submitCopy } from './copy-connection.ts'

/**
 * Sends what `COPY … FROM STDIN` reads, as fast as the server takes it. Gives how many rows it was. Throws what the server
 * says, or what `chunks` throws: then nothing of it is there.
 */
export async function copyIn(client: Client, statement: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  const copy = new CopyIn(statement)
  submitCopy(client, copy)
  const connection = await Promise.race([copy.open, copy.over])
  if (typeof connection === 'number') throw new Error(`the server reads nothing: ${statement}`)
  try {
    for await (const chunk of chunks) {
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await Promise.race([once(connection.stream, 'drain'), copy.over])
    }
  } catch (error) {
    connection.sendCopyFail('given up')
    await copy.over.catch(() => undefined)
    throw error
  }
  connection.endCopyFrom()
  return copy.over
}

class CopyIn {
  readonly open: Promise<CopyConnection>
  /** Number of rows that the server took. */
  readonly over: Promise<number>
  private readonly text: string
  private rows = 0
  private begin: (connection: CopyConnection) => void = () => undefined
  private end: (rows: number) => void = () => undefined
  private fail: (error: Error) => void = () => undefined

  constructor(text: string) {
    this.text = text
    this.open = new Promise((resolve) => {
      this.begin = resolve
    })
    this.over = new Promise((resolve, reject) => {
      this.end = resolve
      this.fail = reject
    })
    // somebody may wait for the other one just then
    this.over.catch(() => undefined)
  }

  submit(connection: CopyConnection): void {
    connection.query(this.text)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.begin(connection)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0)
  }

  handleReadyForQuery(): void {
    this.end(this.rows)
  }

  handleError(error: Error): void {
    this.fail(error)
  }
}
