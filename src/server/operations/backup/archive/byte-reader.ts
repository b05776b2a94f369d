/** Bytes that come in pieces, taken in whatever lengths are wanted. */
export class ByteReader {
  private readonly source: AsyncIterator<Buffer>
  private rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]()
  }

  /** So many bytes; fewer where the source ends before. */
  async take(length: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    let missing = length
    for (;;) {
      const piece = this.rest.subarray(0, missing)
      this.rest = this.rest.subarray(piece.length)
      missing -= piece.length
      pieces.push(piece)
      if (missing === 0 || !(await this.more())) return pieces.length === 1 ? piece : Buffer.concat(pieces)
    }
  }

  /** The next bytes as they come, `most` at most; none at the end. */
  async some(most: number): Promise<Buffer> {
    if (this.rest.length === 0) await this.more()
    const piece = this.rest.subarray(0, most)
    this.rest = this.rest.subarray(piece.length)
    return piece
  }

  /** Lets go of the source. */
  async close(): Promise<void> {
    await this.source.return?.()
  }

  private async more(): Promise<boolean> {
    const next = await this.source.next()
    if (next.done) return false
    this.rest = next.value
    return true
  }
}
