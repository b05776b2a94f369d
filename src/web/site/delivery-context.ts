import { createContext } from 'react'
import type { DeliveryTerms } from '../../shared/shop-facts.ts'

/** What the shop takes for a delivery, as its settings say. */
export const DeliveryContext = createContext<DeliveryTerms>({ charge: 0, freeFrom: 0 })
