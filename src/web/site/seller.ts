import { createContext } from 'react'
import type { Seller } from '../../shared/copy/company.ts'

/** Who sells here, as the shop's settings say: for the legal texts and what is printed. */
export const SellerContext = createContext<Seller>({ legalName: '', address: '', state: '', gstin: '' })
