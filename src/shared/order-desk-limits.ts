/** Letters of what the shop's people write to an order. The screens of orders load these and no other limit of the office. */
export const deskLimits = {
  /** Characters of the reason that somebody gives for an action, in their own words. */
  reasonMax: 500,
  orderNoteMax: 1000,
  carrierMax: 60,
  trackingMax: 40,
  /** Orders that are confirmed or printed in one go. */
  ordersAtOnce: 200,
} as const
