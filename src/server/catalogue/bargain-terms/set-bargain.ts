import { floorPrice } from '../../../domain/selling/bargains/floor.ts'
import { leastPrice } from '../../../domain/selling/pricing/price-fall.ts'
import { bargainLimits } from '../../../shared/bargain-limits.ts'
import { productTag } from '../../../shared/cache-tags.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { bargainsOffice as copy } from '../../../shared/copy/office/bargains.ts'
import { staffLimitsCopy } from '../../../shared/copy/office/staff-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { type BargainRow, changeBargainRow, insertBargain, lockBargainOf, readBargainFacts } from './bargain-queries.ts'

/** Terms as somebody wants them. `floorValue`: hundredths of a percent off the price of one piece, or paise. */
export interface BargainWanted {
  productId: string
  variantId: string | null
  from: number
  floorType: 'percentage' | 'flat'
  floorValue: number
  counterOffers: number
  belowCost: boolean
}

/** Fields of terms that people change, as the history keeps them. */
export type BargainFields = Pick<
  BargainRow,
  'from_quantity' | 'floor_type' | 'floor_value' | 'counter_offers' | 'below_cost' | 'active'
>

/**
 * Says that offers are taken for a product, all of its variants or one of them, and down to what; gives the record's id. Throws
 * `not_found`, `bad_input` with the field, `not_allowed` where the person may not see costs and allows less, or may not give so much.
 */
export async function setBargain(
  shop: Pick<Shop, 'clock' | 'newId'>,
  work: CommandWork,
  wanted: BargainWanted,
  seesCosts: boolean,
): Promise<string> {
  const { productId, variantId } = wanted
  const found = await readBargainFacts(work.tx, wanted)
  if (!found?.variant_known) throw new Failure('not_found', found ? failures.variantNotFound : failures.productNotFound)
  if (wanted.belowCost && !seesCosts) throw new Failure('not_allowed', copy.costsUnseen)
  checkFloor(work, wanted, found)
  const before = await lockBargainOf(work.tx, wanted)
  const fields = fieldsOf(wanted)
  const id = before?.id ?? shop.newId()
  const by = { set_by: work.by.name, set_at: shop.clock() }
  if (before) await changeBargainRow(work.tx, id, { ...fields, ...by })
  else {
    const place = { id, product_id: productId, variant_id: variantId, seed: shop.newId() }
    await insertBargain(work.tx, { ...place, ...fields, ...by })
  }
  work.about({ kind: 'bargain', id, name: found.variant_name ? `${found.name}, ${found.variant_name}` : found.name })
  work.changed('bargain', id, before ? shownOf(before) : null, { ...fields })
  work.stale(productTag(productId))
  return id
}

function checkFloor(
  work: CommandWork,
  { floorType, floorValue, variantId }: BargainWanted,
  { single, usual, has_variants: hasVariants }: { single: number; usual: number; has_variants: boolean },
): void {
  const { percentLeast: least, percentMost: most } = bargainLimits
  if (floorType === 'flat' && hasVariants && variantId === null) throw refusal('floorType', copy.percentOnly)
  if (floorType === 'flat' && floorValue >= single) {
    throw refusal('floorValue', copy.belowPrice(formatRupees(rupeesFromPaise(single))))
  }
  if (floorType === 'percentage' && (floorValue < least * 100 || floorValue > most * 100)) {
    throw refusal('floorValue', copy.percent(least, most))
  }
  const percent = work.by.limits.discount
  const floor = floorPrice({ type: floorType, value: floorValue, belowCost: true }, { single: usual, cost: null })
  if (percent === null || floor >= leastPrice(usual, percent)) return
  const sentence = staffLimitsCopy.quotedPrice(percent, leastPrice(usual, percent))
  throw new Failure('not_allowed', sentence, { errors: { floorValue: sentence } })
}

function fieldsOf({ from, floorType, floorValue, counterOffers, belowCost }: BargainWanted): BargainFields {
  return {
    ...{ from_quantity: from, floor_type: floorType, floor_value: floorValue },
    ...{ counter_offers: counterOffers, below_cost: belowCost, active: true },
  }
}

/** Returns the fields of terms that the history keeps. */
export function shownOf(row: BargainRow): BargainFields {
  const { from_quantity, floor_type, floor_value, counter_offers, below_cost, active } = row
  return { from_quantity, floor_type, floor_value, counter_offers, below_cost, active }
}

function refusal(field: string, sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { [field]: sentence } })
}
