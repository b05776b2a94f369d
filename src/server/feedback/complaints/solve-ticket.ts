import type { Work } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { type ComplaintAnswer, type MovedTicket, tellComplainant } from './tell-complainant.ts'

/**
 * The complaint is solved; the text says how, and is the last answer. Where nobody had answered before, it counts as the
 * answer too. Gives the complaint as it was and as it is. Throws `not_found`, `ticket_state` where it is solved already.
 */
export function solveTicket(shop: Shop, work: Work, answer: ComplaintAnswer): Promise<MovedTicket> {
  return tellComplainant(shop, work, answer, 'solved')
}
