import { hash } from 'node:crypto'

/** A sum over the rows of a table that is the same in whatever order they come. */
export class RowsDigest {
  rows = 0
  private sum = 0n

  add(row: Buffer): void {
    this.rows += 1
    this.sum = BigInt.asUintN(64, this.sum + hash('sha256', row, 'buffer').readBigUInt64LE())
  }

  digest(): string {
    return this.sum.toString(16).padStart(16, '0')
  }
}
