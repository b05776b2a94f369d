/** Progress of work on many products, apart from what checks it. */
export const jobStates = ['looking', 'asks', 'ready', 'applying', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]

/** States in which a process is at it, or soon will be. */
export const busyStates: readonly JobState[] = ['looking', 'applying']
