/** States of a page about the shop: as the program has it, published, or with a draft that shoppers do not see. */
export const policyStates = ['template', 'published', 'draft'] as const
export type PolicyState = (typeof policyStates)[number]
