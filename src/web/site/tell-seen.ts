import type * as z from 'zod/mini'
import type { seen } from '../../shared/contract/seen.ts'
import { call } from '../api/call.ts'

/**
 * Tells the shop what a page showed, without who: the owner's report counts it. Nothing waits for it, and where it cannot be sent
 * nothing is lost but a count.
 */
export function tellSeen(body: z.input<typeof seen.tellSeen.body>): void {
  void call('POST /seen', { body }).catch(() => {})
}
