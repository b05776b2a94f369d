/** Ways in which goods reach the customer: brought to the address, by bus to a stand, picked up at the counter (decision 211). */
export const deliveryWays = ['delivery', 'bus', 'pickup'] as const
export type DeliveryWay = (typeof deliveryWays)[number]
