import { createHmac } from 'node:crypto'

const keyBytes = 16

/**
 * The key of a quotation: 128 bits, of which the database holds the hash alone. `secret` is the Idempotency-Key of whoever asked, so
 * that a repeat is given the same key, or what nobody knows.
 */
export function quoteKey(quoteId: string, secret: string): string {
  return createHmac('sha256', secret).update(`quote ${quoteId}`).digest().subarray(0, keyBytes).toString('base64url')
}
