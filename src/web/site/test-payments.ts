import { createContext } from 'react'

/** Whether online payments are only tried out here, so that no money moves: every page that takes one says so. */
export const TestPayments = createContext(false)
