/** The lists of reviews in the office: each is a tab of the screen. */
export const reviewLists = ['newest', 'lowest', 'media', 'unanswered', 'hidden'] as const
export type ReviewList = (typeof reviewLists)[number]
