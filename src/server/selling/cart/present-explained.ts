import type { Explained as ExplainedInPaise } from '../../../domain/selling/derivation/explained.ts'
import type { Explained } from '../../../shared/contract/explanations.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'

/** Presents an explanation, in rupees. */
export function presentExplained({ title, note, amounts }: ExplainedInPaise): Explained {
  return { title, note, amounts: amounts.map((each) => ({ ...each, amount: rupeesFromPaise(each.amount) })) }
}
