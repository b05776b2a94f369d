import { createContext } from 'react'

/** Tells the server with which status the page that is being drawn is answered; in the browser nobody listens. */
export const PageStatus = createContext<(status: number) => void>(() => {})
