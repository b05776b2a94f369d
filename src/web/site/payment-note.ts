import { createContext } from 'react'

/** Note of pages on online payments: `test`, no money moves; `off`, nobody takes them; null where they are real. */
export const PaymentNote = createContext<'test' | 'off' | null>(null)
