import { refundWays } from './refund-ways.ts'

/** Conditions of pieces that come back: sold again, thrown away, or looked at later. */
export const returnConditions = ['restock', 'scrap', 'inspect'] as const
export type ReturnCondition = (typeof returnConditions)[number]

/** Ways in which the money of a return goes back: as it came, or by hand. */
export const returnRefunds = ['same_way', ...refundWays] as const
export type ReturnRefund = (typeof returnRefunds)[number]
