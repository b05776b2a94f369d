import { createContext } from 'react'

/** True while the next page is on its way. */
export const PageLoading = createContext(false)
