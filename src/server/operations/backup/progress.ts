/** Is told what is done now and how much of it, from 0 to 1. Throws where it is to be broken off. */
export type Progress = (step: string, part: number) => Promise<void> | void
