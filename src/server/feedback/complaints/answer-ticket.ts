import type { Work } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { type ComplaintAnswer, type MovedTicket, tellComplainant } from './tell-complainant.ts'

/**
 * The shop answers a complaint; the person gets it by mail and finds it on the complaint's page. It may answer several times.
 * Gives the complaint as it was and as it is. Throws `not_found`, `ticket_state` where it is solved.
 */
export function answerTicket(shop: Shop, work: Work, answer: ComplaintAnswer): Promise<MovedTicket> {
  return tellComplainant(shop, work, answer, 'answered')
}
