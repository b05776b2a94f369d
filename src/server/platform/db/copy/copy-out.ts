import type { Client } from 'pg'
import { type CopyConnection, submitCopy } from './copy-connection.ts'

/** So much waits here for whoever writes it down; then the server waits. */
const waitingBytesMost = 1 << 20

/**
 * The rows of a `COPY … TO STDOUT`, as the server sends them: one buffer for each, several at a time, as fast as they are
 * taken. Whoever stops before the end, or meets an error, gives the client up.
 */
export async function* copyOut(client: Client, statement: string): AsyncGenerator<Buffer[]> {
  const copy = new CopyOut(statement)
  submitCopy(client, copy)
  for (let rows = await copy.next(); rows; rows = await copy.next()) yield rows
}

class CopyOut {
  private readonly text: string
  private connection: CopyConnection | undefined
  private rows: Buffer[] = []
  private bytes = 0
  private state: 'open' | 'done' | Error = 'open'
  private wake: () => void = () => undefined

  constructor(text: string) {
    this.text = text
  }

  /**
   * Returns the rows that have come since the last call; undefined at the end. Throws the error of the server or the connection.
   */
  async next(): Promise<Buffer[] | undefined> {
    while (this.rows.length === 0 && this.state === 'open') {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
    if (this.state instanceof Error) throw this.state
    const { rows } = this
    this.rows = []
    this.bytes = 0
    this.connection?.stream.resume()
    return rows.length > 0 ? rows : undefined
  }

  submit(connection: CopyConnection): void {
    this.connection = connection
    connection.query(this.text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // the parser writes over what it has handed out
    this.rows.push(Buffer.from(chunk))
    this.bytes += chunk.length
    if (this.bytes > waitingBytesMost) this.connection?.stream.pause()
    this.wake()
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (this.state === 'open') this.state = 'done'
    this.wake()
  }

  handleError(error: Error): void {
    this.state = error
    this.wake()
  }
}
