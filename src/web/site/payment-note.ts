import { createContext } from 'react'

/** What pages say of online payments: `test`, no money moves; `off`, nobody takes them; null where they are real. */
export const PaymentNote = createContext<'test' | 'off' | null>(null)
