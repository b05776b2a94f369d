import { createContext } from 'react'

/** Whether the next page is on its way. */
export const PageLoading = createContext(false)
