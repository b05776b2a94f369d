import { busTo, type ShopTerms, termsByWay, waysTo } from '../../../domain/selling/delivery/delivery-terms.ts'
import { type GoodsRefusal, judgeGoods, type TravelFacts } from '../../../domain/selling/delivery/judge-goods.ts'
import { ways as copy, goodsRefusals } from '../../../shared/copy/delivery-ways.ts'
import type { DeliveryWay } from '../../../shared/delivery-ways.ts'

/** A line as far as it travels. */
interface NamedLine {
  quantity: number
  name: string
  travel?: TravelFacts | undefined
}

/** Goods that cannot travel so: `index` is the line, `reason` why, `sentence` why and what a shopper can do. */
export interface GoodsStay {
  index: number
  reason: string
  sentence: string
}

/**
 * Returns why lines do not travel to a place by a way, with the ways that take them (docs/decisions/211); null where they do. The one
 * judgement of checkout, cart and delivery check.
 */
export function whyGoodsStay(
  shop: ShopTerms,
  lines: readonly NamedLine[],
  place: { pincode: string; state: string },
  way: DeliveryWay,
): GoodsStay | null {
  const refusal = judgeGoods(lines, termsByWay(shop, place, way).goods)
  if (!refusal) return null
  const others = waysTo(shop, place).filter((other) => !judgeGoods(lines, termsByWay(shop, place, other).goods))
  const named = others.map((other) => copy.instead[other](busTo(shop, place)?.stand ?? ''))
  const reason = sayRefusal(refusal, lines[refusal.index]?.name ?? '')
  return { index: refusal.index, reason, sentence: `${reason} ${goodsRefusals.instead(named)}` }
}

function sayRefusal(refusal: GoodsRefusal, name: string): string {
  if ('limit' in refusal) return goodsRefusals[refusal.why](name, refusal.is, refusal.limit)
  return goodsRefusals[refusal.why](name)
}
