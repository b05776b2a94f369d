import { createContext } from 'react'

/** The shop's outside address without a slash at the end, for canonical links and structured data. */
export const PublicUrl = createContext('')
