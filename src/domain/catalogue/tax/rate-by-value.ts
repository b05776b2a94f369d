import type { Paise } from '../../../shared/money/money.ts'

/** The customs code of goods and the rate that they are entered with, in percent. */
export interface Taxed {
  hsnCode: string
  gstRate: number
}

/** Goods whose rate goes by what one of them is sold for, from a day on. */
interface ValueRule {
  /** Indian day, 'YYYY-MM-DD'. */
  from: string
  chapters: readonly string[]
  /** Beginnings of codes that have one rate whatever they cost. */
  except: readonly string[]
  /** The largest sale value, without GST, of one piece (of footwear: one pair) that has the lower rate. */
  upTo: Paise
  lower: number
  higher: number
}

/**
 * Clothing, made-up textiles and footwear: 5 % up to ₹2,500 a piece, 18 % above (Notification 9/2025-Central Tax (Rate),
 * Schedules I and II, in force from 22 September 2025). Parts of footwear and woven plastic sacks are 18 % at any price. A later
 * notification is another entry in front.
 */
const rules: readonly ValueRule[] = [
  {
    from: '2025-09-22',
    chapters: ['61', '62', '63', '64'],
    except: ['6406', '630532', '630533'],
    upTo: 250_000,
    lower: 5,
    higher: 18,
  },
]

function ruleFor(hsnCode: string, day: string): ValueRule | undefined {
  const rule = rules.find(({ from, chapters }) => from <= day && chapters.includes(hsnCode.slice(0, 2)))
  return rule?.except.some((beginning) => hsnCode.startsWith(beginning)) ? undefined : rule
}

/** Sale of so many pieces of one article together, in paise with GST, after every discount. */
export interface Sold {
  gross: Paise
  pieces: number
}

/**
 * The rate of a sale, in percent: that of the goods, but by the value of one piece where the law says so. The value is what is
 * paid, without GST; so a coupon may bring it below the line. Between the line with the lower tax in it and with the higher one no
 * rate fits itself: there it is the higher one, for too much tax is the safe mistake.
 */
export function rateByValue(goods: Taxed, { gross, pieces }: Sold, day: string): number {
  const rule = ruleFor(goods.hsnCode, day)
  if (!rule || (goods.gstRate !== rule.lower && goods.gstRate !== rule.higher)) return goods.gstRate
  return gross * 100 <= rule.upTo * (100 + rule.lower) * pieces ? rule.lower : rule.higher
}

/** Prices of one piece, with GST, to which no rate fits: above `over`, up to `upTo`. Null where the rate does not go by the value. */
export function bandWithoutRate(hsnCode: string, day: string): { over: Paise; upTo: Paise } | null {
  const rule = ruleFor(hsnCode, day)
  if (!rule) return null
  return { over: (rule.upTo * (100 + rule.lower)) / 100, upTo: (rule.upTo * (100 + rule.higher)) / 100 }
}

/** Returns the number of pieces in one unit of sale: in a pack or box of pieces as many as it declares, else one. */
export function piecesInUnit(unit: string, net: { amount: number | null; unit: string | null }): number {
  const isPack = unit === 'PAC' || unit === 'BOX'
  return isPack && net.unit === 'piece' ? Math.max(1, Math.floor(net.amount ?? 1)) : 1
}
