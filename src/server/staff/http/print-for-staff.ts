import type { FastifyReply } from 'fastify'
import { whenGone } from '../../platform/http/when-gone.ts'
import type { PaperFor } from '../../platform/pdf/draw-in-turn.ts'
import { limitRate, tally } from '../../platform/rate-limits/rate-limit.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'

/** Counts a print of somebody of the shop, and says for whom it is drawn. Throws `too_many_requests`. */
export async function printForStaff(
  shop: Shop,
  { staff, reply }: { staff: Staff; reply: FastifyReply },
): Promise<PaperFor> {
  await limitRate(shop, [tally('paperOfStaff', staff.id)])
  return { who: staff.id, gone: whenGone(reply) }
}
