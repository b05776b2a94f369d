/**
 * Statuses of a quotation: asked for, sent by the shop, in somebody's cart, bought, not offered any more, or past its end.
 */
export const quoteStatuses = ['open', 'sent', 'accepted', 'ordered', 'declined', 'expired'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]
