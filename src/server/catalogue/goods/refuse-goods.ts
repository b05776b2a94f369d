import type { PlannedGoods } from '../../../domain/catalogue/plan-goods.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'

/** Throws `bad_input` with the sentences of the first product that has any, by field; of many, with its name. */
export function refuseGoods(plans: readonly PlannedGoods[]): void {
  const bad = plans.find(({ problems }) => problems.length > 0)
  if (!bad) return
  const errors = Object.fromEntries(bad.problems.toReversed().map(({ field, sentence }) => [field, sentence]))
  const [first] = bad.problems
  const sentence = first?.sentence ?? failures.badInput
  const message = plans.length === 1 ? sentence : `${bad.after.product.name || bad.after.id}: ${sentence}`
  throw new Failure('bad_input', message, { errors })
}
