import { createHmac } from 'node:crypto'

const keyBytes = 16

/**
 * The key of a complaint: 128 bits, of which the database holds the hash alone. `secret` is the Idempotency-Key of whoever
 * sent it, so that a repeat is given the same key, or what nobody knows.
 */
export function ticketKey(ticketId: string, secret: string): string {
  return createHmac('sha256', secret).update(`ticket ${ticketId}`).digest().subarray(0, keyBytes).toString('base64url')
}
