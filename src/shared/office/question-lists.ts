/** The lists of questions in the office: each is a tab of the screen. */
export const questionLists = ['waiting', 'unanswered', 'newest', 'hidden'] as const
export type QuestionList = (typeof questionLists)[number]
