import { productTag } from '../../../shared/cache-tags.ts'
import { bargainsOffice as copy } from '../../../shared/copy/office/bargains.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { changeBargainRow, lockBargain, readBargainFacts } from './bargain-queries.ts'

/** Ends the taking of offers for goods; what was asked or agreed before holds until its end. Throws `not_found`. */
export async function endBargain(work: CommandWork, id: string): Promise<void> {
  await changeBargain(work, id, { active: false })
}

/** Puts fields of terms back, or ends them. Throws `not_found`. */
export async function changeBargain(
  work: CommandWork,
  id: string,
  fields: Parameters<typeof changeBargainRow>[2],
): Promise<void> {
  const before = await lockBargain(work.tx, id)
  if (!before) throw new Failure('not_found', copy.notFound)
  const facts = await readBargainFacts(work.tx, { productId: before.product_id, variantId: before.variant_id })
  work.about({ kind: 'bargain', id, name: [facts?.name, facts?.variant_name].filter(Boolean).join(', ') })
  await changeBargainRow(work.tx, id, fields)
  work.changed('bargain', id, { ...before }, { ...before, ...fields })
  work.stale(productTag(before.product_id))
}
