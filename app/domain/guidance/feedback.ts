/** Questions asked after an analysis. */
export const feedbackQuestions = ['recognised', 'clear', 'fitting', 'useful', 'again'] as const
export type FeedbackQuestion = (typeof feedbackQuestions)[number]

/** Yes, probably, neutral, probably not, no. */
export const feedbackAnswers = [5, 4, 3, 2, 1] as const
