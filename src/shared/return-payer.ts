import type { ReturnReason } from './return-requests.ts'

/** Parties that may pay for sending goods back. */
export const returnPayers = ['customer', 'shop'] as const
export type ReturnPayer = (typeof returnPayers)[number]

/** Reasons for which everything comes back, at the shop's cost (Consumer Protection (E-Commerce) Rules 2020, r. 6(4)). */
const shopsFault: readonly ReturnReason[] = ['wrong', 'damaged', 'defective']

/** Returns whether goods come back because the shop sent what it should not have. */
export function isShopsFault(why: ReturnReason | null): boolean {
  return why !== null && shopsFault.includes(why)
}

/** Returns who pays for sending goods back; `agreed`: who pays where it is not the shop's fault (setting `returns.paidBy`). */
export function returnPayer(why: ReturnReason, agreed: ReturnPayer): ReturnPayer {
  return isShopsFault(why) ? 'shop' : agreed
}
